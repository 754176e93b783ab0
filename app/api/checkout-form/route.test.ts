// @vitest-environment node
import { beforeAll, expect, it, vi } from "vitest";
import { PlainBrowser, standPlainForms, switchShop } from "#tests/storefront/plain-forms.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { POST as putIntoCart } from "../cart-form/route.ts";
import { POST as signUp } from "../sign-up-form/route.ts";
import { GET, POST } from "./route.ts";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const stand = standPlainForms();
const path = "/api/checkout-form";
let variant = "";
beforeAll(async () => {
  const rows = await stand.backend.dependencies.db.query.variants.findMany();
  variant = String(rows.find(({ stock }) => stock > 10)!.id);
});

const home = {
  address: "new",
  mode: "HOME",
  firstname: "Léa",
  lastname: "Blanc",
  country_code: "FR",
  street: "12 rue des Lilas",
  street_extra: "",
  postcode: "44000",
  city: "Nantes",
  phone: "06 12 34 56 78",
};
const card = { number: "4242 4242 4242 4242", expiry: "09 / 39", cvc: "123", holder: "Léa Blanc" };

const decode = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
/** What the last form of a page carries unseen. */
const carriedBy = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(?<name>[^"]*)" value="(?<value>[^"]*)"/g)].map(({ groups }) => [
      groups?.name ?? "",
      decode(groups?.value ?? ""),
    ]),
  );
const post = (browser: PlainBrowser, fields: Record<string, string>) =>
  browser.post(POST, path, { locale: "fr", ...fields });
const see = async (browser: PlainBrowser, where = `${path}?locale=fr`) => (await browser.get(GET, where)).text();
const orders = () => stand.backend.dependencies.db.query.orders.findMany();

async function withCart(): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  await browser.post(putIntoCart, "/api/cart-form", { locale: "fr", size: variant });
  return browser;
}
/** To the page on which the order is paid. */
async function toPayment(browser: PlainBrowser, email: string, wishes: Record<string, string> = {}) {
  await post(browser, { step: "identity", email });
  const next = await post(browser, { step: "delivery", ...home, ...wishes });
  return { where: next.headers.get("location")!, page: await see(browser, next.headers.get("location")!) };
}

it("goes from an e-mail over address and card to the thanks, and empties the cart", async () => {
  const browser = await withCart();
  expect(await see(browser)).toContain(fr.checkout.identity.intro);
  const begun = await post(browser, { step: "identity", email: "lea@example.com" });
  expect([begun.status, begun.headers.get("location")]).toEqual([303, `${path}?locale=fr`]);
  expect(await see(browser)).toContain(fr.delivery.modes);
  const { where, page } = await toPayment(browser, "lea@example.com");
  expect(where).toMatch(/step=payment&address=[\da-f-]{36}&mode=HOME$/);
  for (const part of [fr.checkout.submit, fr.checkout.review.withdrawal, "12 rue des Lilas", "4242 4242"])
    expect(page).toContain(part);
  expect(page).not.toMatch(/<script/);

  const paid = await post(browser, { ...carriedBy(page), ...card });
  expect([paid.status, paid.headers.get("location")]).toEqual([303, expect.stringMatching(/order=[\da-f-]{36}$/)]);
  const thanks = await see(browser, paid.headers.get("location")!);
  expect(decode(thanks)).toContain(fr.payment.result.paidTitle.replace("{name}", "Léa"));
  expect(await orders()).toMatchObject([{ status: "PAID" }]);
  expect(browser.cookies.get("cart")).toMatch(/\.0$/);
  expect(await see(browser)).toContain(fr.checkout.empty.title);
});

it("orders once for a page that is sent twice", async () => {
  const browser = await withCart();
  const { page } = await toPayment(browser, "twice@example.com");
  const before = (await orders()).length;
  const [first, second] = [
    await post(browser, { ...carriedBy(page), ...card }),
    await post(browser, { ...carriedBy(page), ...card }),
  ];
  expect(first.status).toBe(303);
  expect(await second.text()).not.toContain("order=");
  expect((await orders()).length).toBe(before + 1);
});

