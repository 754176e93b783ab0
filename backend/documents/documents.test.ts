import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getEnvironmentalSheet, getProduct, searchProducts } from "#contract/catalog.ts";
import { getInvoice } from "#contract/documents.ts";
import { locales } from "#contract/locale.ts";
import { createReturn, cancelReturn, getReturnLabel } from "#contract/returns.ts";
import { rateOrder } from "#contract/ratings.ts";
import { getProductReviews } from "#contract/reviews.ts";
import { getOrder } from "#contract/orders.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder, type Customer } from "#tests/backend/delivered-order.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { textOfPdf } from "#tests/backend/pdf-text.ts";
import { insertTestCatalogue, present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { formatCountry, formatMoment, formatMoney } from "../mails/format.ts";
import { fill } from "../mails/texts.ts";
import { code128 } from "./barcode.ts";
import { drawEnvironmentalSheet } from "./environmental-sheet.ts";
import { drawGiftCard } from "./gift-card.ts";
import { drawInvoice } from "./invoice.ts";
import { findInvoice } from "./issue-invoice.ts";
import { drawLabels } from "./label.ts";
import { printable } from "./fonts.ts";
import { documentTextsOf } from "./texts.ts";

let api: TestApi;
let customer: Customer;
/** Bought after the customer did. */
let later: Customer;
beforeAll(async () => {
  api = await createTestApi();
  const pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now());
  const first = await aDeliveredOrder(api, [[present(pieces[0]), 2]]);
  later = await aDeliveredOrder(api, [[present(pieces[1]), 1]]);
  customer = { ...first, token: await comeBack(api, first) };
});
afterAll(() => api.close());

