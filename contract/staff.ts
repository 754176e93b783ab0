import { z } from "zod";
import { optinChangeSchema } from "./client.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { pageNumberSchema, pageOf } from "./page.ts";

/** What kind of thing of a client a call is about. */
export const staffRecordKindSchema = z.enum([
  "ACCOUNT",
  "ADDRESS",
  "PAYMENT_METHOD",
  "PROFILE",
  "CART",
  "FAVOURITE",
  "ORDER",
  "RETURN",
  "BOX",
  "SUBSCRIPTION",
  "GIFT_CARD",
  "WALLET",
  "LOYALTY",
  "DISCOUNT",
  "RECYCLING",
  "MESSAGE",
  "REVIEW",
  "SESSION",
]);
export type StaffRecordKind = z.infer<typeof staffRecordKindSchema>;

/** What a client calls what was changed of a record. */
export const staffFieldSchema = z.enum([
  "NAME",
  "PHONE",
  "EMAIL",
  "LANGUAGE",
  "NEWS",
  "RETURN_MODE",
  "ADDRESS",
  "DEFAULT",
  "MEMBERSHIP",
  "CHILD",
  "SIZES",
  "PHOTO",
  "TASTES",
  "WORDS",
  "FREQUENCY",
  "DELIVERY",
  "DATE",
  "CODE",
  "WALLET",
  "PAYMENT",
  "AMOUNT",
  "PIECES",
  "RATING",
  "STATUS",
  "OTHER",
]);
export type StaffField = z.infer<typeof staffFieldSchema>;

/** One visit of staff to the account, as the client reads it. */
export const staffVisitSchema = z.object({
  /** Null where the name is not one a client knows somebody by: then it was customer service. */
  staff_firstname: z.string().nullable(),
  reason: z.string(),
  started_at: z.iso.datetime(),
  /** Moment of the last entry. */
  ended_at: z.iso.datetime(),
  /** Most looked at first. `records`: those that were opened by themselves, as the client knows them; gone ones have no name. */
  looked_at: z.array(z.object({ kind: staffRecordKindSchema, records: z.array(z.string()) })),
  /** What was changed or tried, the oldest first. */
  deeds: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: staffRecordKindSchema,
      /** As the client knows it, for example the number of an order; null where it has no name, or is gone. */
      record: z.string().nullable(),
      action: z.enum(["ADDED", "CHANGED", "REMOVED"]),
      /** What changed of it. */
      fields: z.array(staffFieldSchema),
      /** REFUSED: nothing was changed. UNKNOWN: it was interrupted. */
      outcome: z.enum(["DONE", "REFUSED", "UNKNOWN"]),
      /** The client agreed to it by mail. */
      is_agreed: z.boolean(),
    }),
  ),
});
export type StaffVisit = z.infer<typeof staffVisitSchema>;

export const getStaffActions = endpoint({
  method: "GET",
  path: "/clients/me/staff-actions",
  auth: "bearer",
  origin: "added",
  summary: "Who of customer service looked into the account, what was looked at and changed, and why; newest first",
  query: z.strictObject({ page: pageNumberSchema }),
  answer: pageOf(staffVisitSchema),
});

/**
 * What staff asks the client for: ORDER: an order. PAYMENT: to charge a saved payment method. PAYMENT_METHOD: to save one or make
 * it the default, PAYMENT_METHOD_REMOVAL: to forget one. WALLET: what the wallet pays,
 * WALLET_REFUND, GIFT_CARD: to put money into it. ADDRESS: to deliver to another place. BOX: to begin or go on with boxes. NEWS: to say yes or no to news. LOYALTY_JOIN, LOYALTY_LEAVE.
 */
export const staffConsentDeedSchema = z.object({
  kind: z.enum([
    "ORDER",
    "PAYMENT",
    "PAYMENT_METHOD",
    "PAYMENT_METHOD_REMOVAL",
    "WALLET",
    "WALLET_REFUND",
    "GIFT_CARD",
    "ADDRESS",
    "BOX",
    "NEWS",
    "LOYALTY_JOIN",
    "LOYALTY_LEAVE",
  ]),
  /** What would be charged now. */
  amount_ttc: decimalSchema.nullable(),
  /** Where it would go. */
  address: z.string().nullable(),
  /** The payment method, for example `visa •••• 4242`. */
  payment_method: z.string().nullable(),
  /** What it is about, for example the number of an order or the first name of a child. */
  subject: z.string().nullable(),
  /** Whether money of the wallet is spent by it, as far as it reaches; null where that is not the question. */
  is_wallet_used: z.boolean().nullable().default(null),
  /** To which lines of news it says yes or no. */
  news: z.array(optinChangeSchema.pick({ line: true, is_given: true })).default([]),
});
export type StaffConsentDeed = z.infer<typeof staffConsentDeedSchema>;

/** Random enough that it cannot be guessed; stands in the mail and nowhere else. */
const consentTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** What the client is asked, as the page of the mail shows it. */
export const staffConsentSchema = z.object({
  /** Null where the name is not one a client knows somebody by: then it is customer service. */
  staff_firstname: z.string().nullable(),
  reason: z.string(),
  deed: staffConsentDeedSchema,
  answer: z.enum(["AGREED", "REFUSED"]).nullable(),
  /** OPEN: it can be answered. LAPSED: its time went by, without an answer or with a yes that nothing was done with. */
  state: z.enum(["OPEN", "AGREED", "REFUSED", "USED", "LAPSED"]),
  expires_at: z.iso.datetime(),
  /** When something was done with it. */
  used_at: z.iso.datetime().nullable(),
});
export type StaffConsent = z.infer<typeof staffConsentSchema>;

export const askStaffConsent = endpoint({
  method: "POST",
  path: "/clients/me/staff-consents",
  auth: "bearer",
  origin: "added",
  summary:
    "Staff only: ask the client by mail for what answered STAFF_NEEDS_CONSENT; asking again sends no second mail",
  body: z.strictObject({ consent_id: z.uuid() }),
  answer: z.object({ expires_at: z.iso.datetime() }),
  errors: ["NOT_FOUND", "CONFLICT"],
});
/* With POST, so that the token stands in no log of addresses. */
export const readStaffConsent = endpoint({
  method: "POST",
  path: "/staff-consents/read",
  auth: "none",
  origin: "added",
  summary: "What staff asks the client for and what became of it, by the token of the mail; changes nothing",
  body: z.strictObject({ token: consentTokenSchema }),
  answer: staffConsentSchema,
  errors: ["STAFF_CONSENT_INVALID"],
});
export const answerStaffConsent = endpoint({
  method: "POST",
  path: "/staff-consents/answer",
  auth: "none",
  origin: "added",
  summary: "The client agrees or refuses, once, by the token of the mail",
  body: z.strictObject({ token: consentTokenSchema, is_agreed: z.boolean() }),
  answer: staffConsentSchema,
  errors: ["STAFF_CONSENT_INVALID"],
});
