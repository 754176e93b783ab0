import { sql } from "../orm.ts";
import {
  boolean,
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
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { Address } from "#contract/addresses.ts";
import type { PickupPoint } from "#contract/delivery.ts";
import type { LocaleOption } from "#contract/locale.ts";
import type { OrderStatus } from "#contract/orders.ts";
import type { EncryptedCard, PaymentGateway } from "#contract/payment-methods.ts";
import type { PriceStep } from "#contract/price.ts";
import { products, variants, type StoredPicture } from "./catalog.ts";
import { clients, paymentMethods } from "./client.ts";
import { moment } from "./columns.ts";

export type StoredAddress = Omit<Address, "id" | "is_default">;
export interface StoredDelivery {
  mode: "HOME" | "PICKUP_POINT";
  carrier: string;
  pickup_point: PickupPoint | null;
  expected_from: string;
  expected_until: string;
}

export const carts = pgTable(
  "carts",
  {
    id: uuid().primaryKey(),
    /** Null for a visitor's cart. */
    clientId: uuid("client_id").references(() => clients.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    /** Set once a visitor's cart was merged into a client's; it answers nothing afterwards. */
    mergedAt: moment("merged_at"),
    /** What is taken along to the checkout: a code, judged whenever somebody is signed in, and the wish for the wallet. */
    couponCode: text("coupon_code"),
    usesWallet: boolean("uses_wallet").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("carts_client").on(table.clientId)],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: uuid("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    variantId: integer("variant_id")
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    lookId: integer("look_id"),
    addedAt: moment("added_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 10`),
  ],
);

export const orderNumbers = pgSequence("order_numbers", { startWith: 100001 });

/** A payment method that pays once and is not kept. */
export interface GuestMethod {
  providerPaymentMethodId: string;
  type: string;
  brand: string;
  last4: string;
  /** What the provider's form encrypted, until the provider has answered the charge. */
  encryptedCard?: EncryptedCard;
}

export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    /** SHOP is paid before it is sent; BOX is sent first and paid for what was kept. */
    kind: text().$type<"SHOP" | "BOX">().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Country and language the customer ordered in, for example `fr-BE`. */
    locale: text().$type<LocaleOption>().notNull(),
    /** The client's cart the ordered pieces leave once the order is paid. */
    cartId: uuid("cart_id").references(() => carts.id, { onDelete: "set null" }),
    itemsTotalCents: integer("items_total_cents").notNull(),
    shippingFeeCents: integer("shipping_fee_cents").notNull(),
    isShippingOffered: boolean("is_shipping_offered").notNull(),
    /** What offers and a code take off the pieces. */
    discountCents: integer("discount_cents").notNull().default(0),
    totalCents: integer("total_cents").notNull(),
    /** How the total came about: together its cents, its VAT and its columns. Of a box without a bill, as if all were kept. */
    steps: jsonb().$type<PriceStep[]>().notNull(),
    /** Parts of the total that no payment method is charged for: from the wallet, and the prepayment of a box. */
    walletCents: integer("wallet_cents").notNull().default(0),
    prepaidCents: integer("prepaid_cents").notNull().default(0),
    /** The code that was used; of a box that is not billed yet, the one the client wants to use. */
    couponCode: text("coupon_code"),
    /** Whether a box is paid from the wallet first when it is billed. */
    usesWallet: boolean("uses_wallet").notNull().default(false),
    vatCents: integer("vat_cents").notNull(),
    /** Hundredths of a percent: 2000 is 20 %. */
    vatRateBasisPoints: integer("vat_rate_basis_points").notNull(),
    delivery: jsonb().$type<StoredDelivery>().notNull(),
    shippingAddress: jsonb("shipping_address").$type<StoredAddress>().notNull(),
    billingAddress: jsonb("billing_address").$type<StoredAddress>().notNull(),
    createdAt: moment("created_at").notNull(),
    paidAt: moment("paid_at"),
    shippedAt: moment("shipped_at"),
    deliveredAt: moment("delivered_at"),
    trackingNumber: text("tracking_number"),
    /** Last day a return may be declared, once it was delivered. */
    returnUntil: date("return_until", { mode: "string" }),
    /** Days the client has had the deadline moved by. */
    returnExtensionDays: integer("return_extension_days").notNull().default(0),
    /** A failed charge of a box is tried again: when next, and how often it was. */
    nextChargeAt: moment("next_charge_at"),
    chargeRetries: integer("charge_retries").notNull().default(0),
    reservedUntil: moment("reserved_until"),
    /** When the client gave it up before it was packed: no payment brings it back to life. */
    cancelledAt: moment("cancelled_at"),
    /**
     * The order whose pieces this one replaces by other sizes: it costs nothing, and what comes back of it is refunded
     * from the money of that order. Never an order that is a replacement itself.
     */
    exchangeOf: uuid("exchange_of").references((): AnyPgColumn => orders.id),
  },
  (table) => [
    index("orders_exchange_of")
      .on(table.exchangeOf)
      .where(sql`${table.exchangeOf} is not null`),
    index("orders_client").on(table.clientId, table.createdAt),
    index("orders_reserved")
      .on(table.reservedUntil)
      .where(sql`${table.reservedUntil} is not null`),
    /** Who owes money, and what waits to be charged: asked for with every box that is read. */
    index("orders_unpaid")
      .on(table.kind, table.status, table.clientId)
      .where(sql`${table.status} in ('PENDING_PAYMENT', 'PAYMENT_FAILED')`),
    /** Reminders, and what happens once nothing can be returned any more. */
    index("orders_returnable")
      .on(table.returnUntil)
      .where(sql`${table.status} = 'DELIVERED'`),
    index("orders_charge_due")
      .on(table.nextChargeAt)
      .where(sql`${table.nextChargeAt} is not null`),
    /** What the clock moves on: paid, on its way, or delivered and still open for returns. */
    index("orders_moving")
      .on(table.status, table.createdAt)
      .where(sql`${table.status} in ('PAID', 'PREPARED', 'SHIPPED', 'DELIVERED')`),
    /** Orders of the shop that are on their way, in the order the clock looks at them. */
    index("orders_to_fulfil")
      .on(table.id)
      .where(sql`${table.kind} = 'SHOP' and ${table.status} in ('PAID', 'PREPARED', 'SHIPPED')`),
    check(
      "orders_total_adds_up",
      sql`${table.totalCents} = ${table.itemsTotalCents} + ${table.shippingFeeCents} - ${table.discountCents}`,
    ),
    check(
      "orders_covered",
      sql`${table.totalCents} >= ${table.walletCents} + ${table.prepaidCents} and ${table.walletCents} >= 0 and ${table.prepaidCents} >= 0 and ${table.discountCents} >= 0`,
    ),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    variantId: integer("variant_id")
      .notNull()
      .references(() => variants.id),
    /** What was bought as it was named and shown on that day, in the language of the order. */
    snapshot: jsonb()
      .$type<{
        name: string;
        clean_name: string;
        brand_name: string;
        size: string;
        collection_slug: string;
        image: Omit<StoredPicture, "alt"> & { alt: string };
      }>()
      .notNull(),
    quantity: integer().notNull(),
    /** Pieces that came back; what is left of a box is what was kept. */
    returnedQuantity: integer("returned_quantity").notNull().default(0),
    /** Of those, pieces of a box that came back for another size: they stay on its bill. */
    exchangedQuantity: integer("exchanged_quantity").notNull().default(0),
    unitPriceCents: integer("unit_price_cents").notNull(),
    lookId: integer("look_id"),
  },
  (table) => [
    index("order_lines_order").on(table.orderId),
    check("order_lines_quantity", sql`${table.quantity} between 1 and 10`),
    check("order_lines_returned", sql`${table.returnedQuantity} between 0 and ${table.quantity}`),
    check("order_lines_exchanged", sql`${table.exchangedQuantity} between 0 and ${table.returnedQuantity}`),
  ],
);

export const orderEvents = pgTable(
  "order_events",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    sequence: integer().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sequence] })],
);

