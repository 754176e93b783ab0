import { sql } from "drizzle-orm";
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
  uuid,
} from "drizzle-orm/pg-core";
import type { LocaleOption } from "#contract/locale.ts";
import { variants } from "./catalog.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";
import { orderLines, orders, type StoredAddress } from "./order.ts";

export const parcelNumbers = pgSequence("parcel_numbers", { startWith: 1000001 });
export const ticketNumbers = pgSequence("ticket_numbers", { startWith: 10001 });

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
  /** 1 to 5. */
  score: integer().notNull(),
  comment: text().notNull(),
  /** By order line: score 1 to 5, how it fits, words. */
  items: jsonb().$type<{ order_line_id: string; score: number; fit: string | null; comment: string }[]>().notNull(),
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
    attachment: jsonb().$type<{ key: string; name: string; type: string; bytes: number }>(),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    locale: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("tickets_client").on(table.clientId)],
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
