import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { pickupPointsNear } from "../delivery/pickup-points.ts";
import { formatDay, formatMoney, formatSize } from "./format.ts";
import { renderMail } from "./render.ts";
import { fill, textsOf } from "./texts.ts";

const shop = "https://shop.example";
const address = {
  firstname: "Ada",
  lastname: "Vermeer <script>",
  street: "12 rue des Lilas",
  street_extra: "Bâtiment B",
  postcode: "75011",
  city: "Paris",
  country_code: "DE" as const,
  phone: "0612345678",
};
const aLine = (name: string, size: string): Order["lines"][number] => ({
  id: crypto.randomUUID(),
  product_id: 1,
  variant_id: 1,
  name,
  brand_name: "Ombelle & Fils",
  size,
  collection_slug: "nouveautes",
  clean_name: "haut",
  image: { url: "/p.svg", width: 1, height: 1, alt: "", placeholder: "#fff" },
  quantity: 2,
  unit_price_ttc: 19.9,
  line_total_ttc: 39.8,
  discount_ttc: 0,
  look: null,
  returned_quantity: 0,
  exchanged_quantity: 0,
  returnable_quantity: 0,
});
const anOrder = (change: Partial<Order> = {}): Order => ({
  id: "3f0c1d2e-0000-4000-8000-000000000001",
  number: "PM-2026-100001",
  status: "PAID",
  kind: "SHOP",
  created_at: "2026-11-20T23:30:00.000Z",
  total_amount_ttc: 1284.7,
  discount_ttc: 0,
  codes: [],
  wallet_ttc: 0,
  use_wallet: false,
  prepaid_ttc: 0,
  due_ttc: 1284.7,
  quantity: 4,
  payment: {
    status: "SUCCEEDED",
    payment_method_type: "card_via_sandbox",
    brand: "visa",
    last4: "4242",
    error_code: null,
    action_url: null,
  },
  lines: [aLine("Haut rayé", "4 ans"), aLine("Bonnet", "TU")],
  items_total_ttc: 1279.8,
  steps: [
    { rule: "ITEMS", code: null, amount_ttc: 1279.8, lines: [], vat: [] },
    { rule: "SHIPPING", code: null, amount_ttc: 4.9, lines: [], vat: [] },
  ],
  shipping_fee_ttc: 4.9,
  offer: { shipping_fee_offered: false },
  vat_amount: 214.12,
  vat_rate_percent: 20,
  delivery: {
    mode: "HOME",
    carrier: "DHL Paket",
    pickup_point: null,
    expected_from: "2026-11-24",
    expected_until: "2026-11-26",
  },
  shipping_address: address,
  billing_address: { ...address, street: "1 place du Marché" },
  paid_at: "2026-11-20T23:30:01.000Z",
  reserved_until: null,
  timeline: [],
  delivered_at: null,
  tracking_number: null,
  return_until: null,
  can_return: false,
  can_extend_return: false,
  can_withdraw: false,
  withdraw_until: null,
  has_invoice: true,
  credit_notes: [],
  exchange_of: null,
  exchange_of_number: null,
  replaced_by: [],
  can_cancel: false,
  cancelled_at: null,
  rating: null,
  ...change,
});
const confirm = (locale: string, order = anOrder()) =>
  renderMail("order-confirmation", locale, { firstname: "Ada", order }, shop);
const plain = (text: string) => text.replaceAll(/\s/g, " ");

const expected = {
  fr: { date: "21 novembre 2026", day: "24 novembre", total: "1 284,70 €", size: "4 ans", country: "Allemagne" },
  de: { date: "21. November 2026", day: "24. November", total: "1.284,70 €", size: "4 Jahre", country: "Deutschland" },
  nl: { date: "21 november 2026", day: "24 november", total: "€ 1.284,70", size: "4 jaar", country: "Duitsland" },
  es: {
    date: "21 de noviembre de 2026",
    day: "24 de noviembre",
    total: "1284,70 €",
    size: "4 años",
    country: "Alemania",
  },
};

