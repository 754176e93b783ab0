import { z } from "zod";
import { addressFieldsSchema, addressInputSchema, addressSchema } from "./addresses.ts";
import { cartLineSchema, cartSchema, lineInputSchema, maxLines, totalsSchema } from "./cart.ts";
import { deliveryModeSchema, pickupPointSchema } from "./delivery.ts";
import { endpoint } from "./endpoint.ts";
import { countryCodeSchema } from "./locale-schemas.ts";
import { decimalSchema } from "./decimal.ts";
import { codeErrors, codeProblemSchema, codeSchema } from "./discounts.ts";
import { pageNumberSchema, pageOf } from "./page.ts";
import { paymentMethodTypeSchema } from "./payment-methods.ts";
import { pictureSchema } from "./picture.ts";
import { priceStepsSchema } from "./price-steps.ts";
import { ratingSchema } from "./ratings.ts";

/**
 * PENDING_PAYMENT: stock is reserved, nothing is paid. PAYMENT_FAILED: the last attempt failed, the stock stays
 * reserved until `reserved_until`. CANCELLED: never paid, or given up before it was packed; the stock is back. A BOX starts as PREPARED and waits for its money after
 * DELIVERED; CLOSED: a box of which nothing was kept, so that nothing is due.
 */
export const orderStatusSchema = z.enum([
  "PENDING_PAYMENT",
  "PAYMENT_FAILED",
  "PAID",
  "PREPARED",
  "SHIPPED",
  "DELIVERED",
  "CANCELLED",
  "CLOSED",
]);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const paymentStatusSchema = z.enum(["PENDING", "REQUIRES_ACTION", "SUCCEEDED", "FAILED"]);

