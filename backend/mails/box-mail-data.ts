import { z } from "zod";
import { blockedReasonSchema } from "#contract/requests.ts";
import { frequencySchema } from "#contract/subscriptions.ts";

const piecesSchema = z.array(
  z.object({ name: z.string(), brand_name: z.string(), size: z.string(), price_ttc: z.number() }),
);
export type MailedPieces = z.infer<typeof piecesSchema>;

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
  "box-preview": z.object({ preview_until: z.iso.datetime(), pieces: piecesSchema, total_ttc: z.number() }),
  "box-prepared": z.object({ pieces: z.int(), prepayment_ttc: z.number(), total_ttc: z.number() }),
  "box-shipped": z.object({ carrier: z.string(), tracking_number: z.string(), pickup_point: z.string().nullable() }),
  "box-delivered": z.object({ order_id: z.uuid(), return_until: z.iso.date(), keep_all_percent: z.int() }),
  "box-deadline": z.object({ order_id: z.uuid(), return_until: z.iso.date() }),
  "box-blocked": z.object({ reason: blockedReasonSchema }),
  "box-cancelled": z.object({ reason: z.enum(["CLIENT", "BLOCKED"]) }),
  "box-closed": z.object({
    order_id: z.uuid(),
    order_number: z.string(),
    kept: piecesSchema,
    returned: z.int(),
    items_total_ttc: z.number(),
    discount_ttc: z.number(),
    shipping_fee_ttc: z.number(),
    total_ttc: z.number(),
    wallet_ttc: z.number(),
    prepaid_ttc: z.number(),
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
