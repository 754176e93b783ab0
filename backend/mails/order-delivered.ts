import { z } from "zod";
import { mailedPieceSchema } from "./box-mail-data.ts";
import { formatDay, formatMoney } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { pieceItem, rows } from "./pieces.ts";
import { hasShopSchema } from "./shop-switch.ts";
import { fill } from "./texts.ts";

const deliveredSchema = z.object({
  firstname: z.string(),
  order_id: z.uuid(),
  order_number: z.string(),
  carrier: z.string(),
  pickup_point: z.string().nullable(),
  return_until: z.iso.date(),
  pieces: z.array(mailedPieceSchema.extend({ path: z.string() })),
  has_shop: hasShopSchema,
});

/**
 * Sent when an order of the shop arrived: what it was, and until when and how a piece goes back. Whoever ordered without a
 * password may have none yet: the last link needs no account.
 */
export const draftOrderDelivered = draftNotice(deliveredSchema, (data, context) => {
  const { texts: all, locale, link } = context;
  const texts = all["order-delivered"];
  const { order_number: number, carrier, pickup_point: point } = data;
  const values = { number, carrier, until: formatDay(data.return_until, locale) };
  const items = data.pieces.map((piece) => ({
    ...pieceItem(piece, context),
    amount: formatMoney(piece.price_ttc, locale),
    link: data.has_shop ? { label: all.newsletter.piece, url: link(piece.path) } : null,
  }));
  return {
    subject: fill(texts.subject, values),
    preheader: fill(texts.preheader, values),
    title: texts.title,
    blocks: [
      paragraph(point === null ? fill(texts.home, values) : fill(texts.pickup, { ...values, point })),
      { kind: "heading", text: all["order-shipped"].inside },
      rows(items),
      { kind: "button", label: texts.button, url: link(`/infos/orders#${number}`) },
      { kind: "heading", text: texts.returnTitle },
      paragraph(fill(texts.return, values)),
      {
        kind: "links",
        links: [
          { label: texts.toReturn, url: link(`/infos/returns/order/${data.order_id}`) },
          { label: texts.withdraw, url: link(`/withdrawal?order=${encodeURIComponent(number)}`) },
        ],
      },
    ],
  };
});
