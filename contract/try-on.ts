import { z } from "zod";
import { sizeSchema } from "./catalog.ts";
import { decimalSchema } from "./decimal.ts";
import { couponKindSchema } from "./discounts.ts";
import { endpoint } from "./endpoint.ts";
import { orderSchema } from "./orders.ts";
import { paymentMethodTypeSchema } from "./payment-methods.ts";
import { pictureSchema } from "./picture.ts";
import { priceStepsSchema } from "./price-steps.ts";
import { fitSchema, ratingWordsSchema, scoreSchema } from "./ratings.ts";
import { returnModeSchema } from "./return-mode.ts";
import { returnReasonSchema, returnSchema } from "./returns.ts";
import { kidReferenceSchema } from "./subscriptions.ts";

/** KEEP: it stays. BACK: it goes back and costs nothing. EXCHANGE: it goes back, and another size of it is bought. */
export const pieceDecisionSchema = z.enum(["KEEP", "BACK", "EXCHANGE"]);
export type PieceDecision = z.infer<typeof pieceDecisionSchema>;

/**
 * ON_ITS_WAY: it has not arrived. OPEN: it waits for the client's word. DECIDED: something is declared to come back, which
 * may be changed until `order.return_until`, while the parcel has not come. CLOSED: it has its bill.
 */
const tryOnStatusSchema = z.enum(["ON_ITS_WAY", "OPEN", "DECIDED", "CLOSED"]);

const tryOnPieceSchema = z.object({
  order_line_id: z.uuid(),
  product_id: z.int(),
  variant_id: z.int(),
  name: z.string(),
  brand_name: z.string(),
  size: sizeSchema,
  image: pictureSchema,
  unit_price_ttc: decimalSchema,
  /** It came back: nothing is left to decide. */
  has_come_back: z.boolean(),
  /** What was decided, or how it ended; null while nothing was said of it. */
  decision: pieceDecisionSchema.nullable(),
  reason: returnReasonSchema.nullable(),
  comment: z.string().nullable(),
  /** The other size that is put aside, or was sent. */
  exchange: z.object({ variant_id: z.int(), size: sizeSchema }).nullable(),
  fit: fitSchema.nullable(),
  /** Stars of this very piece. */
  score: scoreSchema.nullable(),
  /** The other sizes it may be exchanged for, smallest first. */
  other_sizes: z.array(z.object({ variant_id: z.int(), size: sizeSchema, is_available: z.boolean() })),
});
export type TryOnPiece = z.infer<typeof tryOnPieceSchema>;

const boxBillSchema = z.object({
  steps: priceStepsSchema,
  /** Pieces and delivery without what is taken off. */
  total_ttc: decimalSchema,
  /** What is charged: the total without what is paid already. */
  due_ttc: decimalSchema,
  /** What of the prepayment goes back. */
  refund_ttc: decimalSchema,
});

export const tryOnSchema = z.object({
  order: orderSchema,
  kid: kidReferenceSchema,
  status: tryOnStatusSchema,
  pieces: z.array(tryOnPieceSchema),
  /** Whether something can still be declared to come back, or declared otherwise. */
  can_send_back: z.boolean(),
  /** The bill for what is decided; with nothing decided, as if all were kept. */
  bill: boxBillSchema,
  /** What `priceBox` needs besides the pieces, as it stands today. */
  bill_terms: z.object({
    shipping_fee_ttc: decimalSchema,
    free_shipping_from_ttc: decimalSchema.nullable(),
    /** A code the client chose and may use; `value` is percent or euros, by its kind. */
    code: z
      .object({ code: z.string(), kind: couponKindSchema, value: z.number(), minimum_ttc: decimalSchema })
      .nullable(),
    prepaid_ttc: decimalSchema,
    wallet_ttc: decimalSchema,
  }),
  /** What the wallet holds, used or not. */
  wallet_balance_ttc: decimalSchema,
  /** What is charged; null while there is nothing that can be. */
  payment_method: z.object({ type: paymentMethodTypeSchema, brand: z.string(), last4: z.string() }).nullable(),
  /** Day it is charged when nothing is said, and the last one when a parcel is on its way; null once it has its bill. */
  silence_charge_on: z.iso.date().nullable(),
  parcel_charge_by: z.iso.date().nullable(),
  /** The parcel that is declared or came, with its label. */
  parcel: returnSchema.nullable(),
  /** The QR code of the parcel's number: a row of `0` and `1` for each line of squares. */
  parcel_code: z.array(z.string()).nullable(),
  /** Names what was decided so far: sent with a decision, it keeps one tab from undoing another's. */
  version: z.string(),
});
export type TryOn = z.infer<typeof tryOnSchema>;

const id = z.strictObject({ id: z.uuid() });

export const getTryOn = endpoint({
  method: "GET",
  path: "/clients/me/orders/:id/try-on",
  auth: "bearer",
  origin: "added",
  summary: "A box as it is tried on: its pieces with their other sizes, its bill, its days",
  params: id,
  answer: tryOnSchema,
  /** CONFLICT: an order of the shop, or a box that never left. */
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const decideBox = endpoint({
  method: "POST",
  path: "/clients/me/orders/:id/box-decision",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  idempotent: true,
  summary:
    "Say for every piece of a delivered box what becomes of it: label, other sizes, rating and closing in one. Keeping everything closes it at once; anything else may be decided anew until the deadline",
  params: id,
  body: z.strictObject({
    items: z
      .array(
        z
          .strictObject({
            order_line_id: z.uuid(),
            decision: pieceDecisionSchema,
            /** Of what goes back. */
            reason: returnReasonSchema.optional(),
            comment: z.string().trim().max(1000).optional(),
            /** Of an EXCHANGE: another size of the same product; it is put aside at once. */
            exchange_variant_id: z.int().min(1).max(2_147_483_647).optional(),
            fit: fitSchema.nullable().default(null),
            /** Stars of this piece; null leaves earlier ones as they are. */
            score: scoreSchema.nullable().default(null),
          })
          .refine(({ decision, reason }) => decision === "KEEP" || reason !== undefined, {
            path: ["reason"],
            error: "required",
          })
          .refine(({ decision, exchange_variant_id: size }) => (decision === "EXCHANGE") === (size !== undefined), {
            path: ["exchange_variant_id"],
            error: "required",
          }),
      )
      .min(1)
      .max(50)
      .refine((items) => new Set(items.map((item) => item.order_line_id)).size === items.length),
    /** Absent: the way the client prefers. */
    mode: returnModeSchema.optional(),
    /** Of the whole; null leaves an earlier one as it is. */
    overall: scoreSchema.nullable().default(null),
    comment: ratingWordsSchema,
    /** What the client was shown: another amount answers TOTAL_CHANGED, and nothing is done. */
    expected_due_ttc: decimalSchema.optional(),
    /** `version` as it was read; something else decided meanwhile answers CONFLICT. */
    expected_version: z.string().max(64).optional(),
  }),
  answer: tryOnSchema,
  errors: [
    "NOT_FOUND",
    "ORDER_NOT_DELIVERED",
    "BOX_CLOSED",
    "CONFLICT",
    "TOTAL_CHANGED",
    "RETURN_DEADLINE_PASSED",
    "RETURN_QUANTITY_TOO_LARGE",
    "EXCHANGE_NOT_POSSIBLE",
    "NOT_ENOUGH_STOCK",
    "DELIVERY_MODE_NOT_AVAILABLE",
    "IDEMPOTENCY_KEY_MISSING",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
});
