import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { toDecimal } from "#contract/money.ts";
import type { orderPaymentSchema, Order } from "#contract/orders.ts";
import type { Queryable } from "../db/database.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { orderEvents, orderLines, orders, payments } from "../db/schema/order.ts";
import { spreadDiscount } from "../discounts/spread.ts";
import type { StoredPayment } from "../payments/store.ts";
import { amountDueCents } from "./due.ts";
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

const toLine = (line: LineRow, discountCents: number): Order["lines"][number] => ({
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
});

/** Each line's part of the discount. Pieces of a box that went back cost nothing and take none. */
function discountsOf(order: StoredOrder, lines: readonly LineRow[]): number[] {
  const isKept = order.kind === "BOX";
  const totals = lines.map((line) => line.unitPriceCents * (line.quantity - (isKept ? line.returnedQuantity : 0)));
  const total = totals.reduce((sum, cents) => sum + cents, 0);
  return spreadDiscount(Math.min(order.discountCents, total), totals);
}

const toOrder = (order: StoredOrder, lines: LineRow[], attempts: AttemptRow[], events: EventRow[]): Order => ({
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
  lines: lines.map((line, index) => toLine(line, discountsOf(order, lines)[index] ?? 0)),
  delivery: order.delivery,
  shipping_address: order.shippingAddress,
  billing_address: order.billingAddress,
  paid_at: order.paidAt?.toISOString() ?? null,
  reserved_until: order.reservedUntil?.toISOString() ?? null,
  timeline: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
});

/** Reads what belongs to the orders with one query a table, however many orders there are. */
async function assemble(db: Queryable, rows: StoredOrder[]): Promise<Order[]> {
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
  return rows.map((row) =>
    toOrder(row, linesOf.get(row.id) ?? [], attemptsOf.get(row.id) ?? [], eventsOf.get(row.id) ?? []),
  );
}

export async function findOrder(db: Queryable, id: string): Promise<Order | null> {
  return (await assemble(db, await db.select().from(orders).where(eq(orders.id, id))))[0] ?? null;
}

/** Orders of a client, newest first. */
export async function listOrders(
  db: Queryable,
  clientId: string,
  query: { page: number; page_size: number; kind?: Order["kind"] | undefined },
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
    items: await assemble(db, rows),
  };
}
