import { sql } from "../orm.ts";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { TicketAuthor, TicketStatus } from "#contract/customer-service.ts";
import type { LocaleOption } from "#contract/locale.ts";
import { variants } from "./catalog.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";
import { orderLines, orders, type StoredAddress } from "./order.ts";

export const parcelNumbers = pgSequence("parcel_numbers", { startWith: 1000001 });
export const ticketNumbers = pgSequence("ticket_numbers", { startWith: 10001 });

/**
 * Sizes people wait for. It ends by the mail it was asked for, by its link, or after a year; the row stays as long as
 * links in mails are pressed. One that is not confirmed sends nothing but the link to confirm it.
 */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    id: uuid().primaryKey(),
    variantId: integer("variant_id")
      .notNull()
      .references(() => variants.id),
    /** In small letters. */
    email: text().notNull(),
    locale: text().$type<LocaleOption>().notNull(),
    createdAt: moment("created_at").notNull(),
    confirmedAt: moment("confirmed_at"),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("stock_alerts_waiting")
      .on(table.variantId, table.email)
      .where(sql`${table.endedAt} is null`),
    index("stock_alerts_email").on(table.email),
    index("stock_alerts_ended").on(table.endedAt),
  ],
);

export interface DeclaredContent {
  /** Pieces of an order; all of them when absent. */
  items?: { order_line_id: string; quantity: number }[];
  cause?: "ORDINARY" | "EXTRAORDINARY";
  reason?: string;
  /** The day a subscription shall end, at the earliest when null. */
  ends_on?: string | null;
}

/**
 * DECLARED: the client said what comes back and has a label. RECEIVED: the parcel was scanned in. SETTLED: refunded,
 * exchanged, or taken off a box's bill. EXPIRED: nothing came. CANCELLED: the client keeps it after all.
 */
export type ReturnStatus = "DECLARED" | "RECEIVED" | "SETTLED" | "EXPIRED" | "CANCELLED";

export const returns = pgTable(
  "returns",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    status: text().$type<ReturnStatus>().notNull(),
    /** Where the client wants the money: where it came from, or in the wallet. */
    refundTo: text("refund_to").$type<"PAYMENT_METHOD" | "WALLET">().notNull().default("PAYMENT_METHOD"),
    /** How the parcel travels: a return mode of `contract/returns.ts`. */
    mode: text().notNull(),
    carrier: text().notNull(),
    trackingNumber: text("tracking_number").notNull().unique(),
    createdAt: moment("created_at").notNull(),
    /** Last day the parcel may be handed in. */
    handInBy: date("hand_in_by", { mode: "string" }).notNull(),
    receivedAt: moment("received_at"),
    settledAt: moment("settled_at"),
    /** Day the money will be back at the latest; null for what was never charged. */
    refundBy: date("refund_by", { mode: "string" }),
    /** Order with the other sizes, made when the parcel was looked through. */
    replacementOrderId: uuid("replacement_order_id").references(() => orders.id),
  },
  (table) => [
    index("returns_client").on(table.clientId, table.createdAt),
    index("returns_order").on(table.orderId),
    index("returns_open")
      .on(table.handInBy)
      .where(sql`${table.status} in ('DECLARED', 'RECEIVED')`),
  ],
);

