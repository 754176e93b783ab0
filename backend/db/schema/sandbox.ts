import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** State of the sandbox payment provider, which has no server of its own. */
export const sandboxPaymentMethods = pgTable("sandbox_payment_methods", {
  id: text().primaryKey(),
  /** `card`, or the service that is paid with. */
  type: text().$type<"card" | "paypal" | "klarna_paylater" | "klarna_paynow" | "ideal">().notNull().default("card"),
  brand: text().notNull(),
  last4: text().notNull(),
  fingerprint: text(),
  behaviour: text()
    .$type<
      | "succeeds"
      | "declined"
      | "insufficient-funds"
      | "three-d-secure"
      | "off-session-declined"
      | "expired"
      | "redirect"
      | "redirect-each-time"
    >()
    .notNull(),
  expirationDate: text("expiration_date"),
});
export const sandboxPayments = pgTable("sandbox_payments", {
  id: text().primaryKey(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  paymentMethodId: text("payment_method_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  refundedCents: integer("refunded_cents").notNull().default(0),
  /** PROCESSING: its customer confirmed it, and the bank takes its time. */
  status: text().$type<"SUCCEEDED" | "FAILED" | "REQUIRES_ACTION" | "PROCESSING">().notNull(),
  errorCode: text("error_code"),
  returnUrl: text("return_url").notNull(),
  /** Language of its confirmation page. */
  locale: text().notNull(),
  /** Its page closes an hour later. */
  createdAt: moment("created_at").notNull().defaultNow(),
  /** When its customer decided; null before, and for those that ask nobody. */
  decidedAt: moment("decided_at"),
});
export const sandboxRefunds = pgTable("sandbox_refunds", {
  id: text().primaryKey(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  paymentId: text("payment_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
});
