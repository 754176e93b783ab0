import type { z } from "zod";
import type { Block } from "./blocks.ts";
import type { boxMailSchemas, boxSchema } from "./box-mail-data.ts";
import { formatMoney } from "./format.ts";
import { paragraph, type Notice, type NoticeContext } from "./notice.ts";
import { pieceItems } from "./pieces.ts";
import { priceSums, vatNote } from "./price-rows.ts";
import { fill } from "./texts.ts";

type Statement = z.output<typeof boxSchema> & z.output<(typeof boxMailSchemas)["box-closed"]>;
type Texts = NoticeContext["texts"]["box-closed"];

const returnedText = (count: number, texts: Texts): string =>
  count === 0
    ? texts.returnedNone
    : count === 1
      ? texts.returnedOne
      : fill(texts.returnedMany, { count: String(count) });

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
      sums: priceSums({ ...data, total_amount_ttc: data.total_ttc }, locale, "toCharge"),
      note: vatNote({ vat: data.vat_ttc, ratePercent: data.vat_rate_percent }, locale),
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
