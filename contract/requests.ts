import { z } from "zod";
import { productCardSchema, sizeSchema, variantSchema } from "./catalog.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { orderSchema, orderStatusSchema } from "./orders.ts";
import { integerIdSchema } from "./page.ts";
import { pictureSchema } from "./picture.ts";
import {
  boxDeliveryInputSchema,
  boxDeliverySchema,
  budgetSchema,
  dateRangeSchema,
  fraudLabelSchema,
  kidReferenceSchema,
} from "./subscriptions.ts";

/** Pieces of a box, by whom it is for. It takes as many wishes: one more could not be honoured. */
export const boxPieces = { KID: 7, WOMAN: 5 } as const;

/**
 * UPCOMING: planned, without a record of its own (id 0). OPEN: takes wishes. COMPOSED: the stylist's choice waits for
 * the client's word. VALIDATED: said yes, or the time to answer is over. PREPARED, SHIPPED, DELIVERED: on its way; then
 * the client tries it on. CLOSED: what was kept is charged (see its order). CANCELLED: never sent.
 */
export const requestStatusSchema = z.enum([
  "UPCOMING",
  "OPEN",
  "COMPOSED",
  "VALIDATED",
  "PREPARED",
  "SHIPPED",
  "DELIVERED",
  "CLOSED",
  "CANCELLED",
]);
export type RequestStatusCode = z.infer<typeof requestStatusSchema>;

/** What the client may do with a box now. GO_TO_SUGGESTIONS: it takes wishes. No box can be moved while one is blocked. */
export const requestActionSchema = z.enum(["GO_TO_SUGGESTIONS", "UPDATE_DELIVERY_DATE", "GO_TO_PREVIEW", "CANCEL"]);
export type RequestAction = z.infer<typeof requestActionSchema>;

export const blockedReasonSchema = z.enum([
  "PAYMENT_METHOD_MISSING",
  "PAYMENT_DUE",
  "ADDRESS_MISSING",
  "NOT_ENOUGH_PIECES",
  "FRAUD_CHECK",
]);

/**
 * Why a wish cannot be honoured. AUDIENCE: made for women or made for children. NO_SIZE: it does not come near the wearer's
 * size. SOLD_OUT: it does, but not now. OVER_BUDGET: with the other wishes it costs more than the box may.
 */
export const wishRefusalReasonSchema = z.enum(["AUDIENCE", "NO_SIZE", "SOLD_OUT", "OVER_BUDGET"]);
export type WishRefusalReason = z.infer<typeof wishRefusalReasonSchema>;

/** `data` of WISH_NOT_POSSIBLE. */
export const wishRefusalSchema = z.object({
  reason: wishRefusalReasonSchema,
  /** What could be wished for instead: the same piece in a size that fits, or one like it. */
  neighbour: z.object({ product: productCardSchema, variant: variantSchema }).nullable(),
});
export type WishRefusal = z.infer<typeof wishRefusalSchema>;

export const wishSchema = z.object({
  product_id: z.int(),
  /** The size asked for; null leaves it to the sizes of the profile. */
  variant_id: z.int().nullable(),
  product: productCardSchema,
  variant: variantSchema.nullable(),
});
export type Wish = z.infer<typeof wishSchema>;

/** A piece of a box as a list shows it; `look_index` and `item_index` say where it stands. */
export const requestItemSchema = z.object({
  look_index: z.int(),
  item_index: z.int(),
  product_id: z.int(),
  variant_id: z.int(),
  name: z.string(),
  size: sizeSchema,
  image: pictureSchema.nullable(),
  unit_price_ttc: decimalSchema,
});

