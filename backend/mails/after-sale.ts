import { z } from "zod";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block } from "./blocks.ts";
import { mailedImageSchema } from "./box-mail-data.ts";
import { formatDay, formatMoney, formatSize } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { mailPicture } from "./picture.ts";
import { fill, type MailTexts } from "./texts.ts";

const base = z.object({ firstname: z.string(), order_number: z.string() });

const pieceSchema = z.object({
  name: z.string(),
  brand_name: z.string(),
  size: z.string(),
  quantity: z.int(),
  image: mailedImageSchema,
});
type LineWords = Pick<MailTexts["order-confirmation"], "line" | "lineSize" | "lineOneSize">;

const receivedSchema = base.extend({
  return_id: z.uuid(),
  kind: z.enum(["SHOP", "BOX"]),
  tracking_number: z.string(),
  items: z.array(pieceSchema),
  /** Declared pieces that were not in the parcel. */
  missing: z.array(pieceSchema).default([]),
});

function namePiece(
  { name, brand_name: brand, size, quantity }: z.infer<typeof pieceSchema>,
  words: LineWords,
  locale: string,
) {
  const shown = formatSize(size, locale);
  return {
    title: fill(words.line, { name, brand }),
    size: shown === null ? words.lineOneSize : fill(words.lineSize, { size: shown }),
    quantity: String(quantity),
  };
}

/** Sent when a parcel came back. */
const draftReturnReceived = draftNotice(receivedSchema, (data, { texts: all, locale, link, storefrontUrl }) => {
  const texts = all["return-received"];
  const words = all["order-confirmation"];
  const values = { number: data.order_number, tracking: data.tracking_number };
  const missing = data.missing.map((piece) => {
    const { title, size, quantity } = namePiece(piece, words, locale);
    return fill(texts.missingPiece, { quantity, piece: title, size });
  });
  return {
    subject: fill(texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(fill(data.kind === "BOX" ? texts.box : texts.shop, values)),
      { kind: "heading", text: texts.itemsTitle },
      {
        kind: "items",
        items: data.items.map((piece) => {
          const { title, size, quantity } = namePiece(piece, words, locale);
          return {
            title,
            details: [size],
            amount: fill(texts.quantity, { quantity }),
            picture: mailPicture(piece.image, piece.name, storefrontUrl),
          };
        }),
        sums: [],
        note: "",
      },
      ...(missing.length === 0
        ? []
        : [
            { kind: "heading", text: texts.missingTitle } as const,
            paragraph(missing.join("\n")),
            paragraph(fill(texts.missing, { contactEmail: company.email })),
          ]),
      { kind: "button", label: texts.button, url: link(`/infos/returns/${data.return_id}`) },
    ],
  };
});

const settledSchema = base.extend({
  return_id: z.uuid(),
  refund_ttc: z.number(),
  payment_method_ttc: z.number(),
  wallet_ttc: z.number(),
  has_shipping: z.boolean(),
  refund_by: z.iso.date().nullable(),
  credit_note: z.string().nullable().default(null),
  replacement_number: z.string().nullable(),
});

/** Sent when a return was looked through: the money is on its way, or the other size. */
const draftReturnSettled = draftNotice(settledSchema, (data, { texts: all, locale, link }) => {
  const texts = all["return-settled"];
  const money = (euros: number) => formatMoney(euros, locale);
  const values = { number: data.order_number };
  const blocks: Block[] = [];
  if (data.refund_ttc > 0 && data.refund_by !== null)
    blocks.push(
      paragraph(fill(texts.refund, { amount: money(data.refund_ttc), until: formatDay(data.refund_by, locale) })),
    );
  if (data.payment_method_ttc > 0) blocks.push(paragraph(fill(texts.card, { amount: money(data.payment_method_ttc) })));
  if (data.wallet_ttc > 0) blocks.push(paragraph(fill(texts.wallet, { amount: money(data.wallet_ttc) })));
  if (data.has_shipping) blocks.push(paragraph(texts.shipping));
  if (data.credit_note !== null) blocks.push(paragraph(fill(texts.creditNote, { creditNote: data.credit_note })));
  if (data.replacement_number !== null)
    blocks.push(paragraph(fill(texts.exchange, { replacement: data.replacement_number })));
  if (blocks.length === 0) blocks.push(paragraph(texts.nothing));
  const isExchange = data.replacement_number !== null && data.refund_ttc === 0;
  return {
    subject: fill(isExchange ? texts.subjectExchange : texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [...blocks, { kind: "button", label: texts.button, url: link(`/infos/returns/${data.return_id}`) }],
  };
});

const deadlineSchema = base.extend({ order_id: z.uuid(), return_until: z.iso.date(), can_extend: z.boolean() });

/** Sent shortly before nothing of an order of the shop can be returned any more. */
const draftReturnDeadline = draftNotice(deadlineSchema, (data, { texts: all, locale, link }) => {
  const texts = all["return-deadline"];
  const values = { number: data.order_number, until: formatDay(data.return_until, locale) };
  const url = link(`/infos/edit/return-deadline/${data.order_id}`);
  return {
    subject: fill(texts.subject, values),
    preheader: fill(texts.preheader, values),
    title: texts.title,
    blocks: [
      paragraph(fill(texts.intro, values)),
      { kind: "button", label: texts.button, url: link(`/infos/returns/order/${data.order_id}`) },
      ...(data.can_extend ? [paragraph(fill(texts.extend, { url }))] : []),
    ],
  };
});

/** The mails about what goes back, by kind. */
export const afterSaleDrafts = {
  "return-received": draftReturnReceived,
  "return-settled": draftReturnSettled,
  "return-deadline": draftReturnDeadline,
};
