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
  if (decision.kind === "redirect") return `${decision.status} ${decision.to}`;
  return decision.kind === "staff-link" ? `staff ${decision.token} ${decision.to}` : decision.kind;
};

const id = "0b6f2f0e-3a44-4a3f-9a53-0d8c0f2c7a01";

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
    ["a guest may ask for a link", { path: "/reset-password" }, "continue"],
    [
      "who is signed in is led to the same in the account",
      { path: "/de/reset-password", isSignedIn: true },
      "307 /de/infos/edit/password",
    ],
    [
      "a link that was mailed opens for whoever is signed in",
      { path: "/de/reset-password", isSignedIn: true, search: `?client_id=${id}&token=t0k-en` },
      "continue",
    ],
    [
      "also one that a mail program cut, which says so",
      { path: "/reset-password", isSignedIn: true, search: `?client_id=${id}` },
      "continue",
    ],
    [
      "but what looks like one opens no other page for guests",
      { path: "/login", isSignedIn: true, search: `?client_id=${id}&token=t0k-en` },
      "307 /",
    ],
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

describe("pages of one person", () => {
  it.each<[string, boolean, string]>([
    [`/${id}/your-shop`, false, `307 /login?redirect=%2F${id}%2Fyour-shop`],
    [`/de/${id}/suggestions/0`, true, "needs-session"],
    [`/${id}/satisfied`, true, "needs-session"],
    [`/profil/woman/${id}`, true, "needs-session"],
    [`/quiz/comment/${id}`, true, "needs-session"],
    [`/quiz/client/checkout/${id}`, true, "needs-session"],
    ["/quiz/signup/kid", true, "continue"],
    ["/someone/your-shop", true, "not-found"],
    ["/someone/your-shop", false, "not-found"],
    ["/it/suggestions", true, "not-found"],
    ["/nl/1/malle", true, "not-found"],
    [`/${id}/malle/x/y/z`, true, "not-found"],
    ["/profil/1", true, "not-found"],
    ["/infos/preview/..%2f..%2fetc/0", true, "not-found"],
    ["/quiz/client/kid/nobody", true, "not-found"],
    ["/infos/rating/%0d%0aset-cookie:a=b", true, "not-found"],
  ])("%s, signed in: %s: %s", (path, isSignedIn, expected) => expect(to({ path, isSignedIn })).toBe(expected));
});

describe("a staff link", () => {
  it.each<[string, string, string]>([
    ["/de", "?connect-as-access-token=abc", "staff abc /de"],
    ["/infos", "?connect-as-access-token=abc&page=2", "staff abc /infos?page=2"],
    ["//evil.example", "?connect-as-access-token=abc", "staff abc /evil.example"],
    ["/", "?connect-as-access-token=", "staff  /"],
  ])("works on any page: %s%s", (path, search, expected) => expect(to({ path, search })).toBe(expected));
});

describe("what nobody types", () => {
  it("does not carry a path of eight kilobytes along", () =>
    expect(to({ path: `/infos/${"a".repeat(8_000)}` })).toMatch(/^(continue|307 \/login)$/));
  it.each(["/\\evil.example", "/infos/..%2f..%2f", "/%2e%2e/%2e%2e", "/de//evil.example", "/%00", "/infos/%E0%A4%A"])(
    "never leaves the site: %s",
    (path) => expect(to({ path })).not.toMatch(/307 (\/\/|\/\\|http)/),
  );
});
