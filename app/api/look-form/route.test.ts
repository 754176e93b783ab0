// @vitest-environment node
import { beforeAll, expect, it, vi } from "vitest";
import type { Look } from "#contract/catalog.ts";
import { getLooks } from "#contract/website.ts";
import { isInStock } from "#lib/catalog/look-price.ts";
import { pieceField, sizeField } from "#lib/catalog/look-form.ts";
import { PlainBrowser, standPlainForms, switchShop } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { POST } from "./route.ts";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const stand = standPlainForms();
let look: Look;
let pieces: Look["products"];
beforeAll(async () => {
  const looks = await stand.backend.call(getLooks, { query: {} });
  look = looks.find(({ products }) => products.filter(isInStock).length > 2)!;
  pieces = look.products.filter(isInStock);
});

const sizeOf = (piece: Look["products"][number]) =>
  String(piece.variants.find(({ is_available }) => is_available)!.variant_id);

/** What the form of the page sends: of the ticked pieces and of the sizes that were chosen. */
function fieldsOf(ticked: Look["products"], sized: Look["products"], locale = "fr"): FormData {
  const form = new FormData();
  form.set("locale", locale);
  form.set("look", String(look.id));
  for (const piece of ticked) form.append(pieceField, String(piece.id));
  for (const piece of pieces) form.set(sizeField(piece.id), sized.includes(piece) ? sizeOf(piece) : "");
  return form;
}
const post = (browser: PlainBrowser, fields: FormData, headers = {}) =>
  browser.post(POST, "/api/look-form", fields, headers);
const countOf = ({ cookies }: PlainBrowser) => cookies.get("cart")?.split(".").at(-1);

it("puts the ticked pieces into the cart, each in its size, and leads to it", async () => {
  const browser = new PlainBrowser();
  const answer = await post(browser, fieldsOf(pieces.slice(0, 2), pieces, "de"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/shop/cart"]);
  expect(countOf(browser)).toBe("2");
  const lines = await stand.backend.dependencies.db.query.cartLines.findMany();
  expect(lines.map(({ lookId }) => lookId)).toEqual([look.id, look.id]);
});

it("asks for a size that was not chosen, with the others as they were, and adds nothing", async () => {
  const browser = new PlainBrowser();
  const [first, second] = pieces;
  const answer = await post(browser, fieldsOf([first!, second!], [first!]));
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(`id="${sizeField(second!.id)}-error"`);
  expect(page).not.toContain(`id="${sizeField(first!.id)}-error"`);
  expect(page).toContain(`<option value="${sizeOf(first!)}"  selected>`);
  expect(page.match(/ checked/g)).toHaveLength(2);
  expect(page).toContain(fr.cart.add.chooseSize);
  expect(page).not.toMatch(/<script/);
  expect(browser.cookies.size).toBe(0);
});

it("asks for a piece where none is ticked, and takes no size of another piece", async () => {
  const none = await post(new PlainBrowser(), fieldsOf([], pieces, "de"));
  expect([none.status, await none.text()]).toEqual([422, expect.stringContaining(de.wholeLook.none)]);
  const foreign = fieldsOf([pieces[0]!], pieces);
  foreign.set(sizeField(pieces[0]!.id), sizeOf(pieces[1]!));
  expect((await post(new PlainBrowser(), foreign)).status).toBe(422);
});

it("says which piece is missing where one may have no more of it", async () => {
  const browser = new PlainBrowser();
  const [first, second] = pieces;
  for (let count = 0; count < 10; count += 1) await post(browser, fieldsOf([first!], [first!]));
  const full = await post(browser, fieldsOf([first!], [first!]));
  expect([full.status, await full.text()]).toEqual([422, expect.stringContaining(fr.cart.add.full)]);
  const some = await post(browser, fieldsOf([first!, second!], [first!, second!]));
  expect(some.status).toBe(422);
  expect(await some.text()).toMatch(/1 pièces ajoutées|Il en manque/);
});

it("knows no look it has not, takes nothing from another site, and says so when the shop is away", async () => {
  const unknown = fieldsOf(pieces, pieces);
  unknown.set("look", "999999");
  expect((await post(new PlainBrowser(), unknown)).status).toBe(422);
  unknown.set("look", "x");
  expect((await post(new PlainBrowser(), unknown)).status).toBe(422);
  expect((await post(new PlainBrowser(), unknown, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  stand.isAway = true;
  const away = await post(new PlainBrowser(), fieldsOf(pieces, pieces));
  stand.isAway = false;
  expect([away.status, await away.text()]).toEqual([503, expect.stringContaining(fr.error.NETWORK)]);
});

it("adds nothing where the shop is switched off, and says so", async () => {
  const browser = new PlainBrowser();
  await switchShop(stand, "false");
  const answer = await post(browser, fieldsOf(pieces.slice(0, 2), pieces, "de"));
  await switchShop(stand, "true");
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(de.notFound.title)]);
  expect(browser.cookies.size).toBe(0);
});
