import { globSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { createVisitTests, isForOneVisit, nameVisit, nonceSource } from "./visits.ts";

/** As a build lists its pages: each file with the route it answers. */
const files = Object.fromEntries(
  globSync("app/**/page.tsx").map((file) => {
    const name = file.slice("app".length, -".tsx".length);
    return [name, name.replaceAll(/\/\(\w+\)|\/page$/g, "")];
  }),
);
const tests = createVisitTests(files, "Bingbot|facebookexternalhit");

const request = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, method, headers }) as unknown as IncomingMessage;

it.each([
  "/infos",
  "/de/infos/orders",
  "/login/kid-choice",
  "/nl/42/malle",
  "/42/your-shop/new/7",
  "/shop/your-shop",
  "/shop/payment-successful?order=1",
  "/quiz/WELCOME/kid/7",
  "/unsub/1/news",
  "/shop/girls?family=DRESSES",
  "/es/shop/girls?page=2&sort=price",
  "/shop/girls?page=none",
])("renders %s for one visit", (url) => expect(isForOneVisit(request(url), tests)).toBe(true));

it.each([
  "/",
  "/de",
  "/shop/girls",
  "/shop/girls?page=2",
  "/shop/girls?utm_source=mail",
  "/shop/girls/12-robe",
  "/shop/cart",
  "/shop/checkout",
  "/login?redirect=%2Finfos",
  "/quiz/signup/kid",
  "/nothing/here/at/all",
  "/_next/static/chunks/a.js",
])("keeps %s for everybody", (url) => expect(isForOneVisit(request(url), tests)).toBe(false));

it("renders every page for readers that Next renders it anew for", () =>
  expect(isForOneVisit(request("/shop/girls", { "user-agent": "Mozilla/5.0 (bingbot/2.0)" }), tests)).toBe(true));

it.each([
  ["data of the router", request("/infos", { rsc: "1" })],
  ["a form", request("/infos", {}, "POST")],
])("gives no nonce to %s", (_, asked) => expect(isForOneVisit(asked, tests)).toBe(false));

it("gives each visit a nonce of its own, and takes away what the visitor sent", () => {
  const claim = { "content-security-policy": "script-src 'nonce-mine'", "content-security-policy-report-only": "x" };
  const [first, second, kept] = ["/infos", "/infos", "/shop"].map((url) => {
    const asked = request(url, { ...claim });
    nameVisit(asked, tests);
    expect(asked.headers["content-security-policy-report-only"]).toBeUndefined();
    return nonceSource(asked);
  });
  expect(first).toMatch(/^'nonce-[\w+/]{22}=='$/);
  expect(second).toMatch(/^'nonce-/);
  expect(second).not.toBe(first);
  expect(kept).toBeNull();
});