export const orderPaymentSchema = z.object({
  status: paymentStatusSchema,
  payment_method_type: paymentMethodTypeSchema.nullable(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  /** The provider's reason for a failure, for example `card_declined`, `insufficient_funds`, `authentication_failed`. */
  error_code: z.string().nullable(),
  /** Where the customer confirms the payment, while the status is REQUIRES_ACTION. */
  action_url: z.string().nullable(),
});

export const orderLineSchema = z.object({
  id: z.uuid(),
  product_id: z.int(),
  variant_id: z.int(),
  name: z.string(),
  brand_name: z.string(),
  size: z.string(),
  collection_slug: z.string(),
  clean_name: z.string(),
  image: pictureSchema,
  quantity: z.int(),
  unit_price_ttc: decimalSchema,
  line_total_ttc: decimalSchema,
  /** The line's part of the order's discount, already taken off the total and not off `line_total_ttc`. */
  discount_ttc: decimalSchema.default(0),
  look: z.int().nullable(),
  /** Pieces that came back, for money or another size. */
  returned_quantity: z.int().default(0),
  /** Of those, pieces of a box that came back for another size: they are on its bill. */
  exchanged_quantity: z.int().default(0),
  /** Pieces a return can still be declared for. */
  returnable_quantity: z.int().default(0),
});

const orderCore = {
  id: z.uuid(),
  number: z.string(),
  status: orderStatusSchema,
  created_at: z.iso.datetime(),
  total_amount_ttc: decimalSchema,
  quantity: z.int(),
  payment: orderPaymentSchema,
  lines: z.array(orderLineSchema),
};
/** PAYMENT: of the client. DELIVERY: it is paid, or a box, and not there yet. RETURN: something of it may still go back. */
export const orderWaitSchema = z.enum(["PAYMENT", "DELIVERY", "RETURN"]);
export type OrderWait = z.infer<typeof orderWaitSchema>;

/** `kind`: SHOP for a purchase in the shop, BOX for a box of which the client keeps what fits. */
export const orderKindSchema = z.enum(["SHOP", "BOX"]);

export const orderSchema = z.object({
  ...orderCore,
  kind: orderKindSchema,
  items_total_ttc: decimalSchema,
  shipping_fee_ttc: decimalSchema,
  offer: z.object({ shipping_fee_offered: z.boolean() }),
  /** Off the pieces: offers and code together. */
  discount_ttc: decimalSchema.default(0),
  /** The codes that were used. */
  codes: z.array(z.string()).default([]),
  /** Part of the total paid from the wallet, and part a box was prepaid with. */
  wallet_ttc: decimalSchema.default(0),
  /** Whether a box that is not billed yet is paid from the wallet first. */
  use_wallet: z.boolean().default(false),
  prepaid_ttc: decimalSchema.default(0),
  /** What a payment method is charged for. */
  due_ttc: decimalSchema,
  vat_amount: decimalSchema,
  vat_rate_percent: z.number(),
  /** How the total came about, and what of it is paid already; of a box without a bill, as if all were kept. */
  steps: priceStepsSchema.default([]),
  delivery: z.object({
    mode: deliveryModeSchema,
    carrier: z.string(),
    pickup_point: pickupPointSchema.nullable(),
    expected_from: z.iso.date(),
    expected_until: z.iso.date(),
  }),
  shipping_address: addressSchema.omit({ id: true, is_default: true }),
  billing_address: addressSchema.omit({ id: true, is_default: true }),
  paid_at: z.iso.datetime().nullable(),
  /** Until when the stock is kept for an order that is not paid; null once it is. */
  reserved_until: z.iso.datetime().nullable(),
  timeline: z.array(z.object({ status: orderStatusSchema, at: z.iso.datetime() })),
  delivered_at: z.iso.datetime().nullable().default(null),
  tracking_number: z.string().nullable().default(null),
  /** Last day a return may be declared; null before the delivery. */
  return_until: z.iso.date().nullable().default(null),
  can_return: z.boolean().default(false),
  /** Whether `return_until` may be moved, which it may once. */
  can_extend_return: z.boolean().default(false),
  /** Whether it is a purchase one may still withdraw from, by the law's days or the shop's. */
  can_withdraw: z.boolean().default(false),
  /** Last day of that, never before the law's; null before the delivery. */
  withdraw_until: z.iso.date().nullable().default(null),
  has_invoice: z.boolean().default(false),
  /** What was refunded of it, the oldest first; each is had as a PDF where the invoice is. */
  credit_notes: z.array(z.object({ number: z.string(), issued_at: z.iso.datetime(), total_ttc: decimalSchema })),
  /** The order whose pieces this one replaces by other sizes, at no cost. */
  exchange_of: z.uuid().nullable().default(null),
  /** Its number. */
  exchange_of_number: z.string().nullable().default(null),
  /** The orders that replace pieces of this one by other sizes, the oldest first. */
  replaced_by: z.array(z.object({ id: z.uuid(), number: z.string() })).default([]),
  /** Whether the client may still give it up: until it is packed. */
  can_cancel: z.boolean().default(false),
  /** When the client gave it up; null for an order that was never paid in time, and for every other. */
  cancelled_at: z.iso.datetime().nullable().default(null),
  rating: ratingSchema.nullable().default(null),
});
export type Order = z.infer<typeof orderSchema>;

const deliveryInput = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("HOME") }),
  z.strictObject({ mode: z.literal("PICKUP_POINT"), pickup_point_id: z.string().min(1).max(60) }),
]);

/**
 * Keeps a method that was entered for a single payment, once this payment has succeeded. Nothing is kept without it, nor
 * when the payment is refused. A box is charged while the client is away: its page says that the method is kept for that.
 */
const keepInput = { keep_payment_method: z.boolean().default(false) };

/** `codes`: of coupons, one an order at most; a gift card is redeemed into the wallet first. */
const codesInput = z.array(codeSchema).max(1);
const reductionsInput = { codes: codesInput.default([]), use_wallet: z.boolean().default(false) };

