import { expect, it } from "vitest";
import { isMethodTaken, isPictureSpelled, normalTarget, ownTarget } from "./request-target.ts";

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

it.each(["/api/carts", "/internal/revalidate", "/payment-sandbox/challenge/1"])(
  "leaves the methods of %s to itself",
  (path) => expect(isMethodTaken("POST", path)).toBe(true),
);

it.each([
  ["/x/../shop/product/5", "/shop/product/5"],
  ["/shop/./product/5?a=../b", "/shop/product/5?a=../b"],
  ["/%73hop/product/5", "/shop/product/5"],
  ["/shop/%2e%2E/faq", "/faq"],
  ["/api/../shop", "/shop"],
  ["/../../etc", "/etc"],
  ["//evil.test/a", "/evil.test/a"],
  ["/\\evil.test", "/evil.test"],
  ["/.//..//evil.test", "/evil.test"],
  ["/shop//girls/", "/shop/girls/"],
  ["/shop/girls/.", "/shop/girls/"],
  ["/shop/..", "/"],
  ["/%c3%a9t%c3%a9%7E", "/%C3%A9t%C3%A9~"],
  /* Decoded once: what comes out is no escape. */
  ["/%252e%252e/faq", "/%252e%252e/faq"],
])("has one spelling for %s: %s", (target, normal) => {
  expect(normalTarget(target)).toBe(normal);
  expect(normalTarget(normal)).toBe(normal);
});

it.each([
  "/",
  "/shop/girls?page=2&size=6%20ans",
  "/shop/20%E2%82%AC",
  "/shop/a%2Fb",
  "/shop/girls%3Futm=1",
  "/_next/static/chunks/%5Blocale%5D-0a~b.js",
  "/.well-known/security.txt",
  "/faq?q=a?b",
  "/shop/",
])("leaves %s as it is", (target) => expect(normalTarget(target)).toBe(target));

const image = (url: string, rest = "&w=640&q=75") => `/_next/image?url=${encodeURIComponent(url)}${rest}`;
it.each([
  ["as pages write it", image("https://photos.example/a%20b.jpg?v=2"), true],
  ["anything else", "/shop?url=/a/../b", true],
  ["with dot segments", image("https://photos.example/x/../a.jpg"), false],
  ["with another case of its host", image("https://Photos.example/a.jpg"), false],
  ["with more in its query", image("https://photos.example/a.jpg", "&w=640&q=75&x=1"), false],
  ["in another order", "/_next/image?w=640&q=75&url=https%3A%2F%2Fphotos.example%2Fa.jpg", false],
  ["with escapes nobody needs", "/_next/image?url=https%3A%2F%2Fphotos.example%2F%61.jpg&w=640&q=75", false],
  ["of a drawing, which is sent as it is", image("/pictures/scenes/a.jpg"), false],
])("takes a picture %s: %s", (_, target, isTaken) => expect(isPictureSpelled(target)).toBe(isTaken));
