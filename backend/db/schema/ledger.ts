import { sql } from "../orm.ts";
import {
  bigint,
  boolean,
  check,
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
import type { GiftCardDesign } from "#contract/gift-cards.ts";
import type { ReferralRefusal } from "#contract/referrals.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";
import { orders } from "./order.ts";

/** When the books were proved last, and what was wrong with them. */
export const ledgerChecks = pgTable("ledger_checks", {
  /** One row: `books`. */
  name: text().primaryKey(),
  at: moment("at").notNull(),
  wrong: jsonb().$type<string[]>().notNull(),
});

/** What an account is counted in: EUR in cents, POINT in whole points. */
export type LedgerUnit = "EUR" | "POINT";

/**
 * One movement of value: its postings add up to zero in each unit, `rule` says why it was made and `source` what made
 * it. Never changed; a mistake is corrected by another entry.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: uuid().primaryKey(),
    rule: text().notNull(),
    /** Kind and id of what caused it, for example `order`, `gift-card`, `referral`. */
    sourceType: text("source_type").notNull(),
    sourceId: text("source_id").notNull(),
    clientId: uuid("client_id").references(() => clients.id),
    /** The same cause never makes two entries. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    at: moment("at").notNull(),
    /** Tells entries of one moment apart, in the order they were written. */
    sequence: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index("ledger_entries_client").on(table.clientId, table.at),
    index("ledger_entries_source").on(table.sourceType, table.sourceId),
  ],
);

export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => ledgerEntries.id),
    /** For example `client:{id}:wallet`, `client:{id}:points`, `provider:stripe`, `revenue:shop`. */
    account: text().notNull(),
    unit: text().$type<LedgerUnit>().notNull(),
    /** Cents or points; positive adds to the account. */
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.account, table.unit] }),
    index("ledger_postings_account").on(table.account),
    check("ledger_postings_amount", sql`${table.amount} <> 0`),
  ],
);

/**
 * Sum of the postings of an account that belongs to a client or a gift card, kept in the same transaction and never
 * negative. Accounts of the shop have no row: every sale would wait for the one before it.
 */
export const ledgerBalances = pgTable(
  "ledger_balances",
  {
    account: text().notNull(),
    unit: text().$type<LedgerUnit>().notNull(),
    balance: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.unit] }),
    check(
      "ledger_balances_owned_not_negative",
      sql`${table.balance} >= 0 or not (${table.account} like 'client:%' or ${table.account} like 'gift-card:%')`,
    ),
  ],
);

