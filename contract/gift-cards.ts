import { z } from "zod";
import { emailSchema } from "./account-fields.ts";
import { decimalSchema } from "./decimal.ts";
import { codeSchema } from "./discounts.ts";
import { endpoint } from "./endpoint.ts";
import { orderPaymentSchema } from "./orders.ts";
import { paymentPlatformSchema } from "./payment-methods.ts";
import { requiredLineSchema } from "./plain-line.ts";

/** Smallest and largest value of a gift card in euros. */
export const minGiftCardTtc = 10;
export const maxGiftCardTtc = 500;
/** A gift card is sent this many days ahead at most. */
export const maxGiftCardDaysAhead = 365;

export const giftCardForSchema = z.enum(["KID", "WOMAN"]);

/** ACTIVE: paid and not yet redeemed. CANCELLED: never paid. REFUNDED: the buyer withdrew before it was used. */
export const giftCardStatusSchema = z.enum([
  "PENDING_PAYMENT",
  "ACTIVE",
  "REDEEMED",
  "EXPIRED",
  "CANCELLED",
  "REFUNDED",
]);
export type GiftCardStatus = z.infer<typeof giftCardStatusSchema>;

const name = requiredLineSchema(80);

export const giftCardSchema = z.object({
  id: z.uuid(),
  amount: decimalSchema,
  for: giftCardForSchema,
  status: giftCardStatusSchema,
  recipient: z.object({ name: z.string(), email: z.string().nullable() }),
  buyer: z.object({ name: z.string() }),
  message: z.string(),
  /** Day the recipient gets the mail; without an e-mail of the recipient the buyer gets the card to hand over. */
  date: z.iso.date(),
  is_sent: z.boolean(),
  /** Last day it can be redeemed; null before it is paid. */
  expires_on: z.iso.date().nullable(),
  redeemed_at: z.iso.datetime().nullable(),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

/** What its giver sees of it. The code is told by mail only, and to the signed-in giver. */
export const giftCardOrderSchema = giftCardSchema.extend({
  payment: orderPaymentSchema,
  /** Opens this answer again; a giver without an account has nothing else. */
  access_key: z.string(),
});
export type GiftCardOrder = z.infer<typeof giftCardOrderSchema>;

/** What whoever redeemed it sees: nothing of how it was paid, nor of what the giver asked for. */
export const receivedGiftCardSchema = giftCardSchema.pick({
  id: true,
  amount: true,
  for: true,
  status: true,
  buyer: true,
  message: true,
  expires_on: true,
  redeemed_at: true,
});
export type ReceivedGiftCard = z.infer<typeof receivedGiftCardSchema>;

/** `access_key` of the card; the signed-in giver needs none. */
const keyQuery = z.strictObject({ key: z.string().min(1).max(100).optional() });

/** A saved method of the signed-in client, or a card that pays once and is not kept. */
const giftCardPaymentInput = z.union([
  z.strictObject({ payment_method_id: z.uuid() }),
  z.strictObject({
    payment_gateway: paymentPlatformSchema.shape.platform,
    provider_payment_method_id: z.string().min(1).max(200),
  }),
]);

const paymentErrors = [
  "PAYMENT_METHOD_NOT_FOUND",
  "PAYMENT_METHOD_EXPIRED",
  "PAYMENT_PLATFORM_NOT_AVAILABLE",
  "REQUEST_IN_PROGRESS",
] as const;

export const startGiftCardPayment = endpoint({
  method: "POST",
  path: "/gift_cards/setup-intents",
  auth: "optional",
  origin: "added",
  summary: "What the browser needs for a card form without an account",
  answer: z.array(
    paymentPlatformSchema.extend({
      /** For the platform's form; null where it needs none. */
      client_secret: z.string().nullable(),
    }),
  ),
  status: 201,
});

export const createGiftCard = endpoint({
  method: "POST",
  path: "/gift_cards",
  auth: "optional",
  staff: "consent",
  origin: "added",
  idempotent: true,
  summary: "Buy a gift card; a payment that fails leaves a card that can be paid again",
  body: z.strictObject({
    amount: decimalSchema.min(minGiftCardTtc).max(maxGiftCardTtc).multipleOf(0.01),
    for: giftCardForSchema,
    recipient: z.strictObject({ name, email: emailSchema.nullable().default(null) }),
    message: z.string().trim().max(500).default(""),
    /** Absent or past: today. */
    date: z.iso.date().optional(),
    buyer: z.strictObject({ name, email: emailSchema }),
    /** Absent: the card is ordered and waits for `payGiftCard`. */
    payment: giftCardPaymentInput.optional(),
  }),
  answer: giftCardOrderSchema,
  status: 201,
  errors: [...paymentErrors, "IDEMPOTENCY_KEY_MISSING", "IDEMPOTENCY_KEY_REUSED"],
});
/** For its giver only: the id is known to whoever redeemed the card too. It says nothing of the code. */
export const getGiftCard = endpoint({
  method: "GET",
  path: "/gift_cards/:id",
  auth: "optional",
  origin: "added",
  summary: "A gift card that was ordered, with its payment, for its giver",
  params: z.strictObject({ id: z.uuid() }),
  query: keyQuery,
  answer: giftCardOrderSchema,
  errors: ["NOT_FOUND"],
});
export const payGiftCard = endpoint({
  method: "POST",
  path: "/gift_cards/:id/pay",
  auth: "optional",
  staff: "consent",
  origin: "added",
  summary: "Pay a gift card whose payment failed",
  params: z.strictObject({ id: z.uuid() }),
  query: keyQuery,
  body: z.strictObject({ payment: giftCardPaymentInput }),
  answer: giftCardOrderSchema,
  errors: [...paymentErrors, "NOT_FOUND", "ORDER_NOT_PAYABLE"],
});
export const redeemGiftCard = endpoint({
  method: "POST",
  path: "/clients/me/gift_cards/:code",
  auth: "bearer",
  origin: "specified",
  summary: "Redeem a gift card into the wallet",
  params: z.strictObject({ code: codeSchema }),
  answer: receivedGiftCardSchema,
  errors: ["CODE_INVALID", "GIFT_CARD_ALREADY_USED", "GIFT_CARD_EXPIRED"],
});
export const getGiftCards = endpoint({
  method: "GET",
  path: "/clients/me/gift_cards",
  auth: "bearer",
  origin: "added",
  summary: "Gift cards the client gave and redeemed, newest first",
  answer: z.object({
    /** With the code while it can be redeemed, so that the giver can pass it on. */
    given: z.array(giftCardSchema.extend({ code: z.string().nullable() })),
    received: z.array(receivedGiftCardSchema),
  }),
});
