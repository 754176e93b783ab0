import { z } from "zod";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";

/** A code as a customer types it; capitals and spaces around it do not matter. */
export const codeSchema = z.string().trim().min(1, { error: "required" }).max(40);

/** PERCENT and AMOUNT reduce the pieces, SHIPPING offers the delivery; BIRTHDAY and LOYALTY are amounts that are earned. */
export const couponKindSchema = z.enum(["PERCENT", "AMOUNT", "SHIPPING", "BIRTHDAY", "LOYALTY"]);

export const discountSchema = z.object({
  code: z.string(),
  kind: couponKindSchema,
  percent: z.int().nullable(),
  amount_ttc: decimalSchema.nullable(),
  /** Points it takes when the order is paid. */
  points: z.int().nullable(),
  /** Price of the pieces from which it counts. */
  minimum_ttc: decimalSchema,
  scope: z.enum(["SHOP", "BOX", "ALL"]),
  /** Last day. */
  valid_until: z.iso.date().nullable(),
});
export type Discount = z.infer<typeof discountSchema>;

/** `data.reason` of CODE_INVALID; a customer reads a text of its own for each. */
export const codeRefusalReasonSchema = z.enum([
  "UNKNOWN",
  "NOT_YET_VALID",
  "NO_ELIGIBLE_KID",
  "NOT_ENOUGH_POINTS",
  "MINIMUM_NOT_REACHED",
  "WRONG_PURCHASE",
  "IS_GIFT_CARD",
]);
export type CodeRefusalReason = z.infer<typeof codeRefusalReasonSchema>;

export const codeErrors = ["CODE_INVALID", "COUPON_CODE_ALREADY_USED", "COUPON_CODE_EXPIRED"] as const;

/** Why a code does not count, as its error and the `data` of it would say. */
export const codeProblemSchema = z.object({
  code: z.enum(codeErrors),
  detail: z.string().nullable(),
  reason: codeRefusalReasonSchema.nullable(),
  /** Of NOT_ENOUGH_POINTS: what it takes and what there is. */
  minimum_points: z.int().nullable().default(null),
  points: z.int().nullable().default(null),
  /** Of MINIMUM_NOT_REACHED. */
  minimum_ttc: decimalSchema.nullable().default(null),
});
export type CodeProblem = z.infer<typeof codeProblemSchema>;

/**
 * Looks up a gift card's code too, so that one field takes both: an unused one answers CODE_INVALID with `data.reason`
 * IS_GIFT_CARD and its worth in `data.amount_ttc`.
 */
export const getDiscount = endpoint({
  method: "GET",
  path: "/clients/me/discounts/:code",
  auth: "bearer",
  origin: "specified",
  summary: "What a code is worth to the client; for one order with order_id, for a cart with cart_id",
  params: z.strictObject({ code: codeSchema }),
  query: z.strictObject({ order_id: z.uuid().optional(), cart_id: z.uuid().optional() }),
  answer: discountSchema.extend({
    /** What it takes off the order of `order_id` (a box: if all is kept) or the pieces of `cart_id`; null without one. */
    discount_ttc: decimalSchema.nullable(),
  }),
  errors: [...codeErrors, "GIFT_CARD_ALREADY_USED", "GIFT_CARD_EXPIRED", "NOT_FOUND"],
});
/** Codes of the client's own and those that can be earned; codes for everybody are not told here. */
export const getCouponCodes = endpoint({
  method: "GET",
  path: "/clients/me/coupon-codes",
  auth: "bearer",
  origin: "specified",
  summary: "The client's codes, usable ones first",
  answer: z.array(discountSchema.extend({ problem: codeProblemSchema.nullable() })),
});
export const getSubscriberOffer = endpoint({
  method: "GET",
  path: "/shop/subscriber-offer",
  auth: "bearer",
  origin: "specified",
  summary:
    "What a client with a running subscription, of which a box was paid or can be charged, is offered in the shop; it counts by itself",
  answer: z.object({
    is_active: z.boolean(),
    percent: z.int(),
    is_home_delivery_offered: z.boolean(),
  }),
});