const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("an invoice", () => {
  it.each(locales)("in %s has its number, pieces, VAT and total", async (locale) => {
    const facts = { number: "FA-2026-000007", issuedAt: new Date("2026-11-30T10:00:00Z"), locale };
    const text = plain(textOfPdf(await drawInvoice(customer.order, facts, { isCompressed: false })));
    const texts = documentTextsOf(locale).invoice;
    for (const part of [
      "FA-2026-000007",
      customer.order.number,
      texts.billing,
      "Jeanne Martin",
      "Haut 0, Ombelle",
      texts.grandTotal,
      formatMoney(44.7, locale),
      formatMoney(customer.order.vat_amount, locale),
      "Petite Malle SAS",
      "RCS Paris",
      fill(texts.delivered, { day: formatMoment(present(customer.order.delivered_at), locale) }),
      fill(texts.rowVat, { rate: "20", net: formatMoney(33.17, locale) }),
    ])
      expect(text).toContain(plain(part));
    expect(text).not.toMatch(/undefined|\{\w+\}/);
  });

  it("is numbered and dated at the sale, not when somebody opens it, and is for paid orders only", async () => {
    const input = { token: customer.token, params: { id: customer.order.id } };
    const ofLater = await api.call(getInvoice, { token: later.token, params: { id: later.order.id } });
    const [one, two] = await Promise.all([api.call(getInvoice, input), api.call(getInvoice, input)]);
    expect(new TextDecoder().decode((await one.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
    expect([ofLater.name, one.name, two.name]).toEqual([
      "FA-2026-000002.pdf",
      "FA-2026-000001.pdf",
      "FA-2026-000001.pdf",
    ]);
    const stored = await findInvoice(api.dependencies.db, customer.order.id);
    expect(stored?.issuedAt.toISOString()).toBe(customer.order.paid_at);
    const open = await anOrderRow(api, customer.client_id, { status: "PENDING_PAYMENT", paidAt: null });
    expect((await api.fail(getInvoice, { ...input, params: { id: open } })).code).toBe("INVOICE_NOT_AVAILABLE");
  });
});

describe("an environmental sheet", () => {
  const product = {
    name: "Pull Ours",
    sku: "PM-1",
    brand: { slug: "ombelle", name: "Ombelle", description: "-" },
    composition: [{ material: "polyester", percent: 80 }],
    origin: { weaving: "PT", dyeing: "IT", making: "TN", recycled_percent: 30, sheds_microfibres: true },
    manufacturer: { name: "Ombelle SAS", address: "Lyon", email: "ombelle@example.test" },
  };
  it.each(locales)("in %s stands under its title, with countries by name", async (locale) => {
    const draw = async (piece: typeof product) =>
      plain(
        textOfPdf(await drawEnvironmentalSheet(piece, { locale, now: api.clock.now(), isCompressed: false })),
      ).replaceAll(" ", "");
    const { environmentalSheet: t } = documentTextsOf(locale);
    const squeezed = (text: string) => plain(text).replaceAll(" ", "");
    const text = await draw(product);
    for (const part of [t.title, "Ombelle SAS", t.shedsMicrofibres, fill(t.recycledPercent, { percent: "30" })])
      expect(text).toContain(squeezed(part));
    expect(text).toContain(squeezed(formatCountry("TN", locale)));
    const plainPiece = { ...product, origin: { ...product.origin, recycled_percent: 0, sheds_microfibres: false } };
    expect(await draw(plainPiece)).not.toContain(squeezed(t.shedsMicrofibres));
  });
  it("has the title of the French decree", () =>
    expect(documentTextsOf("fr").environmentalSheet.title).toBe(
      "Fiche produit relative aux qualités et caractéristiques environnementales",
    ));
  it("is had without an account, of a piece there is", async () => {
    const [piece] = (await api.call(searchProducts, { query: {} })).products;
    const id = present(piece).id;
    const file = await api.call(getEnvironmentalSheet, { params: { id }, query: { locale: "nl" } });
    expect(file.name).toMatch(/\.pdf$/);
    expect((await api.fail(getEnvironmentalSheet, { params: { id: 99_999_999 }, query: {} })).code).toBe("NOT_FOUND");
  });
  it("is had of a piece that has left the shop, and nothing else of it", async () => {
    const { db } = api.dependencies;
    const [piece] = (await api.call(searchProducts, { query: {} })).products;
    const params = { id: present(piece).id };
    const isThere = eq(products.id, params.id);
    const { sku } = await api.call(getProduct, { params, query: {} });
    await db.update(products).set({ isPublished: false }).where(isThere);
    const file = await api.call(getEnvironmentalSheet, { params, query: {} });
    expect(file.name).toBe(`${sku}.pdf`);
    expect((await api.fail(getProduct, { params, query: {} })).code).toBe("NOT_FOUND");
    expect((await api.fail(getProductReviews, { params, query: {} })).code).toBe("NOT_FOUND");
    await db.update(products).set({ isPublished: true }).where(isThere);
  });
});

describe("a gift card", () => {
  const card = {
    amountCents: 50_000,
    for: "KID",
    scene: "gift-bear",
    recipient: { name: "Éléonore-Clémentine de La Rochefoucauld-Montbéliard" },
    buyer: { name: "Grand-mère Françoise et Papi Jean-Sébastien" },
    message: "Ma toute petite,\n\nbienvenue à la maison !",
    code: "GC-WWWW-MMMM-WWWW",
    expiresOn: "2028-11-23",
  } as const;
  const draw = async (locale: (typeof locales)[number], change: Partial<{ message: string }> = {}) =>
    drawGiftCard(
      { ...card, locale, ...change },
      { storefrontUrl: "https://shop.example", now: api.clock.now(), isCompressed: false },
    );

  it.each(locales)(
    "in %s keeps long names whole, its code on one line and the address that opens it",
    async (locale) => {
      const bytes = await draw(locale);
      const lines = textOfPdf(bytes);
      for (const word of ["Rochefoucauld-Montbéliard", "GC-WWWW-MMMM-WWWW", "Françoise", "bienvenue"])
        expect(lines).toContain(word);
      const address = `shop.example${locale === "fr" ? "" : `/${locale}`}/giftcard/open#${card.code}`;
      expect(lines).toContain(address);
      expect(new TextDecoder("latin1").decode(bytes)).toContain(`(https://${address})`);
      expect(lines).not.toMatch(/undefined|\{\w+\}/);
    },
  );

  it("stays on one page, however a message is broken into lines", async () => {
    const bytes = await draw("de", { message: "Zeile\n".repeat(80) });
    expect(new TextDecoder("latin1").decode(bytes).match(/\/Type \/Page\b/g)).toHaveLength(1);
    // Its lines flow into each other rather than over the edge of the page.
    expect(plain(textOfPdf(bytes))).toContain("Zeile Zeile Zeile");
  });
});

describe("a label", () => {
  const facts = {
    kind: "return",
    sender: { ...({} as Customer["order"]["shipping_address"]) },
    carrier: "DHL Paket",
    trackingNumbers: ["PM1000001FR", "PM1000002FR"],
    until: "2026-12-14",
    mode: "POST_OFFICE",
    orderNumber: "PM-2026-100001",
  } as const;

  it.each(locales)("in %s says who sends what where until when, a page a parcel", async (locale) => {
    const sender = customer.order.shipping_address;
    for (const size of ["A4", "A6"] as const) {
      const now = api.clock.now();
      const bytes = await drawLabels({ ...facts, sender }, { size, locale, now, isCompressed: false });
      const text = plain(textOfPdf(bytes));
      for (const part of ["PM1000001FR", "PM1000002FR", "DHL Paket", "12 rue des Lilas", "Petite Malle SAS"])
        expect(text).toContain(part);
      expect(text).toContain(documentTextsOf(locale).label.POST_OFFICE);
      expect(new TextDecoder("latin1").decode(bytes).match(/\/Type \/Page\b/g)).toHaveLength(2);
    }
  });

  it("holds the number as a Code 128: 11 modules a sign, 13 for the stop", () => {
    const widths = code128("PM1000001FR");
    const modules = widths.reduce((sum, width) => sum + width, 0);
    expect((modules - 13) % 11).toBe(0);
    expect(widths.slice(0, 6).join("")).toMatch(/^2112(14|32)$/);
    expect(widths.slice(-7).join("")).toBe("2331112");
    expect(code128("PM1000002FR")).not.toEqual(widths);
  });

  it("is there while the return is declared", async () => {
    const { token, order } = customer;
    const line = { order_line_id: present(order.lines[0]).id, quantity: 1, reason: "OTHER" } as const;
    const made = await api.call(createReturn, {
      token,
      idempotencyKey: crypto.randomUUID(),
      body: { order_id: order.id, items: [line] },
    });
    const input = { token, params: { id: made.id } };
    expect((await api.call(getReturnLabel, { ...input, query: { format: "A6" } })).name).toBe(
      `${made.tracking_number}.pdf`,
    );
    expect((await api.fail(getReturnLabel, { ...input, query: { format: "A5" } })).code).toBe("VALIDATION");
    await api.call(cancelReturn, input);
    expect((await api.fail(getReturnLabel, input)).code).toBe("RETURN_LABEL_NOT_AVAILABLE");
  });

  it.each(["A4", "A6"] as const)("on %s writes names of all of Europe in its own fonts", async (size) => {
    const sender = {
      ...customer.order.shipping_address,
      firstname: "Łukasz Đặng",
      lastname: "Żółć-Țăranu Šimůnková",
      street: "улица Тверская 7",
      street_extra: "Νίκος Ψαρράς, Ærø ĳsselmeer",
    };
    const now = api.clock.now();
    const text = plain(
      textOfPdf(await drawLabels({ ...facts, sender }, { size, locale: "fr-FR", now, isCompressed: false })),
    );
    for (const part of ["Łukasz Đặng Żółć-Țăranu Šimůnková", "улица Тверская 7", "Nikos Psarras, Ærø"])
      expect(text).toContain(part);
    expect(text).not.toContain("?");
  });

  it("never garbles a name its fonts do not know", () => {
    const isLatin = (sign: string) => /[ -~\u00a0-\u00ff€]/.test(sign);
    expect(printable("Łucja Nováková\u202f王 € Őri Χρήστος", isLatin)).toBe("?ucja Nováková\u00a0? € Ori Christos");
  });
});

describe("a rating", () => {
  it("is of a delivered order and its pieces, and replaces the one before", async () => {
    const { token, order } = customer;
    const input = { token, params: { id: order.id } };
    const item = { order_line_id: present(order.lines[0]).id, score: 4, fit: "TOO_SMALL", comment: "" } as const;
    await api.call(rateOrder, { ...input, body: { overall: 2 } });
    const rating = await api.call(rateOrder, { ...input, body: { overall: 5, comment: "Super", items: [item] } });
    expect(rating).toMatchObject({ overall: 5, comment: "Super", items: [item] });
    expect((await api.call(getOrder, input)).rating).toEqual(rating);
  });

  it("is refused for bad scores, foreign pieces and orders, and before the delivery", async () => {
    const { token, order } = customer;
    const input = { token, params: { id: order.id } };
    const item = { order_line_id: crypto.randomUUID(), score: 4 };
    for (const body of [
      { overall: 0 },
      { overall: 6 },
      {},
      { overall: 3, items: [item] },
      { overall: 3, items: [{ ...item, fit: "OK" }] },
    ])
      expect((await api.fail(rateOrder, { ...input, body })).code).toBe("VALIDATION");
    const stranger = await aClient(api);
    expect((await api.fail(rateOrder, { ...input, token: stranger.token, body: { overall: 3 } })).code).toBe(
      "NOT_FOUND",
    );
    const id = await anOrderRow(api, customer.client_id);
    expect((await api.fail(rateOrder, { token, params: { id }, body: { overall: 3 } })).code).toBe(
      "ORDER_NOT_DELIVERED",
    );
  });
});
