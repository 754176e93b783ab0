import { sql } from "../orm.ts";
import {
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
import type { DeliveryMode } from "#contract/delivery.ts";
import type { UnfulfilledReason } from "#contract/preview.ts";
import { products, variants } from "./catalog.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";
import { orders } from "./order.ts";
import { profiles } from "./profile.ts";

/** A label of doubt; it is kept and never answered as an error. */
export type FraudLabel = "DUPLICATE_ACCOUNTS" | "PRESUMED_FRAUDSTER";

export interface StoredDeliveryChoice {
  mode: DeliveryMode;
  pickup_point_id: string | null;
}

/** Boxes for a profile: again and again, or once when `frequencyMonths` is null. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id),
    /** Months between two boxes; null for a box ordered once. */
    frequencyMonths: integer("frequency_months"),
    /** COMPLETED: a one-shot whose box was closed. */
    status: text().$type<"ACTIVE" | "PAUSED" | "TERMINATED" | "COMPLETED">().notNull(),
    /** Day the next box shall arrive; null while none is planned. */
    nextDeliveryDate: date("next_delivery_date", { mode: "string" }),
    /** Day of the month boxes shall arrive on, so that a short month does not pull the later ones forward. */
    deliveryDay: integer("delivery_day").notNull(),
    /** Moment the next box is opened for wishes; null while none is planned. Derived from the delivery date. */
    nextAt: moment("next_at"),
    /** First day on which a paused subscription goes on by itself; null waits for the client. */
    pausedUntil: date("paused_until", { mode: "string" }),
    /** What a box may cost at most, in cents; null leaves it to the stylist. */
    budgetCents: integer("budget_cents"),
    delivery: jsonb().$type<StoredDeliveryChoice>().notNull(),
    fraudLabel: text("fraud_label").$type<FraudLabel>(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    terminatedAt: moment("terminated_at"),
    terminationReason: text("termination_reason"),
  },
  (table) => [
    index("subscriptions_client").on(table.clientId),
    index("subscriptions_profile").on(table.profileId),
    /** A profile has one subscription that goes on; what ended stays beside it. */
    uniqueIndex("subscriptions_one_open")
      .on(table.profileId)
      .where(sql`${table.status} in ('ACTIVE', 'PAUSED')`),
    index("subscriptions_due")
      .on(table.nextAt)
      .where(sql`${table.status} = 'ACTIVE'`),
    index("subscriptions_resume")
      .on(table.pausedUntil)
      .where(sql`${table.status} = 'PAUSED'`),
    check("subscriptions_frequency", sql`${table.frequencyMonths} between 1 and 12`),
    check("subscriptions_delivery_day", sql`${table.deliveryDay} between 1 and 31`),
  ],
);

/** What happened to a subscription, in order. */
export const subscriptionEvents = pgTable(
  "subscription_events",
  {
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    type: text()
      .$type<
        | "CREATED"
        | "UPDATED"
        | "POSTPONED"
        | "FORWARDED"
        | "SKIPPED"
        | "PAUSED"
        | "RESUMED"
        | "CONVERTED"
        | "MOVED"
        | "TERMINATED"
        | "COMPLETED"
        | "UNDONE"
      >()
      .notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.sequence] })],
);

/**
 * Life of a box. OPEN: takes wishes. COMPOSED: the stylist's choice waits for the client's word. VALIDATED: said yes, or
 * the time to answer is over. PREPARED, SHIPPED, DELIVERED: on its way; from DELIVERED on the client tries it on.
 * CLOSED: what was kept is charged (its order tells of the money), the rest is back. CANCELLED: never sent.
 */
export type RequestStatus =
  | "OPEN"
  | "COMPOSED"
  | "VALIDATED"
  | "PREPARED"
  | "SHIPPED"
  | "DELIVERED"
  | "CLOSED"
  | "CANCELLED";

/** A wish that is not in the composed box. */
export interface StoredUnfulfilledWish {
  product_id: number;
  variant_id: number | null;
  reason: UnfulfilledReason;
}

