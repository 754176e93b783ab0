import { sql } from "../orm.ts";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CountryCode, LocaleOption } from "#contract/locale.ts";
import type { EncryptedCard, PaymentGateway } from "#contract/payment-methods.ts";
import type { ReturnMode } from "#contract/return-mode.ts";
import { moment } from "./columns.ts";

export const clients = pgTable(
  "clients",
  {
    id: uuid().primaryKey(),
    /** As typed, trimmed; unique without regard to case. */
    email: text().notNull(),
    /** When somebody last did what only a link mailed to this e-mail does; null until then: nobody proves one by signing up. */
    emailProvedAt: moment("email_proved_at"),
    /** Null until its owner chose one, with a link that was mailed. */
    passwordHash: text("password_hash"),
    /**
     * Somebody is about to order with this e-mail and has not: it is nobody's account, keeps the e-mail from no one and is
     * deleted when nothing came of it.
     */
    isProvisional: boolean("is_provisional").notNull().default(false),
    firstname: text().notNull(),
    lastname: text().notNull(),
    phone: text(),
    locale: text().$type<LocaleOption>().notNull(),
    isOptinKid: boolean("is_optin_kid").notNull().default(false),
    optinSourceKid: text("optin_source_kid"),
    isOptinWoman: boolean("is_optin_woman").notNull().default(false),
    optinSourceWoman: text("optin_source_woman"),
    origin: text(),
    /** How the client sends parcels back by default: null until it chose. */
    returnMode: text("return_mode").$type<ReturnMode>(),
    /** Whether the women's line is open to this client. */
    isWomanActivated: boolean("is_woman_activated").notNull().default(true),
    godfatherClientId: uuid("godfather_client_id").references((): AnyPgColumn => clients.id),
    /** Names the client in its referral link, and says nothing of it. */
    referralCode: text("referral_code")
      .notNull()
      .unique()
      .default(sql`substr(md5(gen_random_uuid()::text), 1, 12)`),
    /** Since when the client is out of the loyalty programme; null for a member. */
    loyaltyLeftAt: moment("loyalty_left_at"),
    /** Since when it is in again; null for one that never left. */
    loyaltyRejoinedAt: moment("loyalty_rejoined_at"),
    createdAt: moment("created_at").notNull(),
    /** Set when the person was erased while sales stay for the books. */
    erasedAt: moment("erased_at"),
  },
  (table) => [
    uniqueIndex("clients_email")
      .on(sql`lower(${table.email})`)
      .where(sql`not ${table.isProvisional}`),
    index("clients_provisional")
      .on(table.createdAt)
      .where(sql`${table.isProvisional}`),
  ],
);

/**
 * A refresh token is derived from the session and its generation, so that only the generation is stored
 * and the previous token can be answered with the same pair for a few seconds.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    generation: integer().notNull(),
    rotatedAt: moment("rotated_at").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Who acts, when staff opened the session for the client. */
    staffName: text("staff_name"),
    /** Why staff opened it. */
    staffReason: text("staff_reason"),
    /** Opened by an e-mail alone, for an order: its end does not move. */
    isGuest: boolean("is_guest").notNull().default(false),
    revokedAt: moment("revoked_at"),
    revokedReason: text("revoked_reason").$type<
      "signed-out" | "reused" | "password-changed" | "email-changed" | "email-taken-back"
    >(),
  },
  (table) => [index("sessions_client").on(table.clientId)],
);

/**
 * A change of an account's e-mail. Its links follow from its id and the secret, so that none is stored. What is asked for is
 * deleted when it is taken back or replaced; what came about stays as the old address's way back.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    status: text().$type<"AWAITING_OLD" | "AWAITING_NEW" | "CONFIRMED" | "TAKEN_BACK">().notNull(),
    /** The session that asked; the only one that stays when the change comes about. */
    sessionId: uuid("session_id").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Until when the next link works: that of a new e-mail, then the way back. */
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("email_changes_client").on(table.clientId),
    uniqueIndex("email_changes_one_pending")
      .on(table.clientId)
      .where(sql`${table.status} in ('AWAITING_OLD', 'AWAITING_NEW')`),
    /** An address with a way back is nobody else's meanwhile. */
    index("email_changes_old_email")
      .on(sql`lower(${table.oldEmail})`)
      .where(sql`${table.status} = 'CONFIRMED'`),
  ],
);

/** Every yes and no to news of a line, in the order they were said. */
export const optinChanges = pgTable(
  "optin_changes",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    line: text().$type<"KID" | "WOMAN">().notNull(),
    isGiven: boolean("is_given").notNull(),
    /** Where it was said, for example `signup`; null where the caller did not say. */
    source: text(),
    /** Who said it for the client, in a session that staff opened. */
    staffName: text("staff_name"),
    at: moment("at").notNull(),
  },
  (table) => [index("optin_changes_client").on(table.clientId, table.at)],
);

export const addresses = pgTable(
  "addresses",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    kind: text().$type<"billing" | "shipping">().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    street: text().notNull(),
    streetExtra: text("street_extra").notNull().default(""),
    postcode: text().notNull(),
    city: text().notNull(),
    countryCode: text("country_code").$type<CountryCode>().notNull(),
    phone: text().notNull(),
    isDefault: boolean("is_default").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("addresses_client").on(table.clientId, table.kind),
    uniqueIndex("addresses_one_default")
      .on(table.clientId, table.kind)
      .where(sql`${table.isDefault}`),
  ],
);

export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    gateway: text().$type<PaymentGateway>().notNull(),
    type: text().notNull(),
    providerPaymentMethodId: text("provider_payment_method_id").notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** Last day of validity, `YYYY-MM-DD`. */
    expirationDate: date("expiration_date", { mode: "string" }),
    /** What tells one card from another, however often and by whom it is typed; null where the provider says nothing. */
    fingerprint: text(),
    isDefault: boolean("is_default").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Since when it is kept for the next time; null for one that was entered for a single payment. */
    keptAt: moment("kept_at"),
    /** What the provider's form encrypted, where the provider knows the method by nothing else yet. */
    encryptedCard: jsonb("encrypted_card").$type<EncryptedCard>(),
    /** A forgotten method stays for the orders it paid. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    index("payment_methods_client").on(table.clientId),
    uniqueIndex("payment_methods_one_default")
      .on(table.clientId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    uniqueIndex("payment_methods_provider_id").on(table.gateway, table.providerPaymentMethodId),
    /** Cards of a single payment, until they are forgotten. */
    index("payment_methods_once")
      .on(table.createdAt)
      .where(sql`${table.keptAt} is null and ${table.deletedAt} is null`),
  ],
);

/** How a payment provider calls a client. */
export const providerCustomers = pgTable(
  "provider_customers",
  {
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    gateway: text().$type<PaymentGateway>().notNull(),
    customerId: text("customer_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.gateway] })],
);

export const subscribers = pgTable(
  "subscribers",
  {
    email: text().notNull(),
    list: text().$type<"KID" | "WOMAN">().notNull(),
    source: text().notNull(),
    language: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** Nothing is sent before; null until the mailed link was followed, where the country asks for that. */
    confirmedAt: moment("confirmed_at"),
  },
  (table) => [primaryKey({ columns: [table.email, table.list] })],
);

/** Counters of the rate limits; a window is a fixed span of time that starts at `windowStart`. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    key: text().notNull(),
    windowStart: moment("window_start").notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
