// @vitest-environment node
import { expect, it, vi } from "vitest";
import { createCart, getCart, putCartLine } from "#contract/cart.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { PlainBrowser, standPlainForms } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { POST as signUp } from "../sign-up-form/route.ts";
import { POST as signIn } from "./route.ts";

vi.mock("server-only", () => ({}));

const stand = standPlainForms({ environment: { RATE_LIMIT_FACTOR: 1 } });
const password = "petites-poires-mures";
const inPath = "/api/sign-in-form";
const upPath = "/api/sign-up-form";
const newcomer = (email: string) => ({
  locale: "es",
  email,
  password,
  firstname: "Ana",
  lastname: "",
  godfather_email: "",
});
const from = (path: string) => ({ referer: `http://shop.test${path}` });
const sessionNames = ["auth-client-id", "auth-refresh-token", "auth-status", "auth-token", "auth-token-fresh"];

it("creates an account and a session, then signs in again, and goes where the visitor was going", async () => {
  const browser = new PlainBrowser();
  const made = await browser.post(
    signUp,
    upPath,
    newcomer("ana@example.com"),
    from("/es/login?redirect=/es/infos/orders"),
  );
  expect([made.status, made.headers.get("location")]).toEqual([303, "/es/infos/orders"]);
  expect([...browser.cookies.keys()].toSorted()).toEqual([...sessionNames, "cart"].toSorted());
  const kept = made.headers.getSetCookie().find((cookie) => cookie.startsWith("auth-token="));
  expect(kept).toMatch(/HttpOnly/);

  const again = new PlainBrowser();
  const fields = { locale: "de", email: "ana@example.com", password };
  const entered = await again.post(signIn, inPath, fields, from("/de/login"));
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/de/infos"]);
  expect(again.cookies.has("auth-token")).toBe(true);
  const stays = await again.post(signIn, inPath, fields, from("/de/shop/checkout?step=2"));
  expect(stays.headers.get("location")).toBe("/de/shop/checkout?step=2");
});

it("brings the cart of the visit along", async () => {
  const api = createApiClient({ baseUrl: "http://localhost:4000", locale: "es" });
  const { id } = await api.call(createCart, { body: {} });
  const [variant] = await stand.backend.dependencies.db.query.variants.findMany({ limit: 1 });
  await api.call(putCartLine, { params: { cart_id: id, variant_id: variant!.id }, body: { quantity: 2 } });
  const browser = new PlainBrowser();
  browser.cookies.set("cart", `${id}.2`);
  await browser.post(signUp, upPath, newcomer("cart@example.com"));
  expect(browser.cookies.get("cart")).toMatch(/\.2$/);
  await expect(api.call(getCart, { params: { cart_id: id } })).rejects.toThrow("NOT_FOUND");
});

it("says what is wrong beside the field, keeps the e-mail and never the password", async () => {
  const browser = new PlainBrowser();
  const fields = { locale: "de", email: 'ana@example.com"><b>', password: "not-the-right-one" };
  const refused = await browser.post(signIn, inPath, fields, from("/de/login?redirect=/de/infos/wallet"));
  const page = await refused.text();
  expect(refused.status).toBe(401);
  expect(page).toContain(de.error.WRONG_CREDENTIALS);
  expect(page).toContain('value="ana@example.com&#34;&#62;&#60;b&#62;"');
  expect(page).toContain('name="redirect" value="/de/infos/wallet"');
  expect(page).not.toMatch(/<script|not-the-right-one/);
  expect(browser.cookies.size).toBe(0);

  const empty = await browser.post(signIn, inPath, { locale: "es", email: "", password: "" });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain(`<a href="#email">${es.validation.missing.email}</a>`);

  const taken = await browser.post(signUp, upPath, { ...newcomer("ana@example.com"), locale: "fr", isOptin: "on" });
  const words = await taken.text();
  expect(taken.status).toBe(422);
  expect(words).toContain(fr.error.EMAIL_ALREADY_USED);
  expect(words).toContain('value="Ana"');
  expect(words).toMatch(/name="isOptin"\s+checked/);
  const weak = await browser.post(signUp, upPath, { ...newcomer("weak@example.com"), password: "1234567890" });
  expect([weak.status, await weak.text()]).toEqual([422, expect.stringContaining("password-error")]);
});

it("leads nowhere else, takes nothing from another site and nothing endless", async () => {
  const browser = new PlainBrowser();
  const fields = { locale: "fr", email: "ana@example.com", password };
  for (const redirect of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    const answer = await browser.post(signIn, inPath, { ...fields, redirect });
    expect([redirect, answer.headers.get("location")]).toEqual([redirect, "/infos"]);
  }
  const elsewhere = await browser.post(signIn, inPath, fields, {
    referer: "http://shop.test/login?redirect=//evil.example",
  });
  expect(elsewhere.headers.get("location")).toBe("/infos");
  for (const handler of [signIn, signUp]) {
    expect((await browser.post(handler, inPath, fields, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await browser.post(handler, inPath, { ...fields, email: "x".repeat(40_000) })).status).toBe(413);
  }
});

it("says that the shop is away, and counts attempts as the scripted form does", async () => {
  const browser = new PlainBrowser();
  const fields = { locale: "fr", email: "guess@example.com", password: "guess-guess-guess" };
  stand.isAway = true;
  const away = await browser.post(signIn, inPath, fields);
  stand.isAway = false;
  expect([away.status, await away.text()]).toEqual([503, expect.stringContaining(fr.error.NETWORK)]);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 60 && !statuses.includes(429); attempt += 1)
    statuses.push((await browser.post(signIn, inPath, fields)).status);
  expect(statuses.at(-1)).toBe(429);
});
