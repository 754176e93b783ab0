import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { toDecimal } from "#contract/money.ts";
import type { orderPaymentSchema, Order } from "#contract/orders.ts";
import type { Queryable } from "../db/database.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { orderEvents, orderLines, orders, payments } from "../db/schema/order.ts";
import { spreadDiscount } from "../discounts/spread.ts";
import { findRatings } from "../ratings/store.ts";
import { countOnTheirWay } from "../returns/on-their-way.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import type { StoredPayment } from "../payments/store.ts";
import { amountDueCents } from "./due.ts";
import { creditNoteNumber, findCreditNotes, type StoredCreditNote } from "../documents/credit-notes.ts";
import { hasInvoice } from "./has-invoice.ts";
import type { StoredOrder } from "./store.ts";

type LineRow = typeof orderLines.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;
interface AttemptRow {
  payment: StoredPayment;
  method: Pick<typeof paymentMethods.$inferSelect, "type" | "brand" | "last4">;
}
type OrderPayment = z.infer<typeof orderPaymentSchema>;

const weight = ({ payment }: AttemptRow): number =>
  payment.refundDueAt ? -1 : payment.status === "SUCCEEDED" ? 2 : payment.status === "FAILED" ? 0 : 1;

/** The attempt that tells how the order stands: the one that paid it, else the open one, else the last. */
export const tellingAttempt = (attempts: readonly AttemptRow[]): AttemptRow | undefined =>
  attempts.toSorted(
    (a, b) => weight(b) - weight(a) || b.payment.createdAt.getTime() - a.payment.createdAt.getTime(),
  )[0];

function toPayment(attempt: AttemptRow | undefined, order: Pick<StoredOrder, "status" | "paidAt">): OrderPayment {
  // Without an attempt nothing was left to charge (the wallet has paid), or there was nothing to charge it to.
  const isRefused = order.status === "PAYMENT_FAILED";
  if (!attempt)
    return {
      status: isRefused ? "FAILED" : order.paidAt === null ? "PENDING" : "SUCCEEDED",
      payment_method_type: null,
      brand: null,
      last4: null,
      error_code: isRefused ? "payment_method_missing" : null,
      action_url: null,
    };
  const { payment, method } = attempt;
  return {
    status: payment.status,
    payment_method_type: method.type as OrderPayment["payment_method_type"],
    brand: method.brand,
    last4: method.last4,
    error_code: payment.errorCode,
    action_url: payment.status === "REQUIRES_ACTION" ? payment.actionUrl : null,
  };
}

const toLine = (line: LineRow, discountCents: number, returnable: number): Order["lines"][number] => ({
  id: line.id,
  product_id: line.productId,
  variant_id: line.variantId,
  name: line.snapshot.name,
  brand_name: line.snapshot.brand_name,
  size: line.snapshot.size,
  collection_slug: line.snapshot.collection_slug,
  clean_name: line.snapshot.clean_name,
  image: line.snapshot.image,
  quantity: line.quantity,
  unit_price_ttc: toDecimal(line.unitPriceCents),
  line_total_ttc: toDecimal(line.unitPriceCents * line.quantity),
  discount_ttc: toDecimal(discountCents),
  look: line.lookId,
  returned_quantity: line.returnedQuantity,
  returnable_quantity: returnable,
});

/** Each line's part of the discount. Pieces of a box that went back cost nothing and take none. */
function discountsOf(order: StoredOrder, lines: readonly LineRow[]): number[] {
  const isKept = order.kind === "BOX";
  const totals = lines.map((line) => line.unitPriceCents * (line.quantity - (isKept ? line.returnedQuantity : 0)));
  const total = totals.reduce((sum, cents) => sum + cents, 0);
  return spreadDiscount(Math.min(order.discountCents, total), totals);
}

/** What belongs to an order besides its row. */
interface Parts {
  lines: LineRow[];
  attempts: AttemptRow[];
  events: EventRow[];
  rating: Order["rating"];
  creditNotes: StoredCreditNote[];
  /** Pieces of open returns, by line. */
  onTheirWay: ReadonlyMap<string, number>;
}