it("says what is wrong beside the fields and keeps what was typed", async () => {
  const browser = await withCart();
  const email = await post(browser, { step: "identity", email: "lea@" });
  expect([email.status, await email.text()]).toEqual([422, expect.stringContaining('value="lea@"')]);
  const thrownAway = await post(browser, { step: "identity", email: "lea@mailinator.com" });
  expect([thrownAway.status, await thrownAway.text()]).toEqual([
    422,
    expect.stringContaining(fr.validation.email_disposable),
  ]);
  const nobodys = { step: "identity", email: "lea@gmial.com", asked: "lea@gmial.com" };
  const mistyped = decode(await (await post(browser, nobodys)).text());
  const question = fr.validation.form_did_you_mean.replace("{email}", "lea@gmail.com");
  expect(mistyped).toContain(`${fr.validation.email_mistyped} ${question}`);
  expect(mistyped).not.toContain(fr.validation.email_disposable);
  await post(browser, { step: "identity", email: "wrong@example.com" });
  const wrong = await post(browser, { step: "delivery", ...home, postcode: "123", phone: "x", mode: "PICKUP_POINT" });
  const delivery = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const part of [fr.validation.postcode_invalid, fr.validation.phone_invalid, 'value="12 rue des Lilas"'])
    expect(decode(delivery)).toContain(part);
  expect(delivery).toMatch(/value="PICKUP_POINT"\s+checked/);
  const { page } = await toPayment(browser, "wrong@example.com");
  const refused = await post(browser, {
    ...carriedBy(page),
    ...card,
    number: "4242 4242 4242 4241",
    expiry: "01 / 20",
  });
  const payment = decode(await refused.text());
  expect(refused.status).toBe(422);
  for (const part of [fr.payment.numberInvalid, fr.payment.expired, 'value="Léa Blanc"'])
    expect(payment).toContain(part);
  expect(payment).not.toContain("4241");
});

it("asks about a slip of the finger in the e-mail once, and goes on when it is sent again", async () => {
  const browser = await withCart();
  const asked = await post(browser, { step: "identity", email: "lea@gmal.com" });
  const page = decode(await asked.text());
  expect(asked.status).toBe(422);
  expect(beside("email", page)).toBe(fr.validation.form_mend_or_keep.replace("{email}", "lea@gmail.com"));
  expect(page).toContain('value="lea@gmal.com"');
  const next = await post(browser, { ...carriedBy(page), email: "lea@gmal.com" });
  expect([next.status, next.headers.get("location")]).toEqual([303, `${path}?locale=fr`]);
});

const beside = (field: string, page: string) =>
  new RegExp(`<p class="error" id="${field}-error">([^<]+)<`).exec(page)?.[1];

it.each([
  ["fr", fr],
  ["de", de],
  ["nl", nl],
  ["es", es],
])(
  "says beside the country, in the language %s, that one is not served, and goes on in one that is",
  async (locale, words) => {
    const browser = await withCart();
    await post(browser, { step: "identity", email: `abroad-${locale}@example.com` });
    const send = (change: Record<string, string>) => post(browser, { step: "delivery", ...home, ...change, locale });
    const refused = await send({ country_code: "US", postcode: "10001" });
    const page = decode(await refused.text());
    expect(refused.status).toBe(422);
    expect(beside("country_code", page)).toBe(words.validation.country_not_served);
    const { firstname, lastname, street, city, phone } = home;
    for (const [name, value] of Object.entries({ firstname, lastname, street, postcode: "10001", city, phone }))
      expect(page).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
    /* Nothing is chosen in its place. */
    expect(page).toMatch(/<option value="" selected>/);
    const unchosen = await send({ country_code: "" });
    expect(beside("country_code", decode(await unchosen.text()))).toBe(words.validation.missing.country_code);
    const next = await send({});
    expect([next.status, next.headers.get("location")]).toEqual([303, expect.stringContaining("step=payment")]);
  },
);

it("takes another card after the bank said no", async () => {
  const browser = await withCart();
  const { page } = await toPayment(browser, "declined@example.com");
  const declined = await post(browser, { ...carriedBy(page), ...card, number: "4000000000000002" });
  const again = await see(browser, declined.headers.get("location")!);
  expect(decode(again)).toContain(fr.website.error.payment.card_declined);
  const slip = await post(browser, { ...carriedBy(again), ...card, cvc: "1" });
  expect([slip.status, decode(await slip.text())]).toEqual([
    422,
    expect.stringContaining(fr.validation.card_cvc_invalid),
  ]);
  const paid = await post(browser, { ...carriedBy(again), ...card });
  expect(decode(await see(browser, paid.headers.get("location")!))).toContain(fr.payment.result.mail);
});