export const requestSchema = z.object({
  /** 0 is the upcoming box of a subscription; a first wish gives it an id. */
  id: z.int().min(0),
  kid: kidReferenceSchema,
  subscription_id: z.uuid().nullable(),
  kind: z.enum(["SUBSCRIPTION", "ONE_SHOT"]),
  status_details: z.object({ code: requestStatusSchema, actions: z.array(requestActionSchema) }),
  wishes: z.array(wishSchema),
  is_blocked: z.boolean(),
  blocked_reason: blockedReasonSchema.nullable(),
  /** The order that PAYMENT_DUE waits for, the oldest where there are several; null for every other reason. */
  due_order_id: z.uuid().nullable(),
  /** Day it arrives at the latest, and the first day it may. */
  delivery_date: z.iso.date(),
  optimistic_delivery_date: z.iso.date(),
  /** Days it may be moved to; null without UPDATE_DELIVERY_DATE. */
  delivery_date_range: dateRangeSchema.nullable(),
  delivery: boxDeliverySchema,
  budget_ttc: decimalSchema.nullable(),
  /** Until when the preview may be changed; null before there is one. */
  preview_until: z.iso.datetime().nullable(),
  /** The client's words on the preview. */
  comment: z.string().nullable(),
  /** Chosen pieces; empty before the stylist chose. */
  items: z.array(requestItemSchema),
  /** Its order, from PREPARED on. */
  order: z
    .object({
      id: z.uuid(),
      number: z.string(),
      status: orderStatusSchema,
      carrier: z.string(),
      /** Of its parcel; null until the carrier has it. */
      tracking_number: z.string().nullable(),
    })
    .nullable(),
  label: fraudLabelSchema.nullable(),
  timeline: z.array(z.object({ status: requestStatusSchema, at: z.iso.datetime() })),
  /** Null for id 0. */
  created_at: z.iso.datetime().nullable(),
});
export type Request = z.infer<typeof requestSchema>;

const kidParams = z.strictObject({ id: z.uuid() });
/** 0 is the upcoming box. */
const requestIdSchema = z.coerce.number().int().min(0).max(2_147_483_647);
export const requestParams = z.strictObject({ id: z.uuid(), rid: requestIdSchema });
const wishParams = z.strictObject({ ...requestParams.shape, product_id: integerIdSchema });
export const bodyId = z.int().min(1).max(2_147_483_647);

export const getKidRequests = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/requests",
  auth: "bearer",
  origin: "specified",
  summary: "Boxes of a profile, the upcoming one first, then the newest (at most 100)",
  params: kidParams,
  answer: z.array(requestSchema),
  errors: ["NOT_FOUND"],
});

export const getNextRequest = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/next-request",
  auth: "bearer",
  origin: "specified",
  summary: "The next box that is not yet on its way; null when none is planned",
  params: kidParams,
  answer: requestSchema.nullable(),
  errors: ["NOT_FOUND"],
});

export const getRequests = endpoint({
  method: "GET",
  path: "/clients/me/requests",
  auth: "bearer",
  origin: "specified",
  summary: "Boxes of every profile, upcoming ones first, then the newest (at most 100)",
  query: z.strictObject({
    /** One status or several, comma-separated. */
    status: z
      .string()
      .max(120)
      .transform((value) => [...new Set(value.split(",").filter(Boolean))])
      .pipe(z.array(requestStatusSchema).min(1))
      .optional(),
  }),
  answer: z.array(requestSchema),
});

/** Added: a page that knows the id of a box need not read all of them. */
export const getRequest = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/requests/:rid",
  auth: "bearer",
  origin: "added",
  summary: "One box; 0 is the upcoming one",
  params: requestParams,
  answer: requestSchema,
  errors: ["NOT_FOUND"],
});

