import { describe, expect, it } from "vitest";
import { decide, preferredLocale, type Visit } from "./decide.ts";

const aVisit = (visit: Partial<Visit>): Visit => ({
  path: "/",
  search: "",
  isSignedIn: false,
  storedLocale: undefined,
  acceptLanguage: null,
  userAgent: "Mozilla/5.0",
  ...visit,
});
const to = (visit: Partial<Visit>) => {
  const decision = decide(aVisit(visit));
  return decision.kind === "redirect" ? `${decision.status} ${decision.to}` : decision.kind;
};

describe("at the root", () => {
  it.each<[string, Partial<Visit>, string]>([
    ["a first visit in French stays", { acceptLanguage: "fr-FR,fr;q=0.9" }, "continue"],
    ["a first visit in German goes to German", { acceptLanguage: "de-AT,de;q=0.9" }, "307 /de"],
    ["the stored choice wins over the browser", { acceptLanguage: "de", storedLocale: "es" }, "307 /es"],
    ["a stored French stays", { acceptLanguage: "de", storedLocale: "fr" }, "continue"],
    ["an unknown stored choice is ignored", { storedLocale: "../x", acceptLanguage: "nl" }, "307 /nl"],
    ["a crawler is never redirected", { acceptLanguage: "de", userAgent: "Googlebot/2.1" }, "continue"],
    ["the query is kept", { acceptLanguage: "nl", search: "?a=1" }, "307 /nl?a=1"],
  ])("%s", (_, visit, expected) => expect(to(visit)).toBe(expected));
});

describe("paths", () => {
  it.each<[string, string]>([
    ["/fr", "308 /"],
    ["/fr/shop", "308 /shop"],
    ["/fr//evil.example", "308 /evil.example"],
    ["/shop/denim%3Futm=1", "308 /shop/denim"],
    ["/shop/20%E2%82%AC", "308 /shop/20"],
    ["/shop/$5", "308 /shop/5"],
    ["//evil.example/$", "308 /evil.example"],
  ])("%s: %s", (path, expected) => expect(to({ path })).toBe(expected));
});

describe("doors", () => {
  it.each<[string, Partial<Visit>, string]>([
    [
      "an account page without a session asks to sign in",
      { path: "/de/infos/orders", search: "?page=2" },
      "307 /de/login?redirect=%2Fde%2Finfos%2Forders%3Fpage%3D2",
    ],
    ["an account page with a session needs it fresh", { path: "/infos", isSignedIn: true }, "needs-session"],
    ["the login page is for guests", { path: "/login", isSignedIn: true }, "307 /"],
    [
      "a signed-in client goes on to a safe target",
      { path: "/nl/login", isSignedIn: true, search: "?redirect=/nl/shop/cart" },
      "307 /nl/shop/cart",
    ],
    [
      "but never to another site",
      { path: "/nl/login", isSignedIn: true, search: "?redirect=//evil.example" },
      "307 /nl",
    ],
    ["a guest may sign in", { path: "/login" }, "continue"],
  ])("%s", (_, visit, expected) => expect(to(visit)).toBe(expected));
});

describe("preferredLocale", () => {
  it.each([
    [null, "fr"],
    ["", "fr"],
    ["en-US,en;q=0.9", "fr"],
    ["en,nl;q=0.4,es;q=0.8", "es"],
    ["de;q=0,nl;q=0.1", "nl"],
    ["garbage;;;q=x,,", "fr"],
  ])("%j prefers %s", (header, expected) => expect(preferredLocale(header)).toBe(expected));
});
