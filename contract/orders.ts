import { z } from "zod";
import { addressInputSchema, addressSchema } from "./addresses.ts";
import { cartLineSchema, lineInputSchema, maxLines, totalsSchema } from "./cart.ts";
import { deliveryModeSchema, pickupPointSchema } from "./delivery.ts";
import { endpoint } from "./endpoint.ts";
import { countryCodeSchema } from "./locale-schemas.ts";
import { decimalSchema } from "./decimal.ts";
import { pageNumberSchema, pageOf } from "./page.ts";
import { paymentMethodTypeSchema } from "./payment-methods.ts";
import { pictureSchema } from "./picture.ts";

/**
 * PENDING_PAYMENT: stock is reserved, nothing is paid. PAYMENT_FAILED: the last attempt failed, the stock stays
 * reserved until `reserved_until`. CANCELLED: never paid, the stock is back. A BOX starts as PREPARED and waits for its money after
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
  look: z.int().nullable(),
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
/** `kind`: SHOP for a purchase in the shop, BOX for a box of which the client keeps what fits. */
export const orderKindSchema = z.enum(["SHOP", "BOX"]);

export const orderSchema = z.object({
  ...orderCore,
  kind: orderKindSchema,
  items_total_ttc: decimalSchema,
  shipping_fee_ttc: decimalSchema,
  offer: z.object({ shipping_fee_offered: z.boolean() }),
  vat_amount: decimalSchema,
  vat_rate_percent: z.number(),
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
});
export type Order = z.infer<typeof orderSchema>;

const deliveryInput = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("HOME") }),
  z.strictObject({ mode: z.literal("PICKUP_POINT"), pickup_point_id: z.string().min(1).max(60) }),
]);

export const quoteInputSchema = z.strictObject({
  lines: z.array(lineInputSchema).min(1).max(maxLines),
  country_code: countryCodeSchema,
  delivery_mode: deliveryModeSchema,
});

export const quoteSchema = z.object({
  lines: z.array(cartLineSchema),
  totals: totalsSchema,
  is_orderable: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const quoteOrder = endpoint({
  method: "POST",
  path: "/clients/me/orders/quote",
  auth: "bearer",
  origin: "added",
  summary: "Lines, availability and totals for a delivery; changes nothing",
  body: quoteInputSchema,
  answer: quoteSchema,
  errors: ["UNKNOWN_VARIANT", "QUANTITY_TOO_LARGE", "DELIVERY_MODE_NOT_AVAILABLE"],
});

const savedOrTyped = z.union([z.strictObject({ id: z.uuid() }), addressInputSchema]);

export const createOrder = endpoint({
  method: "POST",
  path: "/clients/me/orders",
  auth: "bearer",
  origin: "added",
  idempotent: true,
  summary:
    "Order: reserves the stock, then charges the payment method. A failed charge leaves an order that can be paid again",
  body: z.strictObject({
    lines: z.array(lineInputSchema).min(1).max(maxLines),
    shipping_address: savedOrTyped,
    /** Absent: the shipping address. */
    billing_address: savedOrTyped.optional(),
    delivery: deliveryInput,
    payment_method_id: z.uuid(),
    /** The total the customer agreed to. Compared, never used: another total answers TOTAL_CHANGED with the new quote in `data.quote`. */
    expected_total_ttc: decimalSchema.min(0),
    /** The client's cart; the ordered pieces leave it once the order is paid. */
    cart_id: z.uuid().optional(),
  }),
  answer: orderSchema,
  status: 201,
  errors: [
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
  origin: "added",
  idempotent: true,
  summary: "Pay an order whose payment failed or is pending",
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ payment_method_id: z.uuid() }),
  answer: orderSchema,
  errors: [
    "NOT_FOUND",
    "ORDER_NOT_PAYABLE",
    "PAYMENT_METHOD_NOT_FOUND",
    "PAYMENT_METHOD_EXPIRED",
    "IDEMPOTENCY_KEY_MISSING",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
});