/** A box ("malle"). Its id starts at 1: on the wire 0 stands for the upcoming box that has no row yet. */
export const requests = pgTable(
  "requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
    kind: text().$type<"SUBSCRIPTION" | "ONE_SHOT">().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    /** Why nothing moves: no payment method, an unpaid box, no address, too few pieces in stock; null when it does. */
    blockedReason: text("blocked_reason").$type<
      "PAYMENT_METHOD_MISSING" | "PAYMENT_DUE" | "ADDRESS_MISSING" | "NOT_ENOUGH_PIECES" | "FRAUD_CHECK"
    >(),
    /** Day it shall arrive. */
    deliveryDate: date("delivery_date", { mode: "string" }).notNull(),
    budgetCents: integer("budget_cents"),
    delivery: jsonb().$type<StoredDeliveryChoice>().notNull(),
    /** Answers the same composition for the same profile and stock. */
    seed: integer().notNull(),
    /** The client's words on the preview. */
    comment: text(),
    fraudLabel: text("fraud_label").$type<FraudLabel>(),
    /** The box's order (kind BOX), from PREPARED on. */
    orderId: uuid("order_id").references(() => orders.id),
    /** Wishes the stylist could not honour, and why. */
    unfulfilled: jsonb().$type<StoredUnfulfilledWish[]>().notNull().default([]),
    /** Until when the client may change the preview. */
    previewUntil: moment("preview_until"),
    /** Reminders of the last day to send back that the client had. */
    remindersSent: integer("reminders_sent").notNull().default(0),
    remindedAt: moment("reminded_at"),
    /** Moment the clock has something to do with it next; null once it has not. */
    dueAt: moment("due_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("requests_client").on(table.clientId, table.createdAt),
    index("requests_profile").on(table.profileId, table.createdAt),
    index("requests_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("requests_order").on(table.orderId),
    /** A subscription has one box under way that is not yet sent. */
    uniqueIndex("requests_one_upcoming")
      .on(table.subscriptionId)
      .where(sql`${table.status} in ('OPEN', 'COMPOSED', 'VALIDATED')`),
    /** Beside its subscription a profile has one extra box at a time. */
    uniqueIndex("requests_one_extra")
      .on(table.profileId)
      .where(sql`${table.subscriptionId} is null and ${table.status} in ('OPEN', 'COMPOSED', 'VALIDATED')`),
  ],
);

export const requestEvents = pgTable(
  "request_events",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.sequence] })],
);

/** A product the client wants in the box. */
export const wishes = pgTable(
  "wishes",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** The size asked for; null leaves it to the profile's sizes. */
    variantId: integer("variant_id").references(() => variants.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.productId] })],
);

/** Why the stylist chose a piece, most important first; texts are the storefront's. */
export interface StoredReason {
  code: string;
  data?: Record<string, string | number>;
}

/** A piece of a composed box, by look and place in it. Its stock is taken while the box is COMPOSED or later. */
export const requestItems = pgTable(
  "request_items",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    lookIndex: integer("look_index").notNull(),
    itemIndex: integer("item_index").notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    variantId: integer("variant_id")
      .notNull()
      .references(() => variants.id),
    unitPriceCents: integer("unit_price_cents").notNull(),
    reasons: jsonb().$type<StoredReason[]>().notNull(),
    /** The piece that stood here before and why the client did not want it. */
    replaced: jsonb().$type<{ product_id: number; reason: string }[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.lookIndex, table.itemIndex] }),
    uniqueIndex("request_items_product").on(table.requestId, table.productId),
  ],
);

/** A piece as it stood in a place of a preview. */
export type StoredPiece = Pick<
  typeof requestItems.$inferSelect,
  "productId" | "variantId" | "unitPriceCents" | "reasons" | "replaced"
>;

/** What a client changed in a preview, in order: what is taken back is no longer there. */
export const previewChanges = pgTable(
  "preview_changes",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    lookIndex: integer("look_index").notNull(),
    itemIndex: integer("item_index").notNull(),
    kind: text().$type<"REPLACED" | "DROPPED">().notNull(),
    reason: text().notNull(),
    before: jsonb().$type<StoredPiece>().notNull(),
    /** False once the box was composed anew: its places hold other pieces. */
    isUndoable: boolean("is_undoable").notNull().default(true),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.sequence] })],
);

/** What client and stylist write to each other about a box. */
export const boxMessages = pgTable(
  "box_messages",
  {
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    author: text().$type<"CLIENT" | "STYLIST">().notNull(),
    text: text().notNull(),
    /** Who of the staff wrote; null for the client. */
    staffName: text("staff_name"),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.sequence] })],
);
