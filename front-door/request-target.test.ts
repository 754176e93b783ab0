import { expect, it } from "vitest";
import { isMethodTaken, isPictureSpelled, ownTarget } from "./request-target.ts";

it.each([
  ["/shop/girls?page=2", "/shop/girls?page=2"],
  ["//evil.test/a", "//evil.test/a"],
  ["http://evil.test/api/version", "/api/version"],
  ["HTTPS://evil.test/shop?size=4#x", "/shop?size=4"],
  ["http://evil.test", "/"],
  ["http://", null],
  ["ftp://evil.test/a", null],
  ["evil.test:443", null],
  ["*", null],
  ["", null],
])("reads %j as %j", (target, expected) => expect(ownTarget(target)).toBe(expected));

it.each(["/", "/shop/girls", "/de/infos", "/apis", "/pictures/a.svg", "/_next/static/a.js"])(
  "lets %s be read only",
  (path) => {
    expect(["GET", "HEAD"].filter((method) => !isMethodTaken(method, path))).toEqual([]);
    const others = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", undefined];
    expect(others.filter((method) => isMethodTaken(method, path))).toEqual([]);
  },
);

it.each(["/api/carts", "/payment-sandbox/challenge/1"])("leaves the methods of %s to itself", (path) =>
  expect(isMethodTaken("POST", path)).toBe(true),
);

const image = (url: string, rest = "&w=640&q=75") => `/_next/image?url=${encodeURIComponent(url)}${rest}`;
const photo = "https://photos.example/a%20b.jpg";
it.each([
  ["as pages write it", image(photo), true],
  ["in another width there is", image(photo, "&w=48&q=75"), true],
  ["anything else", "/shop?url=/a/../b", true],
  ["with dot segments", image("https://photos.example/x/../a.jpg"), false],
  ["with another case of its host", image("https://Photos.example/a.jpg"), false],
  ["with an escape nobody needs in its own address", image("https://photos.example/%61.jpg"), false],
  ["with another case of an escape", image("https://photos.example/%c3%a9.jpg"), false],
  ["with an empty segment", image("https://photos.example//a.jpg"), false],
  ["with a query of its own", image(`${photo}?x=1`), false],
  ["with an empty query of its own", image(`${photo}?`), false],
  ["with a fragment", image(`${photo}#x`), false],
  ["with a user", image("https://x@photos.example/a.jpg"), false],
  ["with a port", image("https://photos.example:8443/a.jpg"), false],
  ["with the port it has anyway", image("https://photos.example:443/a.jpg"), false],
  ["without safety", image("http://photos.example/a.jpg"), false],
  ["with more in its query", image(photo, "&w=640&q=75&x=1"), false],
  ["with a key twice", image(photo, "&w=640&w=640&q=75"), false],
  ["with less in its query", image(photo, "&w=640"), false],
  ["in a width there is not", image(photo, "&w=641&q=75"), false],
  ["in a width with a nought in front", image(photo, "&w=0640&q=75"), false],
  ["in a quality there is not", image(photo, "&w=640&q=76"), false],
  ["in another order", "/_next/image?w=640&q=75&url=https%3A%2F%2Fphotos.example%2Fa.jpg", false],
  ["with escapes nobody needs", "/_next/image?url=https%3A%2F%2Fphotos.example%2F%61.jpg&w=640&q=75", false],
  ["with a second question mark", `${image(photo)}?x`, false],
  ["of a drawing, which is sent as it is", image("/pictures/scenes/a.jpg"), false],
  ["of nothing", "/_next/image", false],
])("takes a picture %s: %s", (_, target, isTaken) => expect(isPictureSpelled(target)).toBe(isTaken));
