import { cleanup, screen } from "@testing-library/react";
import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { drawInvoice } from "#backend/documents/invoice.ts";
import { findInvoice } from "#backend/documents/issue-invoice.ts";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { grantPoints } from "#backend/loyalty/points.ts";
import { CartTotals } from "#components/cart/cart-totals.tsx";
import { SummaryTotals } from "#components/checkout/summary-lines.tsx";
import { createCart, putCartLine, setCartReductions, type Totals } from "#contract/cart.ts";
import { createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { formatEuros } from "#lib/money/format.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { aHousehold, subscribe } from "#tests/backend/box-builders.ts";
import { aCard, aClient, anAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { fillWallet } from "#tests/backend/delivered-order.ts";
import { textOfPdf } from "#tests/backend/pdf-text.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { showPage } from "#tests/storefront/server-page.tsx";

vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
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
  const facts = { ...present(await findInvoice(api.dependencies.db, id)), locale };
  const invoice = textOfPdf(await drawInvoice(order, facts, { isCompressed: false }));
  return { cart: cart.totals, quote: totals, order, mail: present(mail).text, invoice };
}

/** As a text that was taken out of a document has it: without spaces. */
const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/g, "");
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

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

  const amounts = steps.filter((amount) => amount !== null);
  for (const amount of amounts) expect(bare(mail)).toContain(bare(euros(amount)));
  // How it was paid stands on the invoice without a sign.
  for (const amount of [...amounts.map(Math.abs), vat]) expect(bare(invoice)).toContain(bare(euros(amount)));
});

it("explains every rule piece by piece: the parts make its amount, and the VAT of all rates that of the order", async () => {
  const { order } = bought.fr;
  await showPage("fr", () => PriceExplained({ order, locale: "fr" }));
  const cents = (text: string) =>
    Math.round(Number(bare(text).replace("\u2212", "-").replace(",", ".").replace("€", "")) * 100);
  const amountsIn = (part: Element) =>
    [...part.querySelectorAll("span")].flatMap(({ textContent }) =>
      textContent.endsWith("€") ? [cents(textContent)] : [],
    );
  const lists = screen.getAllByRole("list", { hidden: true });
  const told = lists.map((list) => ({
    sum: amountsIn(present(list.previousElementSibling))[0],
    parts: amountsIn(list),
  }));
  expect(told.map(({ sum }) => sum)).toEqual([4900, -490, -1000]);
  for (const { sum, parts } of told) expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
  const vat = [...document.querySelectorAll("p.text-muted")].flatMap(amountsIn);
  expect(vat.reduce((all, one) => all + one, 0)).toBe(Math.round(order.vat_amount * 100));
  expect(bare(document.body.textContent)).toContain(bare(`2 × ${present(order.lines[0]).name}, Taille`));
});
