import { z } from "zod";
import { priceStepsSchema } from "#contract/price-steps.ts";
import { blockedReasonSchema } from "#contract/requests.ts";
import { frequencySchema } from "#contract/subscriptions.ts";
import { keepAllPercent } from "#contract/terms.ts";

/** The front of a piece, as mails keep it. */
export const mailedImageSchema = z.object({ url: z.string(), alt: z.string() }).nullable().default(null);

/** A piece as mails show it. */
export const mailedPieceSchema = z.object({
  name: z.string(),
  brand_name: z.string(),
  size: z.string(),
  /** Of the piece; of all of them where there are several. */
  price_ttc: z.number(),
  quantity: z.int().default(1),
  /** Unknown in mails of before. */
  image: mailedImageSchema,
});
const mailedPiecesSchema = z.array(mailedPieceSchema);
/** Unknown in mails of before. */
export const inParcelSchema = mailedPiecesSchema.default([]);
export type MailedPieces = z.input<typeof mailedPiecesSchema>;
export type ShownPiece = z.output<typeof mailedPieceSchema>;

/** What every mail about a box knows. */
export const boxSchema = z.object({
  firstname: z.string(),
  kid: z.string(),
  profile_id: z.uuid(),
  request_id: z.int(),
  delivery_date: z.iso.date(),
});

/** What each mail about a box knows besides. */
export const boxMailSchemas = {
  "box-opened": z.object({ choose_until: z.iso.date() }),
  "box-preview": z.object({ preview_until: z.iso.datetime(), pieces: mailedPiecesSchema, total_ttc: z.number() }),
  "box-preview-reminder": z.object({ preview_until: z.iso.datetime(), pieces: z.int(), total_ttc: z.number() }),
  /** Silence stood for a yes that can still be taken back. */
  "box-agreed": z.object({ reopen_until: z.iso.datetime(), pieces: z.int(), total_ttc: z.number() }),
  "box-answer": z.object({
    /** First name; empty where nobody is named. */
    stylist: z.string(),
    /** The client's last word; null where the stylist wrote first. */
    question: z.string().nullable(),
    answer: z.string(),
    /** Null once the box cannot be changed. */
    preview_until: z.iso.datetime().nullable(),
  }),
  "box-prepared": z.object({ pieces: z.int(), prepayment_ttc: z.number(), total_ttc: z.number() }),
  "box-shipped": z.object({
    carrier: z.string(),
    tracking_number: z.string(),
    pickup_point: z.string().nullable(),
    pieces: inParcelSchema,
  }),
  "box-delivered": z.object({
    order_id: z.uuid(),
    return_until: z.iso.date(),
    keep_all_percent: z.int(),
    /** Day on which silence is charged; unknown in mails of before. */
    charge_on: z.iso.date().nullable().default(null),
    pieces: inParcelSchema,
  }),
  "box-deadline": z.object({
    order_id: z.uuid(),
    return_until: z.iso.date(),
    /** Nothing can be sent back any more: only the charge is ahead. */
    is_over: z.boolean().default(false),
    can_extend: z.boolean().default(true),
    charge_on: z.iso.date().nullable().default(null),
    keep_all_percent: z.int().default(keepAllPercent),
  }),
  "box-blocked": z.object({ reason: blockedReasonSchema }),
  "box-cancelled": z.object({ reason: z.enum(["CLIENT", "BLOCKED"]) }),
  "box-closed": z.object({
    order_id: z.uuid(),
    order_number: z.string(),
    kept: mailedPiecesSchema,
    returned: z.int(),
    /** The bill row by row; unknown in mails of before. */
    steps: priceStepsSchema.default([]),
    total_ttc: z.number(),
    due_ttc: z.number(),
    vat_ttc: z.number(),
    vat_rate_percent: z.number(),
    refund_ttc: z.number(),
  }),
} as const;

export type BoxMailKind = keyof typeof boxMailSchemas;
export type BoxMailData = { [K in BoxMailKind]: z.input<(typeof boxMailSchemas)[K]> };

/** What every mail about a subscription knows. */
export const subscriptionSchema = z.object({
  firstname: z.string(),
  kid: z.string(),
  profile_id: z.uuid(),
  subscription_id: z.uuid(),
  frequency: frequencySchema.nullable(),
});

export const subscriptionMailSchemas = {
  "subscription-created": z.object({ date: z.iso.date().nullable() }),
  "subscription-paused": z.object({ until: z.iso.date().nullable() }),
  "subscription-resumed": z.object({ date: z.iso.date().nullable() }),
  "subscription-terminated": z.object({ day: z.iso.date() }),
} as const;

export type SubscriptionMailKind = keyof typeof subscriptionMailSchemas;
export type SubscriptionMailData = { [K in SubscriptionMailKind]: z.input<(typeof subscriptionMailSchemas)[K]> };