describe.each(locales)("the order confirmation in %s", (locale) => {
  const { price, "order-confirmation": texts } = textsOf(locale);
  const prefix = locale === "fr" ? "" : `/${locale}`;
  const mail = confirm(locale);
  const text = plain(mail.text);

  it("names the order in the subject and links to it in the reader's language", () => {
    expect(mail.subject).toBe(fill(texts.subject, { number: "PM-2026-100001" }));
    expect(mail.html).toContain(`href="${shop}${prefix}/infos/orders#PM-2026-100001"`);
    expect(text).toContain(`${shop}${prefix}/infos/orders#PM-2026-100001`);
    expect(text).toContain(`${shop}${prefix}/terms-and-conditions`);
    expect(mail.html).toContain(`<html lang="${locale}">`);
  });

  it("writes lines, totals, days, countries and the day in Paris as the reader does", () => {
    for (const part of Object.values(expected[locale])) expect(text).toContain(part);
    expect(text).toContain("Haut rayé");
    expect(text).toContain(texts.lineOneSize);
    expect(text).toContain(plain(formatMoney(4.9, locale)));
    expect(text).toContain(plain(fill(price.vat, { rate: "20", amount: formatMoney(214.12, locale) })));
    expect(text).toContain(formatDay("2026-11-26", locale));
  });

  it("says where it goes, who is billed, how it was paid and how to withdraw within 14 days", () => {
    for (const part of [
      "DHL Paket",
      "12 rue des Lilas",
      "Bâtiment B",
      "1 place du Marché",
      "Visa",
      "4242",
      "14",
      "bonjour@petite-malle.example",
    ])
      expect(text).toContain(part);
    expect(text).toContain(plain(texts.withdrawalTitle.toUpperCase()));
  });

  it("names the service that paid, which has no digits", () => {
    const payment = {
      ...anOrder().payment,
      payment_method_type: "paypal_via_sandbox" as const,
      brand: "paypal",
      last4: "",
    };
    const lines = confirm(locale, anOrder({ payment })).text.split("\n");
    expect(lines).toEqual(expect.arrayContaining([texts.paymentTitle.toUpperCase(), "PayPal"]));
    const nothing = { ...payment, payment_method_type: null, brand: null, last4: null };
    expect(confirm(locale, anOrder({ payment: nothing })).text).not.toContain(texts.paymentTitle.toUpperCase());
  });

  it("says the same in HTML, escaped, without scripts", () => {
    expect(mail.html).toContain("Vermeer &lt;script&gt;");
    expect(mail.html).toContain("Ombelle &amp; Fils");
    expect(mail.html).not.toMatch(/<script|<link|undefined/);
    expect(mail.text).not.toMatch(/undefined|\{\w+\}|&amp;/);
    for (const part of [texts.linesTitle, texts.deliveryTitle, texts.billingTitle, texts.guaranteeTitle])
      expect(mail.html).toContain(part);
  });

  it("names the pickup point and offered delivery", () => {
    const point = pickupPointsNear("FR", "69001", "fr")?.[0] ?? null;
    const order = anOrder({
      delivery: { ...anOrder().delivery, mode: "PICKUP_POINT", carrier: "Mondial Relay", pickup_point: point },
      offer: { shipping_fee_offered: true },
      shipping_fee_ttc: 0,
      steps: [
        { rule: "ITEMS", code: null, amount_ttc: 1284.7, lines: [], vat: [] },
        { rule: "SHIPPING_FREE", code: null, amount_ttc: 0, lines: [], vat: [] },
      ],
    });
    const picked = plain(confirm(locale, order).text);
    expect(picked).toContain(plain(fill(texts.deliveryPickup, { carrier: "Mondial Relay" })));
    expect(picked).toContain(point?.name);
    expect(picked).toContain(plain(`${price.rule.SHIPPING_FREE}${locale === "fr" ? " " : ""}: ${price.offered}`));
  });

  it("has a link to choose a new password, and words for when it was changed", () => {
    const client_id = "3f0c1d2e-0000-4000-8000-000000000001";
    const account = { firstname: "Ada", email: "ada@mail.example" };
    const link = renderMail("password-reset", locale, { ...account, client_id, token: "t0k-en", hours: 2 }, shop);
    expect(link.text).toContain(`${shop}${prefix}/reset-password?client_id=${client_id}&token=t0k-en`);
    expect(link.html).toContain(`href="${shop}${prefix}/reset-password?client_id=${client_id}&amp;token=t0k-en"`);
    const changed = renderMail("password-changed", locale, { ...account, at: "2026-11-20T23:30:00.000Z" }, shop);
    expect(plain(changed.text)).toContain(expected[locale].date);
    expect(changed.html).toContain(`href="${shop}${prefix}/infos"`);
    expect(changed.text).toContain(`${shop}${prefix}/reset-password\n`);
    for (const { html, text, subject } of [link, changed]) {
      expect(text).toContain("ada@mail.example");
      expect(`${subject}${html}${text}`).not.toMatch(/undefined|\{\w+\}/);
    }
    expect(link.subject).not.toBe(changed.subject);
  });

  it("says to who deleted an account what stays, and for how long", () => {
    const facts = { firstname: "Ada", documents_until: "2036-12-31", open_gift_cards: 1 };
    const whole = renderMail("account-deleted", locale, facts, shop);
    const texts = textsOf(locale)["account-deleted"];
    expect(whole.text).toContain("2036");
    expect(whole.text).toContain(texts.cards);
    const plainOne = renderMail(
      "account-deleted",
      locale,
      { ...facts, documents_until: null, open_gift_cards: 0 },
      shop,
    );
    expect(plainOne.text).not.toContain("2036");
    expect(plainOne.text).not.toContain(texts.cards);
    for (const { html, text, subject } of [whole, plainOne])
      expect(`${subject}${html}${text}`).not.toMatch(/undefined|\{\w+\}/);
  });

  it("has a welcome for new clients", () => {
    const welcome = renderMail("welcome", locale, { firstname: "Ada", email: "ada@mail.example" }, shop);
    expect(welcome.subject).toBe(textsOf(locale).welcome.subject);
    expect(welcome.text).toContain("ada@mail.example");
    expect(welcome.html).toContain(`href="${shop}${prefix}/shop"`);
    expect(welcome.html).toContain(`href="${shop}${prefix}/looks"`);
    expect(`${welcome.html}${welcome.text}`).not.toMatch(/undefined|\{\w+\}/);
  });
});

it("greets an account without a name", () => {
  const { text } = renderMail("welcome", "es", { firstname: "", email: "ada@mail.example" }, shop);
  expect(text).toContain("\nHola:\n");
});

it("writes as the country of a locale option does", () => {
  expect(plain(confirm("de-AT").text)).toContain("€ 1.284,70");
  expect(confirm("fr-BE").html).toContain(`href="${shop}/infos/orders#PM-2026-100001"`);
});

it.each([
  ["1 an", "fr", "1 an"],
  ["6 mois", "de", "6 Monate"],
  ["12 mois", "nl", "12 maanden"],
  ["S/M", "es", "S/M"],
  ["28", "fr", "28"],
  ["TU", "fr", null],
])("says the size %s in %s as %s", (size, locale, shown) => expect(formatSize(size, locale)).toBe(shown));

it("refuses an unknown kind and data that is not complete", () => {
  expect(() => renderMail("advert", "fr", {}, shop)).toThrow("advert");
  expect(() => renderMail("order-confirmation", "fr", { firstname: "Ada" }, shop)).toThrow("order");
});
