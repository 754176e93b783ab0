import type { z } from "zod";
import type { Block, Sum } from "./blocks.ts";
import type { boxMailSchemas, boxSchema } from "./box-mail-data.ts";
import { formatMoney, formatPercent } from "./format.ts";
import { paragraph, type Notice, type NoticeContext } from "./notice.ts";
import { pieceItems } from "./pieces.ts";
import { fill } from "./texts.ts";

type Statement = z.output<typeof boxSchema> & z.output<(typeof boxMailSchemas)["box-closed"]>;
type Texts = NoticeContext["texts"]["box-closed"];

const returnedText = (count: number, texts: Texts): string =>
  count === 0
    ? texts.returnedNone
    : count === 1
      ? texts.returnedOne
      : fill(texts.returnedMany, { count: String(count) });

/** The bill line by line; what is nothing is left out, but for the delivery. */
function sumsOf(data: Statement, texts: Texts, locale: string): Sum[] {
  const money = (euros: number) => formatMoney(euros, locale);
  const less = (label: string, euros: number): Sum[] =>
    euros > 0 ? [{ label, amount: money(-euros), isTotal: false }] : [];
  const covered = data.prepaid_ttc + data.wallet_ttc > 0;
  return [
    { label: texts.items, amount: money(data.items_total_ttc), isTotal: false },
    ...less(texts.discount, data.discount_ttc),
    {
      label: texts.shipping,
      amount: data.shipping_fee_ttc > 0 ? money(data.shipping_fee_ttc) : texts.shippingOffered,
      isTotal: false,
    },
    { label: texts.total, amount: money(data.total_ttc), isTotal: true },
    ...less(texts.prepaid, data.prepaid_ttc),
    ...less(texts.wallet, data.wallet_ttc),
    ...(covered ? [{ label: texts.due, amount: money(data.due_ttc), isTotal: true }] : []),
  ];
}

/** What was kept of a box, what came back, and what is charged. */
export function boxClosed(data: Statement, context: NoticeContext): Notice {
  const { locale, link } = context;
  const texts = context.texts["box-closed"];
  const isNothingKept = data.kept.length === 0;
  const values = { kid: data.kid, number: data.order_number };
  const refund: Block[] =
    data.refund_ttc > 0 ? [paragraph(fill(texts.refund, { amount: formatMoney(data.refund_ttc, locale) }))] : [];
  const bill: Block[] = [
    { kind: "heading", text: texts.keptTitle },
    {
      kind: "items",
      items: pieceItems(data.kept, context),
      sums: sumsOf(data, texts, locale),
      note: fill(texts.vat, {
        rate: formatPercent(data.vat_rate_percent, locale),
        amount: formatMoney(data.vat_ttc, locale),
      }),
    },
    paragraph(returnedText(data.returned, texts)),
  ];
  return {
    subject: fill(isNothingKept ? texts.subjectNothing : texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(isNothingKept ? texts.nothing : texts.intro, values)),
      ...(isNothingKept ? [] : bill),
      ...refund,
      { kind: "button", label: texts.button, url: link("/infos/orders") },
    ],
  };
}
