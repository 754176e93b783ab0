import { z } from "zod";
import { formatMoment, formatMoney } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { fill } from "./texts.ts";

const cancelledSchema = z.object({
  firstname: z.string(),
  order_number: z.string(),
  cancelled_at: z.iso.datetime(),
  payment_method_ttc: z.number(),
  wallet_ttc: z.number(),
  credit_note: z.string().nullable(),
  has_code: z.boolean(),
});

/** Sent when the client gave an order up before it was packed. */
export const draftOrderCancelled = draftNotice(cancelledSchema, (data, { texts: all, locale, link }) => {
  const texts = all["order-cancelled"];
  const { payment_method_ttc: card, wallet_ttc: wallet, credit_note: creditNote } = data;
  const values = { number: data.order_number, moment: formatMoment(data.cancelled_at, locale) };
  return {
    subject: fill(texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(texts.intro, values)),
      ...(card > 0 ? [paragraph(fill(texts.card, { amount: formatMoney(card, locale) }))] : []),
      ...(wallet > 0 ? [paragraph(fill(texts.wallet, { amount: formatMoney(wallet, locale) }))] : []),
      ...(card + wallet === 0 ? [paragraph(texts.nothing)] : []),
      ...(data.has_code ? [paragraph(texts.code)] : []),
      ...(creditNote === null ? [] : [paragraph(fill(texts.creditNote, { creditNote }))]),
      { kind: "button", label: texts.button, url: link(`/infos/orders#${data.order_number}`) },
    ],
  };
});