/** One for each sale, numbered without a gap within a year in the order of the sales, and dated as they are. Never changed. */
export const invoices = pgTable(
  "invoices",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id),
    year: integer().notNull(),
    sequence: integer().notNull(),
    issuedAt: moment("issued_at").notNull(),
  },
  (table) => [uniqueIndex("invoices_number").on(table.year, table.sequence)],
);

/** A piece that a credit note gives back, as the order named it. */
export interface CreditedLine {
  name: string;
  brand_name: string;
  size: string;
  quantity: number;
  /** What was paid for them, VAT included. */
  amountCents: number;
}

/**
 * What takes back a part of an invoice: one for each refund of a sale, numbered without a gap within a year, in the order
 * they were issued. Never changed.
 */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: uuid().primaryKey(),
    /** The invoiced order: of an exchange, the one that was paid. */
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** Cause of the refund. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    issuedAt: moment("issued_at").notNull(),
    /** Pieces it is for; empty where the refund is for none in particular. */
    lines: jsonb().$type<CreditedLine[]>().notNull(),
    shippingCents: integer("shipping_cents").notNull(),
    amountCents: integer("amount_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    /** How it is given back; together the amount. */
    providerCents: integer("provider_cents").notNull(),
    walletCents: integer("wallet_cents").notNull(),
  },
  (table) => [
    uniqueIndex("credit_notes_number").on(table.year, table.sequence),
    index("credit_notes_order").on(table.orderId),
    check("credit_notes_amount", sql`${table.amountCents} = ${table.providerCents} + ${table.walletCents}`),
  ],
);

