import type { Queryable } from "../db/database.ts";
import { eq, sql, type SQL } from "../db/orm.ts";
import { orderRatings, returnLines, returns } from "../db/schema/after-sale.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { creditNotes, orderEvents, orderLines, orders, payments } from "../db/schema/order.ts";
import type { StoredOrder } from "./store.ts";

type LineRow = typeof orderLines.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type MethodRow = typeof paymentMethods.$inferSelect;

export interface WholeLine extends Pick<
  LineRow,
  | "id"
  | "productId"
  | "variantId"
  | "snapshot"
  | "quantity"
  | "returnedQuantity"
  | "exchangedQuantity"
  | "unitPriceCents"
  | "lookId"
> {
  /** Pieces that are declared or came and are not yet looked through. */
  onTheirWay: number;
}

/** An attempt to pay the order, with the method it was charged to. */
export interface Attempt
  extends Pick<PaymentRow, "status" | "errorCode" | "actionUrl">, Pick<MethodRow, "type" | "brand" | "last4"> {
  createdAt: string;
  isRefundDue: boolean;
}

/** An order with what belongs to it; moments are written as PostgreSQL writes them into JSON. */
export interface WholeOrder {
  order: StoredOrder;
  rating: typeof orderRatings.$inferSelect | null;
  lines: WholeLine[];
  attempts: Attempt[];
  events: { status: StoredOrder["status"]; at: string }[];
  /** Number of the order whose pieces this one replaces. */
  replacedNumber: string | null;
  /** Orders that replace pieces of this one, the oldest first. */
  replacements: { id: string; number: string }[];
  creditNotes: { year: number; sequence: number; issuedAt: string; amountCents: number }[];
}

const onTheirWay = sql`(
  select coalesce(sum(coalesce(${returnLines.receivedQuantity}, ${returnLines.quantity})), 0)
  from ${returns} join ${returnLines} on ${returnLines.returnId} = ${returns.id}
  where ${returns.orderId} = ${orders.id} and ${returns.status} in ('DECLARED', 'RECEIVED')
    and ${returnLines.orderLineId} = ${orderLines.id})`;

/** Whether a piece is neither back nor on its way back. */
export const hasReturnable: SQL = sql`exists (
  select 1 from ${orderLines}
  where ${orderLines.orderId} = ${orders.id} and ${orderLines.quantity} > ${orderLines.returnedQuantity} + ${onTheirWay})`;

const lines = sql<WholeLine[]>`(
  select coalesce(json_agg(json_build_object('id', ${orderLines.id}, 'productId', ${orderLines.productId},
    'variantId', ${orderLines.variantId}, 'snapshot', ${orderLines.snapshot}, 'quantity', ${orderLines.quantity},
    'returnedQuantity', ${orderLines.returnedQuantity}, 'exchangedQuantity', ${orderLines.exchangedQuantity},
    'unitPriceCents', ${orderLines.unitPriceCents},
    'lookId', ${orderLines.lookId}, 'onTheirWay', ${onTheirWay}) order by ${orderLines.position}), '[]')
  from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;

const attempts = sql<Attempt[]>`(
  select coalesce(json_agg(json_build_object('status', ${payments.status}, 'errorCode', ${payments.errorCode},
    'actionUrl', ${payments.actionUrl}, 'createdAt', ${payments.createdAt},
    'isRefundDue', ${payments.refundDueAt} is not null, 'type', ${paymentMethods.type},
    'brand', ${paymentMethods.brand}, 'last4', ${paymentMethods.last4})), '[]')
  from ${payments} join ${paymentMethods} on ${paymentMethods.id} = ${payments.paymentMethodId}
  where ${payments.orderId} = ${orders.id} and ${payments.purpose} = 'ORDER')`;

const events = sql<WholeOrder["events"]>`(
  select coalesce(json_agg(json_build_object('status', ${orderEvents.status}, 'at', ${orderEvents.at})
    order by ${orderEvents.sequence}), '[]')
  from ${orderEvents} where ${orderEvents.orderId} = ${orders.id})`;

const notes = sql<WholeOrder["creditNotes"]>`(
  select coalesce(json_agg(json_build_object('year', ${creditNotes.year}, 'sequence', ${creditNotes.sequence},
    'issuedAt', ${creditNotes.issuedAt}, 'amountCents', ${creditNotes.amountCents})
    order by ${creditNotes.year}, ${creditNotes.sequence}), '[]')
  from ${creditNotes} where ${creditNotes.orderId} = ${orders.id})`;

const replacedNumber = sql<string | null>`(
  select replaced.number from orders as replaced where replaced.id = ${orders.exchangeOf})`;

const replacements = sql<WholeOrder["replacements"]>`(
  select coalesce(json_agg(json_build_object('id', newer.id, 'number', newer.number)
    order by newer.created_at, newer.number), '[]')
  from orders as newer where newer.exchange_of = ${orders.id})`;

/** Orders with everything that is shown of them, in one query however many there are: an order has a dozen small parts. */
export const findWholeOrders = (
  db: Queryable,
  where: SQL | undefined,
  page: { orderBy: SQL[]; limit: number; offset: number } = { orderBy: [], limit: 1, offset: 0 },
): Promise<WholeOrder[]> =>
  db
    .select({
      order: orders,
      rating: orderRatings,
      lines,
      attempts,
      events,
      creditNotes: notes,
      replacedNumber,
      replacements,
    })
    .from(orders)
    .leftJoin(orderRatings, eq(orderRatings.orderId, orders.id))
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
