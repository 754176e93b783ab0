import { cleanup, screen } from "@testing-library/react";
import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { drawInvoice } from "#backend/documents/invoice.ts";
import { findInvoice } from "#backend/documents/issue-invoice.ts";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { grantPoints } from "#backend/loyalty/points.ts";
import { textsOf } from "#backend/mails/texts.ts";
import { CartTotals } from "#components/cart/cart-totals.tsx";
import { SummaryTotals } from "#components/checkout/summary-lines.tsx";
import { BillRows } from "#components/try-on/bill-rows.tsx";
import { createCart, putCartLine, setCartReductions, type Totals } from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import { createOrder, getOrder, payOrder, quoteOrder, setOrderReductions, type Order } from "#contract/orders.ts";
import { getPaymentMethods, updatePaymentMethod } from "#contract/payment-methods.ts";
import { declareSatisfied } from "#contract/requests.ts";
import { getTryOn } from "#contract/try-on.ts";
import { formatEuros } from "#lib/money/format.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { aHousehold, subscribe } from "#tests/backend/box-builders.ts";
import { aCard, aClient, anAddress, cards, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes } from "#tests/backend/delivered-box.ts";
import { fillWallet } from "#tests/backend/delivered-order.ts";
import { textOfPdf } from "#tests/backend/pdf-text.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { showPage } from "#tests/storefront/server-page.tsx";

vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
const { OrderToPay } = await import("#components/account/account-tasks.tsx");
const { OrderTotals } = await import("#components/orders/order-totals.tsx");
const { PriceExplained } = await import("./price-explained.tsx");

interface Purchase {
  cart: Totals;
  quote: Totals;
  order: Order;
  mail: string;
  invoice: string;
}

let api: TestApi;
let pieces: TestPiece[];
const bought = {} as Record<"fr" | "de", Purchase>;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 10);
  const subscriber = await aHousehold(api);
  await subscribe(api, subscriber);
  bought.fr = await buy("fr-FR", subscriber);
  bought.de = await buy("de-DE", await aClient(api));
});
afterAll(() => api.close());
afterEach(cleanup);

/** Two pieces, with the points and the wallet of a client, as the shop's pages buy them. */
async function buy(locale: "fr-FR" | "de-DE", { token, client_id: clientId, email }: SignedIn): Promise<Purchase> {
  await fillWallet(api, clientId, 1000);
  const grant = { clientId, points: 400, rule: "RECYCLING_POINTS", source: { type: "test", id: clientId } } as const;
  await api.dependencies.db.transaction((tx) =>
    grantPoints(tx, { ...grant, dedupeKey: randomUUID() }, api.clock.now()),
  );
  const as = { token, locale };
  const { id: variant_id, productId: product_id } = present(pieces[3]);
  const reductions = { codes: ["LOYALTY200"], use_wallet: true };
  const { id: cart_id } = await api.call(createCart, { ...as, body: {} });
  await api.call(putCartLine, { ...as, params: { cart_id, variant_id }, body: { quantity: 2 } });
  const cart = await api.call(setCartReductions, { ...as, params: { cart_id }, body: reductions });
  const country_code = locale === "fr-FR" ? "FR" : "DE";
  const what = { lines: [{ product_id, variant_id, quantity: 2 }], delivery: { mode: "HOME" as const }, ...reductions };
  const { totals } = await api.call(quoteOrder, { ...as, body: { ...what, address: { country_code } } });
  const { id } = await api.call(createOrder, {
    ...as,
    idempotencyKey: randomUUID(),
    body: {
      ...what,
      cart_id,
      shipping_address: anAddress(country_code === "DE" ? { country_code, postcode: "10115", city: "Berlin" } : {}),
      payment_method_id: (await aCard(api, token)).id,
      expected_total_ttc: totals.total_amount_ttc,
      expected_due_ttc: totals.due_ttc,
    },
  });
  const order = await api.call(getOrder, { ...as, params: { id } });
  await runDueJobs(api.dependencies);
  const mail = api.mails.find(({ to, subject }) => to === email && subject.includes(order.number));
  const invoice = await invoiceOf(order, locale);
  return { cart: cart.totals, quote: totals, order, mail: present(mail).text, invoice };
}

async function invoiceOf(order: Order, locale: "fr-FR" | "de-DE"): Promise<string> {
  const facts = { ...present(await findInvoice(api.dependencies.db, order.id)), locale };
  return textOfPdf(await drawInvoice(order, facts, { isCompressed: false }));
}

/** As a text that was taken out of a document has it: without spaces. */
const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/g, "");
const plain = (text: string): string => text.replaceAll(/\s/g, " ");
/** All amounts of a text, in order. */
const amountsIn = (text: string): string[] =>
  text.split("\n").flatMap((line) => bare(line).match(/[-\u2212]?\d[\d.]*,\d\d€/g) ?? []);
/** What stands with the total in a mail: the rows of the price and its VAT. */
const totalsIn = (mail: string, locale: Locale): string | undefined =>
  mail.split("\n\n").find((part) => part.startsWith(textsOf(locale).price.rule.ITEMS));
/** The amounts of an order on its invoice, where VAT stands before the total, and how it was paid, the last ones, without a sign. */
function onInvoice(amounts: readonly string[], order: Order, locale: Locale, paidCount: number): string {
  const { total_amount_ttc: total, vat_amount: vat } = order;
  const net = (Math.round(total * 100) - Math.round(vat * 100)) / 100;
  const taxes = [net, vat].map((amount) => bare(formatEuros(amount, locale)));
  const paid = amounts.slice(-paidCount).map((amount) => amount.replace(/^[-\u2212]/, ""));
  return [...amounts.slice(0, -paidCount - 1), ...taxes, ...amounts.slice(-paidCount - 1, -paidCount), ...paid].join(
    " ",
  );
}