export const returnLines = pgTable(
  "return_lines",
  {
    returnId: uuid("return_id")
      .notNull()
      .references(() => returns.id, { onDelete: "cascade" }),
    orderLineId: uuid("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    /** A return reason of `contract/returns.ts`. */
    reason: text().notNull(),
    comment: text(),
    /** The other size the client wants instead; its stock is taken while the return is open. */
    exchangeVariantId: integer("exchange_variant_id").references(() => variants.id),
    /** Pieces that really came, set when the parcel was received. */
    receivedQuantity: integer("received_quantity"),
    /** Of those, pieces that cannot be sold again: they do not go back on the shelf. */
    damagedQuantity: integer("damaged_quantity").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    check("return_lines_quantity", sql`${table.quantity} between 1 and 10`),
    check("return_lines_received", sql`${table.receivedQuantity} between 0 and ${table.quantity}`),
    check("return_lines_damaged", sql`${table.damagedQuantity} between 0 and coalesce(${table.receivedQuantity}, 0)`),
  ],
);

export const orderRatings = pgTable("order_ratings", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  /** 1 to 5; null where only the fit of the pieces was told. */
  score: integer(),
  comment: text().notNull(),
  /** By order line: score 1 to 5 where it has one, how it fits, words. */
  items: jsonb()
    .$type<{ order_line_id: string; score: number | null; fit: string | null; comment: string }[]>()
    .notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** A label with which outgrown clothes are sent in ("littlegeste"). */
export const recyclingLabels = pgTable(
  "recycling_labels",
  {
    id: uuid().primaryKey(),
    /** Null for a visitor. */
    clientId: uuid("client_id").references(() => clients.id, { onDelete: "set null" }),
    email: text().notNull(),
    address: jsonb().$type<StoredAddress>().notNull(),
    parcelCount: integer("parcel_count").notNull(),
    carrier: text().notNull(),
    trackingNumbers: text("tracking_numbers").array().notNull(),
    status: text().$type<"CREATED" | "RECEIVED" | "REWARDED" | "EXPIRED">().notNull(),
    rewardPoints: integer("reward_points").notNull().default(0),
    /** Country and language of who asked for it, for example `fr-BE`. */
    locale: text().$type<LocaleOption>().notNull(),
    /** Secret part of the address of its PDF, for visitors. */
    accessKey: text("access_key").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresOn: date("expires_on", { mode: "string" }).notNull(),
    receivedAt: moment("received_at"),
  },
  (table) => [
    index("recycling_labels_client").on(table.clientId),
    index("recycling_labels_email").on(table.email),
    index("recycling_labels_open")
      .on(table.createdAt)
      .where(sql`${table.status} = 'CREATED'`),
  ],
);

/** A file that was sent along: where it lies in the storage, its name, type and size. */
export interface Attachment {
  key: string;
  name: string;
  type: string;
  bytes: number;
}

export const tickets = pgTable(
  "tickets",
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    clientId: uuid("client_id").references(() => clients.id, { onDelete: "set null" }),
    object: text().notNull(),
    content: text().notNull(),
    senderEmail: text("sender_email").notNull(),
    senderName: text("sender_name").notNull(),
    senderPhone: text("sender_phone"),
    /** Where the attachment lies in the storage, its name and type. */
    attachment: jsonb().$type<Attachment>(),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    locale: text().notNull(),
    /** OPEN: waits for the shop. ANSWERED: the shop spoke last. CLOSED: until its sender writes again. */
    status: text().$type<TicketStatus>().notNull().default("OPEN"),
    createdAt: moment("created_at").notNull(),
    /** Of the last word, or of the end. */
    updatedAt: moment("updated_at"),
  },
  (table) => [index("tickets_client").on(table.clientId)],
);

/** What was written after the letter that began a ticket. */
export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: uuid().primaryKey(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    /** Counts from 1: words of one instant have an order too. */
    sequence: integer().notNull(),
    author: text().$type<TicketAuthor>().notNull(),
    /** Who of the staff wrote; null for the client. */
    staffName: text("staff_name"),
    content: text().notNull(),
    /** As that of a ticket, in the order they were sent. */
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    /** The Message-ID of the mail it came by; null for what was written in the shop. */
    mailId: text("mail_id"),
    /** Of a program that knew one file to a message; nothing reads it any more. */
    attachment: jsonb().$type<Attachment>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("ticket_messages_order").on(table.ticketId, table.sequence),
    unique("ticket_messages_mail").on(table.ticketId, table.mailId),
  ],
);

/** What somebody declared to end a contract: a withdrawal from what was bought, or the end of a subscription. */
export const declarations = pgTable(
  "declarations",
  {
    id: uuid().primaryKey(),
    /** The number a sender quotes. */
    number: text().notNull().unique(),
    kind: text().$type<"WITHDRAWAL" | "CANCELLATION">().notNull(),
    /** Whose contract it is, once that is sure: of the session, or by the mailed link. */
    clientId: uuid("client_id").references(() => clients.id, { onDelete: "set null" }),
    senderName: text("sender_name").notNull(),
    senderEmail: text("sender_email").notNull(),
    /** The contract as the sender named it. */
    contract: text().notNull(),
    /** What was declared besides: pieces, cause, reason, day. */
    content: jsonb().$type<DeclaredContent>().notNull(),
    /** What it is about, once that is known. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    giftCardId: uuid("gift_card_id"),
    subscriptionId: uuid("subscription_id"),
    /**
     * RECEIVED: nobody knows yet whether the sender is the client. WAITING: for the parcel to arrive. DONE: carried out.
     * FOR_STAFF: people have to look at it.
     */
    status: text().$type<"RECEIVED" | "WAITING" | "DONE" | "FOR_STAFF">().notNull(),
    /** What it came to, for example `RETURN_DECLARED`; null while it waits for its link. */
    outcome: text(),
    returnId: uuid("return_id").references(() => returns.id, { onDelete: "set null" }),
    locale: text().notNull(),
    createdAt: moment("created_at").notNull(),
    confirmedAt: moment("confirmed_at"),
  },
  (table) => [
    index("declarations_client").on(table.clientId),
    index("declarations_waiting")
      .on(table.orderId)
      .where(sql`${table.status} = 'WAITING'`),
  ],
);

/** Phone numbers that want no more messages, by list. */
export const phoneUnsubscriptions = pgTable(
  "phone_unsubscriptions",
  {
    phone: text().notNull(),
    list: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("phone_unsubscriptions_once").on(table.phone, table.list)],
);