export const quoteInputSchema = z.strictObject({
  lines: z.array(lineInputSchema).min(1).max(maxLines),
  /** A saved address, or as much of one as is known: the country decides. */
  address: z.union([
    z.strictObject({ id: z.uuid() }),
    z.strictObject({ ...addressFieldsSchema.partial().shape, country_code: countryCodeSchema }),
  ]),
  /** The pickup point may still have to be chosen. */
  delivery: z.strictObject({ mode: deliveryModeSchema, pickup_point_id: z.string().min(1).max(60).optional() }),
  ...reductionsInput,
});

export const quoteSchema = z.object({
  lines: z.array(cartLineSchema),
  totals: totalsSchema,
  /** The codes that were asked for. One with a problem is left out of the totals; `createOrder` refuses it. */
  codes: z.array(z.object({ code: z.string(), problem: codeProblemSchema.nullable() })).default([]),
  /** What the wallet holds, used or not. */
  wallet_balance_ttc: decimalSchema.default(0),
  is_orderable: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const quoteOrder = endpoint({
  method: "POST",
  path: "/clients/me/orders/quote",
  auth: "bearer",
  staff: "look",
  origin: "added",
  summary: "Lines, availability and totals for a delivery; changes nothing",
  body: quoteInputSchema,
  answer: quoteSchema,
  errors: ["UNKNOWN_VARIANT", "QUANTITY_TOO_LARGE", "ADDRESS_NOT_FOUND", "DELIVERY_MODE_NOT_AVAILABLE"],
});

const savedOrTyped = z.union([z.strictObject({ id: z.uuid() }), addressInputSchema]);

export const createOrder = endpoint({
  method: "POST",
  path: "/clients/me/orders",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  idempotent: true,
  summary:
    "Order: reserves the stock, then charges the payment method. A failed charge leaves an order that can be paid again",
  body: z
    .strictObject({
      lines: z.array(lineInputSchema).min(1).max(maxLines),
      shipping_address: savedOrTyped,
      /** Absent: the shipping address. */
      billing_address: savedOrTyped.optional(),
      delivery: deliveryInput,
      /** May be left out when nothing is left to charge. */
      payment_method_id: z.uuid().optional(),
      ...keepInput,
      ...reductionsInput,
      /** The total the customer agreed to. Compared, never used: another total answers TOTAL_CHANGED with the new quote in `data.quote`. */
      expected_total_ttc: decimalSchema.min(0),
      /** With `use_wallet`: the rest the customer agreed to be charged, compared in the same way. */
      expected_due_ttc: decimalSchema.min(0).optional(),
      /** The client's cart; the ordered pieces leave it once the order is paid. */
      cart_id: z.uuid().optional(),
    })
    .refine((order) => !order.use_wallet || order.expected_due_ttc !== undefined, {
      path: ["expected_due_ttc"],
      error: "required",
    }),
  answer: orderSchema,
  status: 201,
  errors: [
    ...codeErrors,
    "INSUFFICIENT_BALANCE",
    "IDEMPOTENCY_KEY_MISSING",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "UNKNOWN_VARIANT",
    "QUANTITY_TOO_LARGE",
    "NOT_ENOUGH_STOCK",
    "TOTAL_CHANGED",
    "ADDRESS_NOT_FOUND",
    "POSTCODE_INVALID",
    "DELIVERY_MODE_NOT_AVAILABLE",
    "PICKUP_POINT_UNKNOWN",
    "PAYMENT_METHOD_NOT_FOUND",
    "PAYMENT_METHOD_EXPIRED",
  ],
});
export const getOrders = endpoint({
  method: "GET",
  path: "/clients/me/orders",
  auth: "bearer",
  origin: "added",
  summary: "Orders, newest first",
  query: z.strictObject({
    page: pageNumberSchema,
    page_size: z.coerce.number().int().min(1).max(48).default(10),
    kind: orderKindSchema.optional(),
    /** One thing the orders wait for, or several, comma-separated. */
    waits_for: z
      .string()
      .max(100)
      .transform((value) => [...new Set(value.split(",").filter(Boolean))])
      .pipe(z.array(orderWaitSchema).min(1))
      .optional(),
  }),
  answer: pageOf(orderSchema),
});
export const getOrder = endpoint({
  method: "GET",
  path: "/clients/me/orders/:id",
  auth: "bearer",
  origin: "added",
  summary: "One order",
  params: z.strictObject({ id: z.uuid() }),
  answer: orderSchema,
  errors: ["NOT_FOUND"],
});
export const payOrder = endpoint({
  method: "POST",
  path: "/clients/me/orders/:id/pay",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  idempotent: true,
  summary: "Pay an order whose payment failed or is pending; its price stays, the wallet may pay more or less of it",
  params: z.strictObject({ id: z.uuid() }),
  body: z
    .strictObject({
      /** May be left out when the wallet leaves nothing to charge. */
      payment_method_id: z.uuid().optional(),
      ...keepInput,
      /** Whether the wallet pays what it can; absent: what it holds for the order stays. */
      use_wallet: z.boolean().optional(),
      /** With `use_wallet`: the rest the customer agreed to be charged. Compared, never used: another rest answers TOTAL_CHANGED. */
      expected_due_ttc: decimalSchema.min(0).optional(),
    })
    .refine((payment) => payment.use_wallet === undefined || payment.expected_due_ttc !== undefined, {
      path: ["expected_due_ttc"],
      error: "required",
    }),
  answer: orderSchema,
  errors: [
    "NOT_FOUND",
    "ORDER_NOT_PAYABLE",
    "TOTAL_CHANGED",
    "PAYMENT_METHOD_NOT_FOUND",
    "PAYMENT_METHOD_EXPIRED",
    "IDEMPOTENCY_KEY_MISSING",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
});

/**
 * Until a box is billed its code and the wallet are only noted: the bill uses them, and leaves out a code that does not
 * count for the pieces that were kept. A bill that waits for its money takes the wallet at once, its code stays.
 */
export const setOrderReductions = endpoint({
  method: "PUT",
  path: "/clients/me/orders/:id/reductions",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  summary: "Choose a code and the wallet for a box",
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ codes: codesInput, use_wallet: z.boolean() }),
  answer: orderSchema,
  errors: [...codeErrors, "NOT_FOUND", "CONFLICT", "REQUEST_IN_PROGRESS"],
});

export const cancelOrder = endpoint({
  method: "POST",
  path: "/clients/me/orders/:id/cancel",
  auth: "bearer",
  origin: "added",
  summary:
    "Give an order up before it is packed: what was paid goes back where it came from, code and pieces are free again. Asking again answers the same order",
  params: z.strictObject({ id: z.uuid() }),
  answer: orderSchema,
  errors: ["NOT_FOUND", "ORDER_NOT_CANCELLABLE", "REQUEST_IN_PROGRESS"],
});

export const orderAgain = endpoint({
  method: "POST",
  path: "/clients/me/orders/:id/again",
  auth: "bearer",
  origin: "added",
  summary: "Put what can still be had of an order into the client's cart; tells what could not",
  params: z.strictObject({ id: z.uuid() }),
  answer: z.object({
    cart: cartSchema,
    /** By line of the order: how many pieces lie in the cart for it now. Fewer than were bought where fewer are left. */
    lines: z.array(
      z.object({ order_line_id: z.uuid(), name: z.string(), size: z.string(), wanted: z.int(), added: z.int() }),
    ),
  }),
  errors: ["NOT_FOUND", "QUANTITY_TOO_LARGE"],
});

export const returnFromPayment = endpoint({
  method: "POST",
  path: "/clients/me/orders/:id/payment-return",
  auth: "bearer",
  origin: "added",
  summary: "Hand over what the payment provider's page gave the browser back; answers the order as it is then",
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ redirect_result: z.string().min(1).max(8000) }),
  answer: orderSchema,
  errors: ["NOT_FOUND"],
});
