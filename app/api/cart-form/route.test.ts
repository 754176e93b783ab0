// @vitest-environment node
import { beforeAll, expect, it, vi } from "vitest";
import type { NextRequest } from "next/server";
import { PlainBrowser, standPlainForms, switchShop } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { POST as signUp } from "../sign-up-form/route.ts";
import { GET, POST } from "./route.ts";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const stand = standPlainForms();
const path = "/api/cart-form";
let variant = "";
beforeAll(async () => {
  const rows = await stand.backend.dependencies.db.query.variants.findMany();
  variant = String(rows.find(({ stock }) => stock > 10)!.id);
});

const see = async (browser: PlainBrowser, locale = "fr") =>
  (await browser.get((request: NextRequest) => GET(request), `${path}?locale=${locale}`)).text();
const post = (browser: PlainBrowser, fields: Record<string, string>, headers = {}) =>
  browser.post(POST, path, { locale: "fr", ...fields }, headers);

it("adds, changes and takes away, and shows the cart of the cookie", async () => {
  const browser = new PlainBrowser();
  expect(await see(browser)).toContain(fr.cart.emptyTitle);
  const added = await post(browser, { size: variant, locale: "de" });
  expect([added.status, added.headers.get("location")]).toEqual([303, "/de/shop/cart"]);
  await post(browser, { size: variant, look: "999999" });
  expect(browser.cookies.get("cart")).toMatch(/^[0-9a-f-]{36}\.2$/);
  const page = await see(browser, "de");
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("<option selected>2</option>");
  expect(page).toContain(de.cart.checkout);
  expect(page).not.toMatch(/<script/);

  const changed = await post(browser, { variant, quantity: "5" });
  expect([changed.status, changed.headers.get("location")]).toEqual([303, "/api/cart-form?locale=fr"]);
  expect(browser.cookies.get("cart")).toMatch(/\.5$/);
  await post(browser, { variant, quantity: "0" });
  expect(await see(browser)).toContain(fr.cart.emptyTitle);
});

it("asks for a size that was not chosen, and leads back to the piece", async () => {
  const answer = await post(new PlainBrowser(), {}, { referer: "http://shop.test/shop/girls/robe-1?x=1" });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(fr.cart.add.chooseSize);
  expect(page).toContain('href="/shop/girls/robe-1"');
});

it("stops at the most one may order, and changes nothing for what is no size or no quantity", async () => {
  const browser = new PlainBrowser();
  await post(browser, { size: variant });
  await post(browser, { variant, quantity: "10" });
  const full = await post(browser, { size: variant });
  expect([full.status, await full.text()]).toEqual([422, expect.stringContaining(fr.cart.add.full)]);
  for (const quantity of ["11", "-1", "1e9", "", "99999999999999"])
    expect([quantity, (await post(browser, { variant, quantity })).status]).toEqual([quantity, 422]);
  expect((await post(browser, { size: "2147483646" })).status).toBe(422);
  expect(browser.cookies.get("cart")).toMatch(/\.10$/);
});

it("belongs to the client once signed in, and begins anew where the cart of the cookie is gone", async () => {
  const browser = new PlainBrowser();
  browser.cookies.set("cart", "00000000-0000-4000-8000-000000000000.3");
  await post(browser, { size: variant });
  expect(browser.cookies.get("cart")).toMatch(/\.1$/);
  const fields = { locale: "fr", email: "cart@example.com", password: "petites-poires-mures" };
  await browser.post(signUp, "/api/sign-up-form", fields);
  const mine = browser.cookies.get("cart")!;
  await post(browser, { size: variant });
  expect(browser.cookies.get("cart")).toBe(mine.replace(/\.1$/, ".2"));
  const stranger = new PlainBrowser();
  stranger.cookies.set("cart", mine);
  expect(await see(stranger)).toContain(fr.cart.emptyTitle);
});

it("takes nothing from another site, and says so when the shop is away", async () => {
  const browser = new PlainBrowser();
  expect((await post(browser, { size: variant }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post(browser, { size: variant, look: "1".repeat(2000) })).status).toBe(413);
  stand.isAway = true;
  const away = await post(browser, { size: variant });
  stand.isAway = false;
  expect([away.status, await away.text()]).toEqual([503, expect.stringContaining(fr.error.NETWORK)]);
});

it("has no cart where the shop is switched off: says so, adds nothing, and leads to none", async () => {
  const browser = new PlainBrowser();
  const linked = `href="/shop/cart"`;
  expect(await see(browser)).toContain(linked);
  await switchShop(stand, "false");
  const added = await post(browser, { size: variant });
  const seen = await browser.get(GET, `${path}?locale=fr`);
  await switchShop(stand, "true");
  for (const answer of [added, seen]) {
    const page = await answer.text();
    expect(answer.status).toBe(404);
    expect(page).toContain(fr.notFound.title);
    expect(page).not.toContain(linked);
  }
  expect(browser.cookies.size).toBe(0);
});
