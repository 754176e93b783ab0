import { z } from "zod";
import { emailSchema } from "./account-fields.ts";
import { decimalSchema } from "./decimal.ts";
import { codeSchema } from "./discounts.ts";
import { endpoint } from "./endpoint.ts";
import { documentSchema } from "./file.ts";
import { orderPaymentSchema } from "./orders.ts";
import { encryptedCardSchema, paymentMethodTypeSchema, paymentPlatformSchema } from "./payment-methods.ts";
import { pictureSchema } from "./picture.ts";
import { requiredLineSchema } from "./plain-line.ts";

/** Smallest and largest value of a gift card in euros. */
export const minGiftCardTtc = 10;
export const maxGiftCardTtc = 500;
/** A gift card is sent this many days ahead at most. */
export const maxGiftCardDaysAhead = 365;

export const giftCardForSchema = z.enum(["KID", "WOMAN"]);

/** What is drawn on a card. */
export const giftCardDesignSchema = z.enum(["TRUNK", "BEAR", "PARTY", "BOUQUET", "WARDROBE", "BRANCH"]);
export type GiftCardDesign = z.infer<typeof giftCardDesignSchema>;

/** Hour of the day in Paris, the shop's clock. */
const hourSchema = z.int().min(0).max(23);

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
  design: giftCardDesignSchema,
  picture: pictureSchema,
  status: giftCardStatusSchema,
  recipient: z.object({ name: z.string(), email: z.string().nullable() }),
  buyer: z.object({ name: z.string() }),
  message: z.string(),
  /** Day the recipient gets the mail; without an e-mail of the recipient the buyer gets the card to hand over. */
  date: z.iso.date(),
  /** Hour of that day in Paris; null: in the morning, or at once when bought the same day. */
  hour: hourSchema.nullable(),
  is_sent: z.boolean(),
  sent_at: z.iso.datetime().nullable(),
  /** When it was opened on its page by somebody who has the code and is not its giver. */
  opened_at: z.iso.datetime().nullable(),
  /** Last day it can be redeemed; null before it is paid. */
  expires_on: z.iso.date().nullable(),
  redeemed_at: z.iso.datetime().nullable(),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

/** Last day its giver can withdraw from it; null when that cannot be. */
const withdrawUntilSchema = z.iso.date().nullable();

/** Staff acts for the giver: neither code nor PDF can be had, but the card can be mailed to the client. */
const isCodeHiddenSchema = z.boolean();

/** What its giver sees of it. The code is told by mail and on the PDF only, and to the signed-in giver. */
export const giftCardOrderSchema = giftCardSchema.extend({
  payment: orderPaymentSchema,
  withdraw_until: withdrawUntilSchema,
  is_code_hidden: isCodeHiddenSchema,
  /** Opens this answer again; a giver without an account has nothing else. Null for staff: it opens the code, too. */
  access_key: z.string().nullable(),
});
export type GiftCardOrder = z.infer<typeof giftCardOrderSchema>;

/** What whoever redeemed it sees: nothing of how it was paid, nor of what the giver asked for. */
export const receivedGiftCardSchema = giftCardSchema.pick({
  id: true,
  amount: true,
  for: true,
  design: true,
  picture: true,
  status: true,
  buyer: true,
  message: true,
  expires_on: true,
  redeemed_at: true,
});
export type ReceivedGiftCard = z.infer<typeof receivedGiftCardSchema>;

/** What whoever has the code reads when the card is opened. */
export const openedGiftCardSchema = receivedGiftCardSchema
  .omit({ id: true, redeemed_at: true })
  .extend({ recipient: z.object({ name: z.string() }), code: z.string() });
export type OpenedGiftCard = z.infer<typeof openedGiftCardSchema>;

export const givenGiftCardSchema = giftCardSchema.extend({
  /** While it can be redeemed, so that the giver can pass it on; never for staff. */
  code: z.string().nullable(),
  is_code_hidden: isCodeHiddenSchema,
  withdraw_until: withdrawUntilSchema,
});
export type GivenGiftCard = z.infer<typeof givenGiftCardSchema>;

/** `access_key` of the card; the signed-in giver needs none. */
const keyQuery = z.strictObject({ key: z.string().min(1).max(100).optional() });

