import { toDecimal } from "#contract/money.ts";
import type { Order } from "#contract/orders.ts";
import { company } from "../db/seed/content/legal/company.ts";
import { formatMoment, formatMoney, formatPercent } from "../mails/format.ts";
import { fill } from "../mails/texts.ts";
import { addressRows } from "./address-rows.ts";
import { creditNoteNumber, type StoredCreditNote } from "./credit-notes.ts";
import { namePiece } from "./invoice.ts";
import type { Invoice } from "./issue-invoice.ts";
import { makePdf, type PdfOptions } from "./pdf.ts";
import { drawStatement, type Row, type Statement } from "./statement.ts";
import { documentTextsOf } from "./texts.ts";

export interface CreditNoteFacts {
  note: StoredCreditNote;
  /** What it takes back a part of. */
  invoice: Invoice;
  locale: string;
}

function rowsOf({ note, locale }: CreditNoteFacts, order: Order): Row[] {
  const { invoice: words, creditNote: texts } = documentTextsOf(locale);
  const money = (cents: number) => formatMoney(toDecimal(cents), locale);
  const pieces = note.lines.map((line) => ({
    piece: namePiece(line, words, locale),
    quantity: String(line.quantity),
    total: money(line.amountCents),
  }));
  if (pieces.length === 0)
    return [{ piece: fill(texts.part, { number: order.number }), total: money(note.amountCents) }];
  return note.shippingCents > 0 ? [...pieces, { piece: words.shipping, total: money(note.shippingCents) }] : pieces;
}

function planCreditNote(order: Order, facts: CreditNoteFacts): Statement {
  const { note, invoice, locale } = facts;
  const { invoice: words, creditNote: texts } = documentTextsOf(locale);
  const money = (cents: number) => formatMoney(toDecimal(cents), locale);
  const day = (moment: Date) => formatMoment(moment.toISOString(), locale);
  return {
    title: fill(texts.title, { number: creditNoteNumber(note) }),
    facts: [
      fill(texts.date, { day: day(note.issuedAt) }),
      fill(texts.invoice, { number: invoice.number, day: day(invoice.issuedAt) }),
      fill(words.order, { number: order.number, day: formatMoment(order.created_at, locale) }),
    ],
    addresses: [{ title: texts.to, rows: addressRows(order.billing_address, locale) }],
    head: { piece: words.piece, quantity: words.quantity, unit: "", total: words.total },
    rows: rowsOf(facts, order),
    sums: [
      [words.net, money(note.amountCents - note.vatCents)],
      [fill(words.vat, { rate: formatPercent(order.vat_rate_percent, locale) }), money(note.vatCents)],
    ],
    grandTotal: [texts.grandTotal, money(note.amountCents)],
    payments: [
      ...(note.providerCents > 0 ? [[texts.card, money(note.providerCents)] as [string, string]] : []),
      ...(note.walletCents > 0 ? [[texts.wallet, money(note.walletCents)] as [string, string]] : []),
    ],
    note: texts.paid,
    imprint: fill(words.company, company),
  };
}

/** The credit note for a part of an order that was refunded, in the language it was ordered in. */
export function drawCreditNote(
  order: Order,
  facts: CreditNoteFacts,
  options: Pick<PdfOptions, "isCompressed"> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const statement = planCreditNote(order, facts);
  const { locale, note } = facts;
  return makePdf({ ...options, size: "A4", title: statement.title, locale, now: note.issuedAt }, (sheet) =>
    drawStatement(sheet, statement),
  );
}
