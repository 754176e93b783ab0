import { globSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { decide } from "#lib/routing/decide.ts";
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

describe("who wants a page in one piece", () => {
  const named = (url: string, agent = "Mozilla/5.0 (bingbot/2.0)") => {
    const asked = request(url, { "user-agent": agent });
    nameVisit(asked, tests);
    return asked.headers["user-agent"] ?? "";
  };

  it.each(["/shop", "/shop/girls", "/de/shop/girls/12-robe?utm_source=mail"])("gets %s as it is kept", (url) => {
    expect(isForOneVisit(request(url, { "user-agent": "bingbot" }), tests)).toBe(false);
    expect(tests.wantsOwnPage.test(named(url))).toBe(false);
  });

  it("is led to no other language under the name that is left", () => {
    const visit = { path: "/", search: "", isSignedIn: false, storedLocale: undefined, acceptLanguage: "de" };
    expect(decide({ ...visit, userAgent: named("/") }).kind).toBe("continue");
    expect(decide({ ...visit, userAgent: "Mozilla/5.0 (X11)" }).kind).toBe("redirect");
  });

  it("gets what is rendered for one visit under the name it gave, and others keep theirs", () => {
    expect(named("/shop/girls?family=DRESSES")).toBe("Mozilla/5.0 (bingbot/2.0)");
    expect(named("/shop", "Mozilla/5.0 (X11)")).toBe("Mozilla/5.0 (X11)");
  });
});

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