/** One attempt to pay an order, a box's prepayment or a gift card. `id` is the idempotency key at the provider. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey(),
    purpose: text().$type<"ORDER" | "PREPAYMENT" | "GIFT_CARD">().notNull().default("ORDER"),
    /** Set for ORDER and PREPAYMENT. */
    orderId: uuid("order_id").references(() => orders.id),
    /** Set for GIFT_CARD; its table refers to orders, so that the reference is checked by the domain. */
    giftCardId: uuid("gift_card_id"),
    /** Null when a guest pays for a gift card with a method that is not kept. */
    paymentMethodId: uuid("payment_method_id").references(() => paymentMethods.id),
    /** The guest's method as the provider knows it; null when `paymentMethodId` says it. */
    guestMethod: jsonb("guest_method").$type<GuestMethod>(),
    /** Charged without the customer: nobody is there to confirm it at the bank. */
    isOffSession: boolean("is_off_session").notNull().default(false),
    /** The client asked to keep the method for the next time: it is, once this attempt succeeds. */
    keepsMethod: boolean("keeps_method").notNull().default(false),
    gateway: text().$type<PaymentGateway>().notNull(),
    providerPaymentId: text("provider_payment_id"),
    amountCents: integer("amount_cents").notNull(),
    status: text().$type<"PENDING" | "REQUIRES_ACTION" | "SUCCEEDED" | "FAILED">().notNull(),
    errorCode: text("error_code"),
    actionUrl: text("action_url"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Set when money was taken that no order keeps (it was cancelled and its pieces sold, or another attempt paid it). */
    refundDueAt: moment("refund_due_at"),
  },
  (table) => [
    index("payments_order").on(table.orderId, table.createdAt),
    /** Two attempts at once cannot both be open, nor can an order be paid twice. */
    uniqueIndex("payments_one_open")
      .on(sql`coalesce(${table.orderId}, ${table.giftCardId})`, table.purpose)
      .where(sql`${table.status} in ('PENDING', 'REQUIRES_ACTION', 'SUCCEEDED') and ${table.refundDueAt} is null`),
    check("payments_one_cause", sql`num_nonnulls(${table.orderId}, ${table.giftCardId}) = 1`),
    check("payments_one_method", sql`num_nonnulls(${table.paymentMethodId}, ${table.guestMethod}) = 1`),
    index("payments_refund_due")
      .on(table.refundDueAt)
      .where(sql`${table.refundDueAt} is not null`),
    index("payments_gift_card").on(table.giftCardId),
    index("payments_unsettled")
      .on(table.updatedAt)
      .where(sql`${table.status} in ('PENDING', 'REQUIRES_ACTION')`),
  ],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    key: text().notNull(),
    endpoint: text().notNull(),
    /** SHA-256 of the parsed body, to refuse the same key with another body. */
    bodyHash: text("body_hash").notNull(),
    /** The record the call made, written in the same transaction; a repeated call answers its state of now. */
    resourceId: text("resource_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.key] })],
);

/** A mail to send, written in the transaction that caused it. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    locale: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The event the mail tells of; the same event never makes two mails. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    createdAt: moment("created_at").notNull(),
    sentAt: moment("sent_at"),
    /** When a server told that it came back, or a mailbox that it was unwanted. */
    returnedAt: moment("returned_at"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull(),
  },
  (table) => [
    index("mail_outbox_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