/** A saved method of the signed-in client, a card that pays once, or a service that asks on its own page. None is kept. */
const giftCardPaymentInput = z.union([
  z.strictObject({ payment_method_id: z.uuid() }),
  z.strictObject({
    payment_gateway: paymentPlatformSchema.shape.platform,
    provider_payment_method_id: z.string().min(1).max(200),
  }),
  z.strictObject({ payment_gateway: z.literal("adyen"), encrypted_card: encryptedCardSchema }),
  z.strictObject({ payment_method_type: paymentMethodTypeSchema }),
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
  staff: "look",
  origin: "added",
  summary: "What the browser needs to pay without an account",
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
    design: giftCardDesignSchema.default("TRUNK"),
    /** Absent or past: today. */
    date: z.iso.date().optional(),
    /** Absent: in the morning, or at once when it is bought the same day. */
    hour: hourSchema.optional(),
    buyer: z.strictObject({ name, email: emailSchema }),
    /** Absent: the card is ordered and waits for `payGiftCard`. */
    payment: giftCardPaymentInput.optional(),
  }),
  answer: giftCardOrderSchema,
  status: 201,
  /* STAFF_NOT_ALLOWED: staff named another buyer than the client, who gets what opens the card. */
  errors: [...paymentErrors, "IDEMPOTENCY_KEY_MISSING", "IDEMPOTENCY_KEY_REUSED", "STAFF_NOT_ALLOWED"],
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
export const returnFromGiftCardPayment = endpoint({
  method: "POST",
  path: "/gift_cards/:id/payment-return",
  auth: "optional",
  origin: "added",
  summary: "Hand over what the payment provider's page gave the browser back; answers the gift card as it is then",
  params: z.strictObject({ id: z.uuid() }),
  query: keyQuery,
  body: z.strictObject({ redirect_result: z.string().min(1).max(8000) }),
  answer: giftCardOrderSchema,
  errors: ["NOT_FOUND"],
});
/** Until it is mailed; a mailbox that was mistyped can be mended, too. */
export const updateGiftCard = endpoint({
  method: "PATCH",
  path: "/gift_cards/:id",
  auth: "optional",
  staff: "never",
  origin: "added",
  summary: "Change when a paid gift card is mailed, and to whom",
  params: z.strictObject({ id: z.uuid() }),
  query: keyQuery,
  body: z.strictObject({
    date: z.iso.date().optional(),
    hour: hourSchema.optional(),
    recipient_email: emailSchema.optional(),
  }),
  answer: giftCardOrderSchema,
  errors: ["NOT_FOUND", "GIFT_CARD_NOT_CHANGEABLE"],
});
/**
 * To another mailbox it goes with a new code: the old one may be in a stranger's hands. Staff may have it mailed to the
 * client who gave it, and to nobody else.
 */
export const sendGiftCardAgain = endpoint({
  method: "POST",
  path: "/gift_cards/:id/mails",
  auth: "optional",
  staffNeverFields: ["email"],
  origin: "added",
  summary: "Mail a gift card once more that was sent and is not redeemed",
  params: z.strictObject({ id: z.uuid() }),
  query: keyQuery,
  body: z.strictObject({ email: emailSchema.optional() }),
  answer: giftCardOrderSchema,
  errors: ["NOT_FOUND", "GIFT_CARD_NOT_CHANGEABLE"],
});
export const withdrawGiftCard = endpoint({
  method: "POST",
  path: "/gift_cards/:id/withdrawal",
  auth: "optional",
  origin: "added",
  summary: "Give an unused gift card back within 14 days: its price returns to where it came from",
  params: z.strictObject({ id: z.uuid() }),
  query: keyQuery,
  answer: giftCardOrderSchema,
  errors: ["NOT_FOUND", "GIFT_CARD_NOT_WITHDRAWABLE"],
});
export const getGiftCardPdf = endpoint({
  method: "GET",
  path: "/gift_cards/:id/gift-card.pdf",
  auth: "optional",
  staff: "never",
  origin: "added",
  summary: "A paid gift card to print and hand over",
  params: z.strictObject({ id: z.uuid() }),
  query: keyQuery,
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
  errors: ["NOT_FOUND"],
});
/** The code travels in the body: addresses are kept in many places. */
export const openGiftCard = endpoint({
  method: "POST",
  path: "/gift_cards/opened",
  auth: "optional",
  staff: "never",
  origin: "added",
  summary: "Open a gift card one was given; its giver sees that it was opened",
  body: z.strictObject({ code: codeSchema }),
  answer: openedGiftCardSchema,
  errors: ["CODE_INVALID"],
});
export const getGiftCardDesigns = endpoint({
  method: "GET",
  path: "/gift-card-designs",
  auth: "none",
  origin: "added",
  summary: "The drawings a gift card can carry, in the order they are offered",
  answer: z.array(z.object({ design: giftCardDesignSchema, for: giftCardForSchema, picture: pictureSchema })),
});
export const redeemGiftCard = endpoint({
  method: "POST",
  path: "/clients/me/gift_cards/:code",
  auth: "bearer",
  staff: "consent",
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
    given: z.array(givenGiftCardSchema),
    received: z.array(receivedGiftCardSchema),
  }),
});