export const giftCards = pgTable(
  "gift_cards",
  {
    id: uuid().primaryKey(),
    /** Given once the card is paid; null before. */
    code: text().unique(),
    amountCents: integer("amount_cents").notNull(),
    /** Which line it is drawn for; it pays for both. */
    for: text("for").$type<"KID" | "WOMAN">().notNull(),
    design: text().$type<GiftCardDesign>().notNull().default("TRUNK"),
    /** The signed-in giver; null for a guest. */
    giverClientId: uuid("giver_client_id").references(() => clients.id),
    buyer: jsonb().$type<{ email: string; name: string }>().notNull(),
    recipient: jsonb().$type<{ email: string | null; name: string }>().notNull(),
    message: text().notNull(),
    locale: text().notNull(),
    /** Secret part of the address of its page, for a giver without an account. */
    accessKey: text("access_key")
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Day the recipient gets the mail. */
    deliverOn: date("deliver_on", { mode: "string" }).notNull(),
    /** Hour of that day in Paris; null: in the morning, or at once when bought the same day. */
    deliverHour: integer("deliver_hour"),
    status: text().$type<"PENDING_PAYMENT" | "ACTIVE" | "REDEEMED" | "EXPIRED" | "CANCELLED" | "REFUNDED">().notNull(),
    expiresOn: date("expires_on", { mode: "string" }),
    redeemedByClientId: uuid("redeemed_by_client_id").references(() => clients.id),
    redeemedAt: moment("redeemed_at"),
    mailedAt: moment("mailed_at"),
    /** How often it was mailed after the first time. */
    mailedAgain: integer("mailed_again").notNull().default(0),
    /** When somebody who has the code opened it, who is not its giver. */
    openedAt: moment("opened_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("gift_cards_giver").on(table.giverClientId),
    index("gift_cards_due")
      .on(table.deliverOn)
      .where(sql`${table.status} = 'ACTIVE' and ${table.mailedAt} is null`),
    /** What ends by itself: cards nobody paid, and those nobody redeemed. */
    index("gift_cards_open")
      .on(table.status, table.expiresOn)
      .where(sql`${table.status} in ('PENDING_PAYMENT', 'ACTIVE')`),
    check("gift_cards_amount", sql`${table.amountCents} between 1000 and 50000`),
  ],
);

/** A code that makes an order cheaper. */
export const coupons = pgTable(
  "coupons",
  {
    code: text().primaryKey(),
    /** PERCENT and AMOUNT reduce the pieces, SHIPPING the delivery; BIRTHDAY and LOYALTY are earned first. */
    kind: text().$type<"PERCENT" | "AMOUNT" | "SHIPPING" | "BIRTHDAY" | "LOYALTY">().notNull(),
    /** Percent, or cents for AMOUNT, BIRTHDAY and LOYALTY; 0 for SHIPPING. */
    value: integer().notNull(),
    /** Points a LOYALTY coupon takes. */
    points: integer(),
    /** Pieces' total in cents from which it counts. */
    minimumCents: integer("minimum_cents").notNull().default(0),
    scope: text().$type<"SHOP" | "BOX" | "ALL">().notNull(),
    /** Whose it is; null for everybody's. */
    clientId: uuid("client_id").references(() => clients.id, { onDelete: "cascade" }),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    /** Last day. */
    validUntil: date("valid_until", { mode: "string" }),
    /** How often one client may use it; null for any number. */
    usesPerClient: integer("uses_per_client"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("coupons_client").on(table.clientId)],
);

export const couponUses = pgTable(
  "coupon_uses",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    code: text()
      .notNull()
      .references(() => coupons.code),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** What it took off, in cents. */
    discountCents: integer("discount_cents").notNull(),
    /** False again when the order was cancelled: the code can be used anew. */
    isSpent: boolean("is_spent").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("coupon_uses_client").on(table.clientId, table.code)],
);

/** Who brought whom; decided once, when an order of the friend that earns a reward can no longer be sent back. */
export const referrals = pgTable(
  "referrals",
  {
    friendClientId: uuid("friend_client_id")
      .primaryKey()
      .references(() => clients.id, { onDelete: "cascade" }),
    godfatherClientId: uuid("godfather_client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    rewardedAt: moment("rewarded_at"),
    /** What the godfather got, once it was given. */
    rewardCents: integer("reward_cents"),
    /** Why there is none and never will be. */
    refusal: text().$type<ReferralRefusal>(),
  },
  (table) => [
    index("referrals_godfather").on(table.godfatherClientId),
    /** Those that are not decided. */
    index("referrals_open")
      .on(table.friendClientId)
      .where(sql`${table.rewardedAt} is null and ${table.refusal} is null`),
  ],
);

/** Money to give back to where it came from. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid().primaryKey(),
    /** Null when a gift card was paid twice: `paymentId` says where the money came from. */
    orderId: uuid("order_id").references(() => orders.id),
    /** Part that goes back through the provider, by the attempt that took it; null when all goes to the wallet. */
    paymentId: uuid("payment_id"),
    providerCents: integer("provider_cents").notNull(),
    walletCents: integer("wallet_cents").notNull(),
    /** Of the wallet's part, what the payment took: the client asked for it in the wallet instead. */
    convertedCents: integer("converted_cents").notNull().default(0),
    reason: text().notNull(),
    status: text().$type<"PENDING" | "SENT" | "FAILED">().notNull(),
    providerRefundId: text("provider_refund_id"),
    /** The provider's reason why it was not taken. */
    errorCode: text("error_code"),
    /** How often it was sent, and when it is sent next. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull(),
    /** Of the return, the cancelled order … that caused it; the same cause is never refunded twice. */
    dedupeKey: text("dedupe_key").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("refunds_dedupe").on(table.dedupeKey),
    index("refunds_order").on(table.orderId),
    index("refunds_payment").on(table.paymentId),
    index("refunds_pending")
      .on(table.nextAttemptAt)
      .where(sql`${table.status} <> 'SENT'`),
    check("refunds_amounts", sql`${table.providerCents} >= 0 and ${table.walletCents} >= 0`),
    check("refunds_converted", sql`${table.convertedCents} between 0 and ${table.walletCents}`),
  ],
);
