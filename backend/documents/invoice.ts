import { toCents, toDecimal } from "#contract/money.ts";
import type { Order } from "#contract/orders.ts";
import { company } from "../db/seed/content/legal/company.ts";
import { formatMoment, formatMoney, formatPercent, formatSize } from "../mails/format.ts";
import { priceRows } from "../mails/price-rows.ts";
import { fill, textsOf } from "../mails/texts.ts";
import { addressRows } from "./address-rows.ts";
import { makePdf, type PdfOptions } from "./pdf.ts";
import { drawStatement, type Row, type Statement } from "./statement.ts";
import { documentTextsOf, type DocumentTexts } from "./texts.ts";

type Texts = DocumentTexts["invoice"];

export interface InvoiceFacts {
  number: string;
  issuedAt: Date;
  locale: string;
}

/** A piece as a row names it, with its size as the reader's country writes it. */
export function namePiece(
  { name, brand_name, size }: { name: string; brand_name: string; size: string },
  texts: Texts,
  locale: string,
): string {
  const shown = formatSize(size, locale);
  return `${name}, ${brand_name}, ${shown === null ? texts.oneSize : fill(texts.size, { size: shown })}`;
}

/** What came back of a box before it was charged was never sold, but for what came back for another size. */
const soldOf = (kind: Order["kind"], line: Order["lines"][number]): number =>
  kind === "BOX" ? line.quantity - line.returned_quantity + line.exchanged_quantity : line.quantity;

/** What a price with VAT comes to without it, in euros. The VAT of the whole is not the sum of rounded rows: it stands below. */
const netOf = (cents: number, ratePercent: number): number =>
  toDecimal(Math.round((cents * 100) / (100 + ratePercent)));

function rowsOf(order: Order, texts: Texts, locale: string): Row[] {
  const money = (euros: number) => formatMoney(euros, locale);
  return order.lines.flatMap((line) => {
    const count = soldOf(order.kind, line);
    if (count === 0) return [];
    return [
      {
        piece: namePiece(line, texts, locale),
        quantity: String(count),
        unit: money(line.unit_price_ttc),
        total: money(toDecimal(toCents(line.unit_price_ttc) * count)),
        note: fill(texts.rowVat, {
          rate: formatPercent(order.vat_rate_percent, locale),
          net: money(netOf(toCents(line.unit_price_ttc) * count, order.vat_rate_percent)),
        }),
      },
    ];
  });
}

function planInvoice(order: Order, { number, issuedAt, locale }: InvoiceFacts): Statement {
  const { invoice: texts } = documentTextsOf(locale);
  const money = (euros: number) => formatMoney(euros, locale);
  const net = toDecimal(toCents(order.total_amount_ttc) - toCents(order.vat_amount));
  const { sale, paid } = priceRows(order, locale);
  const toRow = ({ label, amount }: (typeof sale)[number]): [string, string] => [label, amount];
  return {
    title: fill(texts.title, { number }),
    facts: [
      fill(texts.date, { day: formatMoment(issuedAt.toISOString(), locale) }),
      fill(texts.order, { number: order.number, day: formatMoment(order.created_at, locale) }),
      order.delivered_at === null
        ? texts.undelivered
        : fill(texts.delivered, { day: formatMoment(order.delivered_at, locale) }),
    ],
    addresses: [
      { title: texts.billing, rows: addressRows(order.billing_address, locale) },
      { title: texts.delivery, rows: addressRows(order.shipping_address, locale) },
    ],
    head: { piece: texts.piece, quantity: texts.quantity, unit: texts.unit, total: texts.total },
    rows: rowsOf(order, texts, locale),
    sums: [
      ...sale.map(toRow),
      [texts.net, money(net)],
      [fill(texts.vat, { rate: formatPercent(order.vat_rate_percent, locale) }), money(order.vat_amount)],
    ],
    grandTotal: [texts.grandTotal, money(order.total_amount_ttc)],
    payments: [
      // What has paid a part of the total is taken off in the steps; here it tells how it was paid.
      ...paid.map(({ label, amount }): [string, string] => [label, amount.replace(/^\u2212/, "")]),
      ...(order.due_ttc > 0 ? [[textsOf(locale).price.charged, money(order.due_ttc)] as [string, string]] : []),
    ],
    note: order.paid_at === null ? null : fill(texts.paid, { day: formatMoment(order.paid_at, locale) }),
    imprint: fill(texts.company, company),
  };
}

/** The invoice of a paid order, in a language and with amounts as its country writes them. */
export function drawInvoice(
  order: Order,
  facts: InvoiceFacts,
  options: Pick<PdfOptions, "isCompressed"> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const statement = planInvoice(order, facts);
  const { locale, issuedAt } = facts;
  return makePdf({ ...options, size: "A4", title: statement.title, locale, now: issuedAt }, (sheet) =>
    drawStatement(sheet, statement),
  );
}