/** What can still be returned: by line, and until when. */
function returnFacts(order: StoredOrder, { lines, onTheirWay }: Parts, now: Date) {
  const isOpen = order.status === "DELIVERED" && order.returnUntil !== null && todayOf(now) <= order.returnUntil;
  const returnable = lines.map((line) =>
    isOpen ? Math.max(0, line.quantity - line.returnedQuantity - (onTheirWay.get(line.id) ?? 0)) : 0,
  );
  return {
    returnable,
    canReturn: returnable.some((left) => left > 0),
    canExtend: isOpen && order.returnExtensionDays === 0,
  };
}

const toOrder = (order: StoredOrder, parts: Parts, now: Date): Order => {
  const { lines, attempts, events, rating } = parts;
  const { returnable, canReturn, canExtend } = returnFacts(order, parts, now);
  const discounts = discountsOf(order, lines);
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    items_total_ttc: toDecimal(order.itemsTotalCents),
    shipping_fee_ttc: toDecimal(order.shippingFeeCents),
    offer: { shipping_fee_offered: order.isShippingOffered },
    discount_ttc: toDecimal(order.discountCents),
    code: order.couponCode,
    wallet_ttc: toDecimal(order.walletCents),
    use_wallet: order.usesWallet,
    prepaid_ttc: toDecimal(order.prepaidCents),
    due_ttc: toDecimal(amountDueCents(order)),
    total_amount_ttc: toDecimal(order.totalCents),
    vat_amount: toDecimal(order.vatCents),
    vat_rate_percent: order.vatRateBasisPoints / 100,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    payment: toPayment(tellingAttempt(attempts), order),
    lines: lines.map((line, index) => toLine(line, discounts[index] ?? 0, returnable[index] ?? 0)),
    delivery: order.delivery,
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    paid_at: order.paidAt?.toISOString() ?? null,
    reserved_until: order.reservedUntil?.toISOString() ?? null,
    timeline: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    tracking_number: order.trackingNumber,
    return_until: order.returnUntil,
    can_return: canReturn,
    can_extend_return: canExtend,
    has_invoice: hasInvoice(order),
    credit_notes: parts.creditNotes.map((note) => ({
      number: creditNoteNumber(note),
      issued_at: note.issuedAt.toISOString(),
      total_ttc: toDecimal(note.amountCents),
    })),
    exchange_of: order.exchangeOf,
    rating,
  };
};

/** Reads what belongs to the orders with one query a table, however many orders there are. */
async function assemble(db: Queryable, rows: StoredOrder[], now: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const attempts = await db
    .select({
      payment: payments,
      method: { type: paymentMethods.type, brand: paymentMethods.brand, last4: paymentMethods.last4 },
    })
    .from(payments)
    .innerJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(and(inArray(payments.orderId, ids), eq(payments.purpose, "ORDER")));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.sequence));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const attemptsOf = Map.groupBy(attempts, ({ payment }) => payment.orderId);
  const eventsOf = Map.groupBy(events, (event) => event.orderId);
  const ratings = await findRatings(db, ids);
  const notesOf = Map.groupBy(await findCreditNotes(db, ids), ({ orderId }) => orderId);
  const onTheirWay = await countOnTheirWay(db, ids);
  return rows.map((row) => {
    const parts = {
      lines: linesOf.get(row.id) ?? [],
      attempts: attemptsOf.get(row.id) ?? [],
      events: eventsOf.get(row.id) ?? [],
      rating: ratings.get(row.id) ?? null,
      creditNotes: notesOf.get(row.id) ?? [],
      onTheirWay,
    };
    return toOrder(row, parts, now);
  });
}

/** `now` tells what can still be returned. */
export async function findOrder(db: Queryable, id: string, now: Date): Promise<Order | null> {
  return (await assemble(db, await db.select().from(orders).where(eq(orders.id, id)), now))[0] ?? null;
}

/** Orders of a client, newest first. */
export async function listOrders(
  db: Queryable,
  clientId: string,
  query: { page: number; page_size: number; kind?: Order["kind"] | undefined },
  now: Date,
): Promise<{ page: number; page_size: number; pages: number; total: number; items: Order[] }> {
  const mine = query.kind
    ? and(eq(orders.clientId, clientId), eq(orders.kind, query.kind))
    : eq(orders.clientId, clientId);
  const [counted] = await db.select({ total: count() }).from(orders).where(mine);
  const total = counted?.total ?? 0;
  const rows = await db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return {
    page: query.page,
    page_size: query.page_size,
    pages: Math.ceil(total / query.page_size),
    total,
    items: await assemble(db, rows, now),
  };
}