it("leads to the bank where it asks", async () => {
  const browser = await withCart();
  const { page } = await toPayment(browser, "bank@example.com");
  const asked = await post(browser, { ...carriedBy(page), ...card, number: "4000002500003155" });
  expect([asked.status, asked.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("/payment-sandbox/challenge"),
  ]);
  const placed = (await orders()).find(({ status }) => status === "PENDING_PAYMENT");
  const waiting = decode(await see(browser, `${path}?locale=fr&order=${placed!.id}`));
  expect(waiting).toContain(fr.payment.result.actionTitle);
});

it("delivers to a pickup point", async () => {
  const browser = await withCart();
  const { where, page } = await toPayment(browser, "point@example.com", { mode: "PICKUP_POINT" });
  expect(where).toContain("step=points");
  const [, point = ""] = /name="point"\s+value="([^"]+)"/.exec(page) ?? [];
  const address = new URL(where, "http://shop.test").searchParams.get("address")!;
  const missing = await see(browser, `${path}?locale=fr&step=payment&mode=PICKUP_POINT&address=${address}`);
  expect(missing).toContain(fr.validation.missing.pickupPointId);
  const query = new URLSearchParams({ locale: "fr", step: "payment", mode: "PICKUP_POINT", address, point });
  const payment = await see(browser, `${path}?${query}`);
  expect(decode(payment)).toContain(fr.checkout.review.pickUpAt);
  const paid = await post(browser, { ...carriedBy(payment), ...card });
  expect(paid.headers.get("location")).toContain("order=");
});

it("shows the page again where the total is another by now, and orders nothing", async () => {
  const browser = await withCart();
  const { page } = await toPayment(browser, "total@example.com");
  const before = (await orders()).length;
  const changed = await post(browser, { ...carriedBy(page), ...card, total: "0.5", due: "0.5" });
  expect([changed.status, decode(await changed.text())]).toEqual([
    409,
    expect.stringContaining(fr.checkout.change.title),
  ]);
  expect((await orders()).length).toBe(before);
});

it("asks the owner of an account to sign in, and strangers for nothing of others", async () => {
  const owner = await withCart();
  const account = { locale: "fr", email: "owner@example.com", password: "petites-poires-mures" };
  await new PlainBrowser().post(signUp, "/api/sign-up-form", account);
  const known = await (await post(owner, { step: "identity", email: account.email })).text();
  expect(decode(known)).toContain(fr.checkout.identity.known);
  expect(known).toContain('action="/api/sign-in-form"');
  const [order] = await orders();
  const stranger = await withCart();
  const asked = await stranger.get(GET, `${path}?locale=de&order=${order!.id}`);
  expect(asked.headers.get("location")).toContain("/de/login?redirect=");
  await post(stranger, { step: "identity", email: "stranger@example.com" });
  const foreign = await stranger.get(GET, `${path}?locale=de&order=${order!.id}`);
  expect([foreign.status, await foreign.text()]).toEqual([
    404,
    expect.stringContaining(de.payment.result.unknownTitle),
  ]);
});

it("takes nothing from another site, and says so when the shop is away", async () => {
  const browser = await withCart();
  const elsewhere = await browser.post(POST, path, { step: "identity" }, { "sec-fetch-site": "cross-site" });
  expect(elsewhere.status).toBe(403);
  stand.isAway = true;
  const away = await browser.get(GET, `${path}?locale=fr`);
  stand.isAway = false;
  expect([away.status, decode(await away.text())]).toEqual([503, expect.stringContaining(fr.error.NETWORK)]);
});

it("takes no order where the shop is switched off, and still shows one that was placed before", async () => {
  const browser = await withCart();
  const { where, page } = await toPayment(browser, "before@example.com");
  const paid = await post(browser, { ...carriedBy(page), ...card });
  await browser.post(putIntoCart, "/api/cart-form", { locale: "fr", size: variant });
  const placed = await orders();
  await switchShop(stand, "false");
  const [step, sent, thanks] = [
    await browser.get(GET, where),
    await post(browser, { ...carriedBy(page), ...card }),
    await browser.get(GET, paid.headers.get("location")!),
  ];
  await switchShop(stand, "true");
  for (const answer of [step, sent])
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(fr.notFound.title)]);
  expect(await orders()).toHaveLength(placed.length);
  const words = decode(await thanks.text());
  expect(words).toContain(fr.payment.result.mail);
  expect(words).not.toMatch(/href="\/shop[/"]/);
});
