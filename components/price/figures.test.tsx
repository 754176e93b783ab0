import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { toTotals } from "#backend/cart/price.ts";
import { drawInvoice } from "#backend/documents/invoice.ts";
import { renderMail } from "#backend/mails/render.ts";
import { CartTotals } from "#components/cart/cart-totals.tsx";
import { OrderTotals } from "#components/orders/order-totals.tsx";
import { SummaryTotals } from "#components/checkout/summary-lines.tsx";
import { PriceExplained } from "#components/price/price-explained.tsx";
import { price, subscriberOffer } from "#contract/price.ts";
import { formatEuros } from "#lib/money/format.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { textOfPdf } from "#tests/backend/pdf-text.ts";
import { anOrder } from "#tests/lib/order-builders.ts";

vi.mock("next-intl/server", () => ({
  getTranslations: async (namespace: "order" | "price") =>
    createTranslator({ locale: "fr", messages: { order: fr.order, price: fr.price }, namespace }),
}));

const [line] = anOrder().lines;
const made = price([{ id: line?.id ?? "", unitPriceCents: 4995, count: 2 }], {
  vatRateBasisPoints: 2000,
  shippingFeeCents: 490,
  freeFromCents: null,
  offer: subscriberOffer(false),
  code: { code: "LOYALTY200", kind: "LOYALTY", value: 1000, minimumCents: 0 },
  prepaidCents: 0,
  walletCents: 2500,
});
const totals = toTotals(made);
const order = anOrder({
  ...totals,
  codes: ["LOYALTY200"],
  paid_at: "2026-11-21T10:00:03.000Z",
  lines: line ? [{ ...line, quantity: 2, unit_price_ttc: 49.95, line_total_ttc: 99.9 }] : [],
});
/** As a text that was taken out of a document has it: without spaces. */
const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/g, "");

const inFrench = (part: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={{ price: fr.price }} timeZone="Europe/Paris">
      {part}
    </NextIntlClientProvider>,
  );

it("has the same figures in cart, checkout, order, mail and invoice", async () => {
  const show = (part: ReactNode) =>
    [...inFrench(part).matchAll(/<dd[^>]*>(?<amount>[^<]*)</g)].map(({ groups }) =>
      groups?.amount?.replaceAll(/\s/g, " "),
    );
  const expected = [99.9, -9.99, -10, 4.9, 84.81, -25, 59.81].map((euros) =>
    formatEuros(euros, "fr").replaceAll(/\s/g, " "),
  );
  expect(show(<CartTotals totals={totals} isPredicted={false} />)).toEqual(expected);
  expect(show(<SummaryTotals totals={totals} />)).toEqual(expected);
  expect(show(await OrderTotals({ order }))).toEqual(expected);

  const mail = renderMail("order-confirmation", "fr-FR", { firstname: "Lea", order }, "https://shop.example").text;
  const facts = { number: "FA-2026-000007", issuedAt: new Date("2026-11-30T10:00:00Z"), locale: "fr-FR" };
  const invoice = textOfPdf(await drawInvoice(order, facts, { isCompressed: false }));
  // How it was paid stands on the invoice without a sign.
  const figures = [99.9, 9.99, 10, 4.9, 84.81, 25, 59.81, order.vat_amount].map((euros) => formatEuros(euros, "fr"));
  for (const text of [mail, invoice]) for (const figure of figures) expect(bare(text)).toContain(bare(figure));
});

it("explains every rule piece by piece: the parts make its amount, and the VAT of all rates that of the order", async () => {
  const html = inFrench(await PriceExplained({ order, locale: "fr" }));
  const cents = (text: string) =>
    Math.round(Number(bare(text).replace("\u2212", "-").replace(",", ".").replace("€", "")) * 100);
  const amounts = (part: string) =>
    [...part.matchAll(/>(?<amount>[^<>]*€)</g)].map(({ groups }) => cents(groups?.amount ?? ""));
  const [steps, vat] = [html.slice(0, html.lastIndexOf("</ul>")), html.slice(html.lastIndexOf("</ul>"))];
  const told = steps.split("<ul").flatMap((piece, index, all) => {
    const next = all[index + 1];
    if (next === undefined) return [];
    return [{ sum: amounts(piece).at(-1), parts: amounts(next.split("</ul>")[0] ?? next) }];
  });
  expect(told.map(({ sum }) => sum)).toEqual([9990, -999, -1000]);
  for (const { sum, parts } of told) expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
  expect(amounts(vat).reduce((all, one) => all + one, 0)).toBe(Math.round(order.vat_amount * 100));
  expect(bare(html)).toContain(bare(`2 × ${line?.name}, Taille 4 ans`));
});
