import { z } from "zod";
import { trackingAddress } from "#contract/carriers.ts";
import { inParcelSchema } from "./box-mail-data.ts";
import { formatDay } from "./format.ts";
import { draftNotice, paragraph } from "./notice.ts";
import { titledPieces } from "./pieces.ts";
import { fill } from "./texts.ts";

const shippedSchema = z.object({
  firstname: z.string(),
  order_number: z.string(),
  carrier: z.string(),
  tracking_number: z.string(),
  pickup_point: z.string().nullable(),
  expected_from: z.iso.date(),
  expected_until: z.iso.date(),
  pieces: inParcelSchema,
});

/** Sent when the carrier takes an order of the shop. */
export const draftOrderShipped = draftNotice(shippedSchema, (data, context) => {
  const { texts: all, locale, link } = context;
  const texts = all["order-shipped"];
  const values = {
    number: data.order_number,
    carrier: data.carrier,
    tracking: data.tracking_number,
    from: formatDay(data.expected_from, locale),
    until: formatDay(data.expected_until, locale),
  };
  const way =
    data.pickup_point === null ? fill(texts.home, values) : fill(texts.pickup, { ...values, point: data.pickup_point });
  const page = trackingAddress(data.carrier, data.tracking_number);
  return {
    subject: fill(texts.subject, values),
    preheader: fill(texts.preheader, values),
    title: texts.title,
    blocks: [
      paragraph(way),
      paragraph(fill(texts.tracking, values)),
      ...(page === null ? [] : [{ kind: "links" as const, links: [{ label: texts.track, url: page }] }]),
      ...titledPieces(texts.inside, data.pieces, context),
      { kind: "button", label: texts.button, url: link(`/infos/orders#${data.order_number}`) },
    ],
  };
});