/** With `subscription_id` the subscription's next box opens now; without it is a box of its own. */
export const createRequest = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  idempotent: true,
  summary: "Ask for a box with wishes, for a subscription or once",
  params: kidParams,
  body: z.strictObject({
    subscription_id: z.uuid().nullable().default(null),
    wishes: z
      .array(z.strictObject({ product_id: bodyId, variant_id: bodyId.nullable().default(null) }))
      .max(Math.max(...Object.values(boxPieces)))
      .default([]),
    /** Absent: the planned day of the subscription, or the first day that is possible. */
    delivery_date: z.iso.date().optional(),
    /** Absent: those of the subscription. */
    budget_ttc: budgetSchema.nullable().optional(),
    delivery: boxDeliveryInputSchema.optional(),
  }),
  answer: requestSchema,
  status: 201,
  errors: [
    "BUDGET_TOO_LOW",
    "NOT_FOUND",
    "BOX_ALREADY_OPEN",
    "SUBSCRIPTION_ENDED",
    "DELIVERY_DATE_NOT_POSSIBLE",
    "UNKNOWN_VARIANT",
    "TOO_MANY_WISHES",
    "WISH_NOT_POSSIBLE",
    "DELIVERY_MODE_NOT_AVAILABLE",
    "PICKUP_POINT_UNKNOWN",
    "IDEMPOTENCY_KEY_MISSING",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
});

export const updateRequest = endpoint({
  method: "PATCH",
  path: "/clients/me/kids/:id/requests/:rid",
  auth: "bearer",
  origin: "added",
  summary: "Move the delivery date; `are_wishes_final` lets the stylist begin as soon as the time has come",
  params: requestParams,
  body: z
    .strictObject({
      delivery_date: z.iso.date(),
      are_wishes_final: z.literal(true),
      budget_ttc: budgetSchema.nullable(),
    })
    .partial(),
  answer: requestSchema,
  errors: ["BUDGET_TOO_LOW", "NOT_FOUND", "REQUEST_NOT_CHANGEABLE", "REQUEST_BLOCKED", "DELIVERY_DATE_NOT_POSSIBLE"],
});

export const cancelRequest = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/requests/:rid/cancel",
  auth: "bearer",
  origin: "added",
  summary: "Give up a box that is not yet prepared; a subscription goes on with the one after it",
  params: requestParams,
  answer: requestSchema,
  errors: ["NOT_FOUND", "REQUEST_NOT_CHANGEABLE"],
});

/**
 * Works on id 0 too: the first wish opens the upcoming box, whose id the answer tells. WISH_NOT_POSSIBLE says in
 * `data` (`wishRefusalSchema`) why, and what could be wished for instead.
 */
export const putWish = endpoint({
  method: "PUT",
  path: "/clients/me/kids/:id/requests/:rid/wishes/:product_id",
  auth: "bearer",
  origin: "specified",
  summary: "Wish for a product, in a size or in that of the profile; wishing again changes the size",
  params: wishParams,
  query: z.strictObject({ variant_id: integerIdSchema.optional() }),
  answer: requestSchema,
  errors: [
    "NOT_FOUND",
    "UNKNOWN_VARIANT",
    "TOO_MANY_WISHES",
    "WISH_NOT_POSSIBLE",
    "REQUEST_NOT_CHANGEABLE",
    "BOX_ALREADY_OPEN",
  ],
});
export const deleteWish = endpoint({
  method: "DELETE",
  path: "/clients/me/kids/:id/requests/:rid/wishes/:product_id",
  auth: "bearer",
  origin: "specified",
  summary: "Take a wish back; with a size only when that size was wished for. What is not there changes nothing",
  params: wishParams,
  query: z.strictObject({ variant_id: integerIdSchema.optional() }),
  answer: requestSchema,
  errors: ["NOT_FOUND", "REQUEST_NOT_CHANGEABLE"],
});

/** The client keeps every piece of a delivered box: nothing is waited for any longer. */
export const declareSatisfied = endpoint({
  method: "POST",
  path: "/clients/me/orders/:id/satisfied",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  summary: "Keep everything: closes the box at once; saying it again changes nothing",
  params: z.strictObject({ id: z.uuid() }),
  answer: orderSchema,
  errors: ["NOT_FOUND", "BOX_NOT_CLOSABLE"],
});
