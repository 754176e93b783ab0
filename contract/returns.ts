import { z } from "zod";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { documentSchema } from "./file.ts";
import { orderKindSchema, orderSchema } from "./orders.ts";
import { pageNumberSchema, pageOf } from "./page.ts";
import { pictureSchema } from "./picture.ts";
import { returnModeSchema } from "./return-mode.ts";

export const returnReasonSchema = z.enum([
  "TOO_SMALL",
  "TOO_LARGE",
  "NOT_AS_EXPECTED",
  "DEFECT",
  "CHANGED_MIND",
  "LATE",
  "OTHER",
]);
export type ReturnReason = z.infer<typeof returnReasonSchema>;

/** Money goes back where it came from, or all of it into the wallet. */
export const refundToSchema = z.enum(["PAYMENT_METHOD", "WALLET"]);
export type RefundTo = z.infer<typeof refundToSchema>;

/**
 * DECLARED: a label is there, the parcel is not. RECEIVED: it came and is looked through. SETTLED: refunded, exchanged or
 * off a box's bill. EXPIRED: nothing came. CANCELLED: the client keeps it after all.
 */
export const returnStatusSchema = z.enum(["DECLARED", "RECEIVED", "SETTLED", "EXPIRED", "CANCELLED"]);

export const returnSchema = z.object({
  id: z.uuid(),
  status: returnStatusSchema,
  order: z.object({ id: z.uuid(), number: z.string(), kind: orderKindSchema }),
  mode: returnModeSchema,
  /** Where the client wants the money. */
  refund_to: refundToSchema.default("PAYMENT_METHOD"),
  carrier: z.string(),
  tracking_number: z.string(),
  /** The number as a QR code, row by row, `1` for a dark square; null once the parcel came. */
  code: z.array(z.string()).nullable().default(null),
  created_at: z.iso.datetime(),
  /** Last day to hand the parcel in. */
  hand_in_by: z.iso.date(),
  received_at: z.iso.datetime().nullable(),
  settled_at: z.iso.datetime().nullable(),
  can_cancel: z.boolean(),
  items: z.array(
    z.object({
      order_line_id: z.uuid(),
      name: z.string(),
      brand_name: z.string(),
      size: z.string(),
      image: pictureSchema,
      quantity: z.int(),
      /** Pieces that came; null before the parcel did. */
      received_quantity: z.int().nullable(),
      reason: returnReasonSchema,
      comment: z.string().nullable(),
      /** The other size that is wanted instead of money. */
      exchange: z.object({ variant_id: z.int(), size: z.string() }).nullable(),
    }),
  ),
  /** What will be given back as things stand, while the return is open; null for a box, which is paid for what is kept. */
  expected_refund_ttc: decimalSchema.nullable(),
  /** What is given back, once the return is settled; null when nothing is. */
  refund: z
    .object({
      amount_ttc: decimalSchema,
      payment_method_ttc: decimalSchema,
      wallet_ttc: decimalSchema,
      is_sent: z.boolean(),
    })
    .nullable(),
  /** Day the money is back at the latest; of a parcel that is still to come, if it comes by `hand_in_by`. */
  refund_by: z.iso.date().nullable(),
  /** Order with the other sizes, once they are sent. */
  replacement_order_id: z.uuid().nullable(),
  /** Its number. */
  replacement_order_number: z.string().nullable().default(null),
});
export type Return = z.infer<typeof returnSchema>;

export const maxReturnItems = 50;

