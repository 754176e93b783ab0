import { expect, it } from "vitest";
import { isMethodTaken, ownTarget } from "./request-target.ts";

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