it.each([
  ["fr", [49, -4.9, -10, null, 34.1, -10, 24.1], 5.68],
  ["de", [49, -10, 5.9, 44.9, -10, 34.9], 7.17],
] as const)("has the same figures in %s in cart, checkout, order, mail and invoice", async (locale, steps, vat) => {
  const { cart, quote, order, mail, invoice } = bought[locale];
  const { price } = await loadMessages(locale);
  const euros = (amount: number) => formatEuros(amount, locale);
  const show = async (part: () => ReactNode | Promise<ReactNode>) => {
    cleanup();
    await showPage(locale, part);
    const told = screen.getAllByRole("definition").map(({ textContent }) => plain(textContent));
    return [...told, plain(screen.getByText(/./, { selector: "p.text-muted" }).textContent)];
  };
  const expected = [
    ...steps.map((amount) => plain(amount === null ? price.offered : euros(amount))),
    plain(price.vat.replace("{amount}", euros(vat))),
  ];
  expect(await show(() => <CartTotals totals={cart} isPredicted={false} />)).toEqual(expected);
  expect(await show(() => <SummaryTotals totals={quote} />)).toEqual(expected);
  expect(await show(() => OrderTotals({ order }))).toEqual(expected);

  const amounts = steps.flatMap((amount) => (amount === null ? [] : [bare(euros(amount))]));
  expect(amountsIn(totalsIn(mail, locale) ?? "")).toEqual([...amounts, bare(euros(vat))]);
  expect(amountsIn(invoice).join(" ")).toContain(onInvoice(amounts, order, locale, 2));
});

it("has the same figures of a box in what is tried on, the overview, the order, mail and invoice", async () => {
  const { client_id, email, token, order: delivered } = present((await deliveredBoxes(api, 1))[0]);
  await fillWallet(api, client_id, 2000);
  const [working] = await api.call(getPaymentMethods, { token });
  const { id: refused } = await aCard(api, token, cards.offSessionDeclined);
  await api.call(updatePaymentMethod, { token, params: { id: refused }, body: { is_default: true } });
  const as = { token, params: { id: delivered.id } };
  await api.call(setOrderReductions, { ...as, body: { codes: ["MALLE5"], use_wallet: true } });
  const { bill, pieces: tried } = await api.call(getTryOn, as);
  const unpaid = await api.call(declareSatisfied, as);
  expect(unpaid).toMatchObject({ status: "PAYMENT_FAILED", codes: ["MALLE5"], wallet_ttc: 20 });
  await runDueJobs(api.dependencies);
  const mail = present(api.mails.find(({ to, text }) => to === email && totalsIn(text, "fr") !== undefined)).text;

  const euros = (amount: number) => plain(formatEuros(amount, "fr"));
  const show = async (part: () => ReactNode | Promise<ReactNode>) => {
    cleanup();
    await showPage("fr", part);
    return screen.queryAllByRole("definition").map(({ textContent }) => plain(textContent));
  };
  const told = await show(() => <BillRows bill={bill} count={tried.length} />);
  /* Pieces, all kept, the code, the delivery, the total, paid before, the wallet, the rest. */
  expect(told).toHaveLength(8);
  expect(told.slice(-3)).toEqual([-10, -20, unpaid.due_ttc].map(euros));
  expect(await show(() => OrderTotals({ order: unpaid }))).toEqual(told);
  await show(() => OrderToPay({ order: unpaid, locale: "fr" }));
  expect(amountsIn(document.body.textContent)).toEqual([bare(euros(unpaid.due_ttc))]);

  const amounts = amountsIn(told.join("\n"));
  expect(amountsIn(totalsIn(mail, "fr") ?? "")).toEqual([...amounts, bare(euros(unpaid.vat_amount))]);
  const order = await api.call(payOrder, {
    ...as,
    idempotencyKey: randomUUID(),
    body: { payment_method_id: present(working).id },
  });
  expect(await show(() => OrderTotals({ order }))).toEqual(told);
  expect(amountsIn(await invoiceOf(order, "fr-FR")).join(" ")).toContain(onInvoice(amounts, order, "fr", 3));
});

it("explains every rule piece by piece: the parts make its amount, and the VAT of all rates that of the order", async () => {
  const { order } = bought.fr;
  await showPage("fr", () => PriceExplained({ order, locale: "fr" }));
  const cents = (text: string) =>
    Math.round(Number(bare(text).replace("\u2212", "-").replace(",", ".").replace("€", "")) * 100);
  const centsIn = (part: Element) =>
    [...part.querySelectorAll("span")].flatMap(({ textContent }) =>
      textContent.endsWith("€") ? [cents(textContent)] : [],
    );
  const lists = screen.getAllByRole("list", { hidden: true });
  const told = lists.map((list) => ({
    sum: centsIn(present(list.previousElementSibling))[0],
    parts: centsIn(list),
  }));
  expect(told.map(({ sum }) => sum)).toEqual([4900, -490, -1000]);
  for (const { sum, parts } of told) expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
  const vat = [...document.querySelectorAll("p.text-muted")].flatMap(centsIn);
  expect(vat.reduce((all, one) => all + one, 0)).toBe(Math.round(order.vat_amount * 100));
  expect(bare(document.body.textContent)).toContain(bare(`2 × ${present(order.lines[0]).name}, Taille`));
});