export const createReturn = endpoint({
  method: "POST",
  path: "/clients/me/returns",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  idempotent: true,
  summary: "Declare what goes back of a delivered order or box, for money or for another size",
  body: z
    .strictObject({
      order_id: z.uuid().optional(),
      /** Instead of the order: the box. */
      request_id: z.int().min(1).max(2_147_483_647).optional(),
      /** Absent: the way the client prefers. */
      mode: returnModeSchema.optional(),
      /** Of an order of the shop; a box is paid for what is kept of it. */
      refund_to: refundToSchema.default("PAYMENT_METHOD"),
      items: z
        .array(
          z.strictObject({
            order_line_id: z.uuid(),
            quantity: z.int().min(1).max(10),
            reason: returnReasonSchema,
            comment: z.string().trim().max(1000).optional(),
            /** Another size of the same product; it is put aside at once, and stays on the bill of a box. */
            exchange_variant_id: z.int().min(1).max(2_147_483_647).optional(),
          }),
        )
        .min(1)
        .max(maxReturnItems)
        .refine((items) => new Set(items.map((item) => item.order_line_id)).size === items.length),
    })
    .refine(({ order_id, request_id }) => (order_id === undefined) !== (request_id === undefined), {
      path: ["order_id"],
      error: "required",
    }),
  answer: returnSchema,
  status: 201,
  errors: [
    "NOT_FOUND",
    "RETURN_NOT_POSSIBLE",
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

/** What a return of an order of the shop would be, were it declared now. */
export const returnOptionsSchema = z.object({
  lines: z.array(
    z.object({
      order_line_id: z.uuid(),
      returnable_quantity: z.int(),
      /** What is given back for the first piece, for the first two …, up to all that can be returned. */
      refunds_ttc: z.array(decimalSchema),
      /** Other sizes of the same product. */
      other_sizes: z.array(z.object({ variant_id: z.int(), size: z.string(), available_quantity: z.int() })),
    }),
  ),
  /** Given back on top, once everything goes back for money; 0 when that cannot be any more. */
  shipping_ttc: decimalSchema,
  /** The ways a parcel goes back from the country it was sent to, with who carries it. */
  modes: z.array(z.object({ mode: returnModeSchema, carrier: z.string() })),
  /** Last day the parcel has to be handed in, and day by which the money is back then. */
  hand_in_by: z.iso.date(),
  refund_by: z.iso.date(),
});
export type ReturnOptions = z.infer<typeof returnOptionsSchema>;

export const getReturnOptions = endpoint({
  method: "GET",
  path: "/clients/me/orders/:id/return-options",
  auth: "bearer",
  origin: "added",
  summary: "What can go back of an order of the shop, for what, how and until when; CONFLICT for a box",
  params: z.strictObject({ id: z.uuid() }),
  answer: returnOptionsSchema,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const getReturns = endpoint({
  method: "GET",
  path: "/clients/me/returns",
  auth: "bearer",
  origin: "added",
  summary: "Returns, newest first",
  query: z.strictObject({
    page: pageNumberSchema,
    page_size: z.coerce.number().int().min(1).max(48).default(10),
    order_id: z.uuid().optional(),
    status: returnStatusSchema.optional(),
  }),
  answer: pageOf(returnSchema),
});

const id = z.strictObject({ id: z.uuid() });

export const getReturn = endpoint({
  method: "GET",
  path: "/clients/me/returns/:id",
  auth: "bearer",
  origin: "added",
  summary: "One return",
  params: id,
  answer: returnSchema,
  errors: ["NOT_FOUND"],
});

export const cancelReturn = endpoint({
  method: "DELETE",
  path: "/clients/me/returns/:id",
  auth: "bearer",
  origin: "added",
  summary: "Keep it after all, while the parcel has not come",
  params: id,
  answer: returnSchema,
  errors: ["NOT_FOUND", "RETURN_NOT_CANCELLABLE"],
});

export const getReturnLabel = endpoint({
  method: "GET",
  path: "/clients/me/returns/:id/label.pdf",
  auth: "bearer",
  origin: "added",
  summary: "Label for the parcel, in the client's language",
  params: id,
  query: z.strictObject({ format: z.enum(["A4", "A6"]).default("A4") }),
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
  errors: ["NOT_FOUND", "RETURN_LABEL_NOT_AVAILABLE"],
});

/** The last day to declare a return moves by this many days at most. */
export const maxReturnExtensionDays = 14;

export const extendReturnDeadline = endpoint({
  method: "PATCH",
  path: "/clients/me/orders/:id/return-deadline",
  auth: "bearer",
  origin: "added",
  summary: "Move the last day to declare a return, once",
  params: id,
  body: z.strictObject({ days: z.int().min(1).max(maxReturnExtensionDays) }),
  answer: orderSchema,
  errors: ["NOT_FOUND", "RETURN_NOT_POSSIBLE", "RETURN_DEADLINE_PASSED", "RETURN_DEADLINE_ALREADY_MOVED"],
});
