import type { z } from "zod";
import { toDecimal } from "#contract/money.ts";
import type { orderPaymentSchema, Order, OrderWait } from "#contract/orders.ts";
import { discountByLine, tellSteps } from "#contract/price.ts";
import type { Database, Queryable } from "../db/database.ts";
import { and, count, desc, eq, gte, inArray, or, type SQL } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { creditNoteNumber } from "../documents/credit-notes.ts";
import { toRating } from "../ratings/answer.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { amountDueCents } from "./due.ts";
import { hasInvoice } from "./has-invoice.ts";
import { canClientCancel, unpaidStatuses } from "./machine.ts";
import type { StoredOrder } from "./store.ts";
import { canWithdraw, withdrawUntil } from "./withdrawal.ts";
import { findWholeOrders, hasReturnable, type Attempt, type WholeLine, type WholeOrder } from "./whole-order.ts";

type OrderPayment = z.infer<typeof orderPaymentSchema>;

const weight = ({ isRefundDue, status }: Attempt): number =>
  isRefundDue ? -1 : status === "SUCCEEDED" ? 2 : status === "FAILED" ? 0 : 1;

/** The attempt that tells how the order stands: the one that paid it, else the open one, else the last. */
const tellingAttempt = (attempts: readonly Attempt[]): Attempt | undefined =>
  attempts.toSorted((a, b) => weight(b) - weight(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt))[0];

function toPayment(attempt: Attempt | undefined, order: Pick<StoredOrder, "status" | "paidAt">): OrderPayment {
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
  return {
    status: attempt.status,
    payment_method_type: attempt.type as OrderPayment["payment_method_type"],
    brand: attempt.brand,
    last4: attempt.last4,
    error_code: attempt.errorCode,
    action_url: attempt.status === "REQUIRES_ACTION" ? attempt.actionUrl : null,
  };
}

const toLine = (line: WholeLine, discountCents: number, returnable: number): Order["lines"][number] => ({
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
  exchanged_quantity: line.exchangedQuantity,
  returnable_quantity: returnable,
});

/** Pieces that are neither back nor on their way back. */
const countLeft = ({ quantity, returnedQuantity, onTheirWay }: WholeLine): number =>
  Math.max(0, quantity - returnedQuantity - onTheirWay);

/** What can still be returned: by line, and until when. */
function returnFacts({ order, lines }: WholeOrder, now: Date) {
  const isOpen = order.status === "DELIVERED" && order.returnUntil !== null && todayOf(now) <= order.returnUntil;
  const returnable = lines.map((line) => (isOpen ? countLeft(line) : 0));
  return {
    returnable,
    canReturn: returnable.some((left) => left > 0),
    canExtend: isOpen && order.returnExtensionDays === 0,
  };
}

const toIso = (moment: string): string => new Date(moment).toISOString();

const toOrder = (whole: WholeOrder, now: Date): Order => {
  const { order, lines, attempts, events, rating } = whole;
  const { returnable, canReturn, canExtend } = returnFacts(whole, now);
  const discounts = discountByLine(order.steps);
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
    codes: order.couponCode === null ? [] : [order.couponCode],
    wallet_ttc: toDecimal(order.walletCents),
    use_wallet: order.usesWallet,
    prepaid_ttc: toDecimal(order.prepaidCents),
    due_ttc: toDecimal(amountDueCents(order)),
    total_amount_ttc: toDecimal(order.totalCents),
    vat_amount: toDecimal(order.vatCents),
    vat_rate_percent: order.vatRateBasisPoints / 100,
    steps: tellSteps(order),
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    payment: toPayment(tellingAttempt(attempts), order),
    lines: lines.map((line, index) => toLine(line, discounts.get(line.id) ?? 0, returnable[index] ?? 0)),
    delivery: order.delivery,
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    paid_at: order.paidAt?.toISOString() ?? null,
    reserved_until: order.reservedUntil?.toISOString() ?? null,
    timeline: events.map(({ status, at }) => ({ status, at: toIso(at) })),
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    tracking_number: order.trackingNumber,
    return_until: order.returnUntil,
    can_return: canReturn,
    can_extend_return: canExtend,
    withdraw_until: withdrawUntil(order.deliveredAt && todayOf(order.deliveredAt), order.returnUntil),
    can_withdraw: canWithdraw(order, now) && lines.some((line) => countLeft(line) > 0),
    has_invoice: hasInvoice(order),
    credit_notes: whole.creditNotes.map((note) => ({
      number: creditNoteNumber(note),
      issued_at: toIso(note.issuedAt),
      total_ttc: toDecimal(note.amountCents),
    })),
    exchange_of: order.exchangeOf,
    exchange_of_number: whole.replacedNumber,
    replaced_by: whole.replacements,
    can_cancel: canClientCancel(order),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    rating: rating && toRating(rating),
  };
};

/** `now` tells what can still be returned. */
export async function findOrder(db: Queryable, id: string, now: Date): Promise<Order | null> {
  const [whole] = await findWholeOrders(db, eq(orders.id, id));
  return whole ? toOrder(whole, now) : null;
}

/** Null when the client has no such order, whoever else has. */
export async function findOwnOrder(db: Queryable, id: string, clientId: string, now: Date): Promise<Order | null> {
  const [whole] = await findWholeOrders(db, and(eq(orders.id, id), eq(orders.clientId, clientId)));
  return whole ? toOrder(whole, now) : null;
}

/** What `isOnItsWay` of an overview and `returnFacts` say of an order that was read, said of those still to be read. */
const waiting: Record<OrderWait, (now: Date) => SQL | undefined> = {
  PAYMENT: () => inArray(orders.status, unpaidStatuses),
  /** A box is paid after it came. */
  DELIVERY: () =>
    or(inArray(orders.status, ["PREPARED", "SHIPPED"]), and(eq(orders.kind, "SHOP"), eq(orders.status, "PAID"))),
  RETURN: (now) => and(eq(orders.status, "DELIVERED"), gte(orders.returnUntil, todayOf(now)), hasReturnable),
};

/** Orders of a client, newest first. */
export async function listOrders(
  db: Database,
  clientId: string,
  query: { page: number; page_size: number; kind?: Order["kind"] | undefined; waits_for?: OrderWait[] | undefined },
  now: Date,
): Promise<{ page: number; page_size: number; pages: number; total: number; items: Order[] }> {
  const mine = and(
    eq(orders.clientId, clientId),
    query.kind && eq(orders.kind, query.kind),
    query.waits_for && or(...query.waits_for.map((wait) => waiting[wait](now))),
  );
  const [[counted], found] = await Promise.all([
    db.select({ total: count() }).from(orders).where(mine),
    findWholeOrders(db, mine, {
      orderBy: [desc(orders.createdAt), desc(orders.number)],
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    }),
  ]);
  const total = counted?.total ?? 0;
  return {
    page: query.page,
    page_size: query.page_size,
    pages: Math.ceil(total / query.page_size),
    total,
    items: found.map((whole) => toOrder(whole, now)),
  };
}
