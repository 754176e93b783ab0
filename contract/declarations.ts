import { z } from "zod";
import { emailSchema } from "./account-fields.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { orderKindSchema } from "./orders.ts";
import { requiredLineSchema } from "./plain-line.ts";

/** WITHDRAWAL: from what was bought, without a reason. CANCELLATION: the end of a subscription. */
export const declarationKindSchema = z.enum(["WITHDRAWAL", "CANCELLATION"]);
export type DeclarationKind = z.infer<typeof declarationKindSchema>;

/** EXTRAORDINARY: for a serious reason, which is told. */
export const cancellationCauseSchema = z.enum(["ORDINARY", "EXTRAORDINARY"]);

const reasonSchema = z.string().trim().max(2000);

const declared = {
  /** Of a cancellation. */
  cause: cancellationCauseSchema.optional(),
  reason: reasonSchema.optional(),
  /** Day a subscription shall end; absent: as soon as it can. */
  ends_on: z.iso.date().optional(),
};

const needsReason = ({ cause, reason }: { cause?: string | undefined; reason?: string | undefined }): boolean =>
  cause !== "EXTRAORDINARY" || (reason ?? "") !== "";

const itemsSchema = z
  .array(z.strictObject({ order_line_id: z.uuid(), quantity: z.int().min(1).max(10) }))
  .min(1)
  .max(50);

/** What was received, word for word, and when. It says nothing about whether such a contract exists. */
export const receiptSchema = z.object({
  id: z.uuid(),
  /** The number a sender quotes, for example `E-7K3M9Q2W`. */
  number: z.string(),
  kind: declarationKindSchema,
  sender_name: z.string(),
  sender_email: z.string(),
  /** The contract as the sender named it. */
  contract: z.string(),
  cause: cancellationCauseSchema.nullable(),
  reason: z.string().nullable(),
  ends_on: z.iso.date().nullable(),
  received_at: z.iso.datetime(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/**
 * What a declaration came to. ORDER_CANCELLED: it was not packed yet and is refunded. RETURN_DECLARED: a label is ready.
 * ON_ARRIVAL: the parcel is on its way, the label comes with it. GIFT_CARD_REFUNDED. SUBSCRIPTION_ENDED: at once.
 * ENDS_LATER: on the day that was asked for. FOR_STAFF: people look at it and write.
 */
export const declarationOutcomeSchema = z.enum([
  "ORDER_CANCELLED",
  "RETURN_DECLARED",
  "ON_ARRIVAL",
  "GIFT_CARD_REFUNDED",
  "SUBSCRIPTION_ENDED",
  "ENDS_LATER",
  "FOR_STAFF",
]);
export type DeclarationOutcome = z.infer<typeof declarationOutcomeSchema>;

export const declarationSchema = receiptSchema.extend({
  outcome: declarationOutcomeSchema,
  order_id: z.uuid().nullable(),
  return_id: z.uuid().nullable(),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** What a signed-in client can withdraw from or end now. */
export const contractsSchema = z.object({
  orders: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      kind: orderKindSchema,
      created_at: z.iso.datetime(),
      /** Last day of the withdrawal; null while the parcel has not come. */
      withdraw_until: z.iso.date().nullable(),
      lines: z.array(z.object({ order_line_id: z.uuid(), name: z.string(), size: z.string(), quantity: z.int() })),
    }),
  ),
  gift_cards: z.array(
    z.object({ id: z.uuid(), amount: decimalSchema, recipient: z.string(), withdraw_until: z.iso.date() }),
  ),
  subscriptions: z.array(
    z.object({ id: z.uuid(), firstname: z.string(), frequency: z.int().nullable(), created_at: z.iso.datetime() }),
  ),
});
export type Contracts = z.infer<typeof contractsSchema>;

export const getContracts = endpoint({
  method: "GET",
  path: "/clients/me/contracts",
  auth: "bearer",
  origin: "added",
  summary: "Contracts the client can withdraw from or end now",
  answer: contractsSchema,
});

export const declareAsClient = endpoint({
  method: "POST",
  path: "/clients/me/declarations",
  auth: "bearer",
  origin: "added",
  idempotent: true,
  summary: "Withdraw from a contract or end one; received, carried out and confirmed by mail at once",
  body: z
    .strictObject({
      kind: declarationKindSchema,
      /** Of a withdrawal: one of the two. */
      order_id: z.uuid().optional(),
      gift_card_id: z.uuid().optional(),
      /** Of a cancellation. */
      subscription_id: z.uuid().optional(),
      /** Pieces of the order; all that are left when absent. */
      items: itemsSchema.optional(),
      ...declared,
    })
    .refine(
      ({ kind, order_id, gift_card_id, subscription_id }) =>
        kind === "CANCELLATION"
          ? subscription_id !== undefined && order_id === undefined && gift_card_id === undefined
          : subscription_id === undefined && (order_id === undefined) !== (gift_card_id === undefined),
      { path: ["order_id"], error: "required" },
    )
    .refine(needsReason, { path: ["reason"], error: "required" }),
  answer: declarationSchema,
  status: 201,
  errors: ["NOT_FOUND", "IDEMPOTENCY_KEY_MISSING", "IDEMPOTENCY_KEY_REUSED", "REQUEST_IN_PROGRESS"],
});

export const declare = endpoint({
  method: "POST",
  path: "/declarations",
  auth: "none",
  origin: "added",
  summary:
    "Withdraw from a contract or end one without an account: the same answer whether there is such a contract or not. A receipt is mailed; where it can be carried out, it holds the link that does",
  body: z
    .strictObject({
      kind: declarationKindSchema,
      sender_name: requiredLineSchema(120),
      sender_email: emailSchema,
      /** Number of the order or code of the gift card; for a subscription whose it is. */
      contract: requiredLineSchema(120),
      ...declared,
    })
    .refine(needsReason, { path: ["reason"], error: "required" }),
  answer: receiptSchema,
  status: 201,
});

export const confirmDeclaration = endpoint({
  method: "POST",
  path: "/declarations/confirm",
  auth: "none",
  origin: "added",
  summary: "The sender confirms by the mailed link: what was declared is carried out, from the moment it was received",
  body: z.strictObject({ token: z.string().trim().min(1).max(200) }),
  answer: declarationSchema,
  errors: ["DECLARATION_LINK_INVALID"],
});
