import { expect, it } from "vitest";
import { normalTarget } from "./normal-target.ts";

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
