import { describe, expect, test } from "vitest";
import { isLate, parseSlowness, type Slowness } from "./slowness.ts";

const shop = "http://localhost:3900";
const asked = (path: string, headers: Record<string, string> = {}, isNavigation = false) => ({
  url: shop + path,
  headers: { accept: "*/*", ...headers } as Record<string, string>,
  isNavigation,
});
const html = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("what comes late", () => {
  test.each<[Slowness, string, ReturnType<typeof asked>]>([
    ["scripts", "a script of the build", asked("/_next/static/chunks/app/page-1a2b.js")],
    ["scripts", "one with a query", asked("/_next/static/chunks/main.js?dpl=1")],
    ["parts", "a page the framework asks for", asked("/shop/girls", { rsc: "1" })],
    ["parts", "a page it prepares", asked("/shop", { "next-router-prefetch": "1" })],
    ["parts", "one by its address alone", asked("/shop/girls?_rsc=1a2b")],
    ["parts", "the HTML that fills a part", asked("/shop/girls", { accept: "text/html" })],
    ["api", "a call", asked("/api/clients/me")],
  ])("in %s: %s", (slowness, _, request) => {
    expect(isLate(slowness, request)).toBe(true);
  });

  test.each<[Slowness, string, ReturnType<typeof asked>]>([
    ["scripts", "a style sheet", asked("/_next/static/css/1a2b.css")],
    ["scripts", "a script that is no part of the build", asked("/service-worker.js")],
    ["scripts", "a page named like one", asked("/shop?from=/_next/static/a.js")],
    ["parts", "the page itself", asked("/shop/girls", { accept: html }, true)],
    ["parts", "the page itself, whatever its address", asked("/shop?_rsc=1", { accept: "text/html" }, true)],
    ["parts", "the page itself, fetched by a service worker", asked("/shop", { accept: html })],
    ["parts", "a call", asked("/api/clients/me", { accept: "application/json" })],
    ["parts", "what has no address of a server", { ...asked(""), url: "data:text/html,1", headers: { rsc: "1" } }],
    ["api", "a page about one", asked("/faq/api/")],
  ])("in %s is not %s", (slowness, _, request) => {
    expect(isLate(slowness, request)).toBe(false);
  });
});

describe("the word for it", () => {
  test.each([undefined, ""])("may be missing: %j", (word) => {
    expect(parseSlowness(word)).toBeNull();
  });

  test("is one of the table, or refused", () => {
    expect(parseSlowness("parts")).toBe("parts");
    expect(() => parseSlowness("toString")).toThrow("E2E_SLOW is toString: it may be scripts, parts, api");
  });
});
