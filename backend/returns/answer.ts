import { toDecimal } from "#contract/money.ts";
import { priceRefund } from "#contract/price.ts";
import type { ReturnMode } from "#contract/return-mode.ts";
import type { Return, ReturnReason } from "#contract/returns.ts";
import type { Database } from "../db/database.ts";
import { and, count, desc, eq, inArray, sql } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { variants } from "../db/schema/catalog.ts";
import { refunds } from "../db/schema/ledger.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { qrCode } from "../documents/qr-code.ts";
import type { StoredOrder } from "../orders/store.ts";
import { canBecome, refundBy } from "./rules.ts";
import { findLines, readFamily, type StoredLine, type StoredReturn, type StoredReturnLine } from "./store.ts";

type LineRow = { line: StoredReturnLine; ordered: StoredLine; exchangeSize: string | null };
/** A return with its order and the number of the one that replaces pieces of it. */
interface Found {
  row: StoredReturn;
  order: StoredOrder;
  replacementNumber: string | null;
}
type RefundRow = typeof refunds.$inferSelect;

/** The cause under which a return is refunded; a second part of it has the same start. */
export const refundKeyOf = (returnId: string): string => `return:${returnId}`;

const toItem = ({ line, ordered, exchangeSize }: LineRow): Return["items"][number] => ({
  order_line_id: ordered.id,
  name: ordered.snapshot.name,
  brand_name: ordered.snapshot.brand_name,
  size: ordered.snapshot.size,
  image: ordered.snapshot.image,
  quantity: line.quantity,
  received_quantity: line.receivedQuantity,
  reason: line.reason as ReturnReason,
  comment: line.comment,
  exchange:
    line.exchangeVariantId === null || exchangeSize === null
      ? null
      : { variant_id: line.exchangeVariantId, size: exchangeSize },
});

function toRefund(rows: readonly RefundRow[]): Return["refund"] {
  if (rows.length === 0) return null;
  const provider = rows.reduce((sum, { providerCents }) => sum + providerCents, 0);
  const wallet = rows.reduce((sum, { walletCents }) => sum + walletCents, 0);
  return {
    amount_ttc: toDecimal(provider + wallet),
    payment_method_ttc: toDecimal(provider),
    wallet_ttc: toDecimal(wallet),
    is_sent: rows.every(({ status }) => status === "SENT"),
  };
}

async function estimate(db: Database, order: StoredOrder, lines: readonly LineRow[]): Promise<number> {
  const pieces = lines.map(({ line }) => ({
    lineId: line.orderLineId,
    count: line.receivedQuantity ?? line.quantity,
    isExchange: line.exchangeVariantId !== null,
  }));
  const [ordered, family] = await Promise.all([findLines(db, order.id), readFamily(db, order)]);
  return priceRefund(order.steps, ordered, pieces, family).refundCents;
}

const toReturn = (
  { row, order, replacementNumber }: Found,
  lines: readonly LineRow[],
  refund: readonly RefundRow[],
  expectedCents: number | null,
): Return => ({
  id: row.id,
  status: row.status,
  order: { id: order.id, number: order.number, kind: order.kind },
  mode: row.mode as ReturnMode,
  refund_to: row.refundTo,
  code: row.status === "DECLARED" ? qrCode(row.trackingNumber) : null,
  carrier: row.carrier,
  tracking_number: row.trackingNumber,
  created_at: row.createdAt.toISOString(),
  hand_in_by: row.handInBy,
  received_at: row.receivedAt?.toISOString() ?? null,
  settled_at: row.settledAt?.toISOString() ?? null,
  can_cancel: canBecome(row.status, "CANCELLED"),
  items: lines.map(toItem),
  expected_refund_ttc: expectedCents === null ? null : toDecimal(expectedCents),
  refund: toRefund(refund),
  refund_by: row.refundBy ?? (expectedCents === null ? null : refundBy(row.createdAt, row.createdAt)),
  replacement_order_id: row.replacementOrderId,
  replacement_order_number: replacementNumber,
});

/** Reads what belongs to returns at once: not for use in a transaction. */
async function assemble(db: Database, rows: Found[]): Promise<Return[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const [lines, paidBack] = await Promise.all([
    db
      .select({ line: returnLines, ordered: orderLines, exchangeSize: variants.size })
      .from(returnLines)
      .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
      .leftJoin(variants, eq(variants.id, returnLines.exchangeVariantId))
      .where(inArray(returnLines.returnId, ids))
      .orderBy(orderLines.position),
    db
      .select()
      .from(refunds)
      .where(
        and(
          inArray(
            refunds.orderId,
            rows.map(({ order }) => order.exchangeOf ?? order.id),
          ),
          inArray(sql`split_part(${refunds.dedupeKey}, '#', 1)`, ids.map(refundKeyOf)),
        ),
      ),
  ]);
  const linesOf = Map.groupBy(lines, ({ line }) => line.returnId);
  return Promise.all(
    rows.map(async (found) => {
      const { row, order } = found;
      const own = linesOf.get(row.id) ?? [];
      const isOpen = order.kind === "SHOP" && (row.status === "DECLARED" || row.status === "RECEIVED");
      const refund = paidBack.filter(({ dedupeKey }) => dedupeKey.split("#")[0] === refundKeyOf(row.id));
      return toReturn(found, own, refund, isOpen ? await estimate(db, order, own) : null);
    }),
  );
}

const replacementNumber = sql<string | null>`(
  select newer.number from orders as newer where newer.id = ${returns.replacementOrderId})`;

const withOrder = (db: Database) =>
  db
    .select({ row: returns, order: orders, replacementNumber })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId));

/** A return that is known to exist. */
export async function requireReturn(db: Database, id: string): Promise<Return> {
  const [answer] = await assemble(db, await withOrder(db).where(eq(returns.id, id)));
  if (!answer) throw new Error(`no return ${id}`);
  return answer;
}

/** Returns of a client, newest first. */
export async function listReturns(
  db: Database,
  clientId: string,
  query: { page: number; page_size: number; order_id?: string | undefined; status?: Return["status"] | undefined },
): Promise<{ page: number; page_size: number; pages: number; total: number; items: Return[] }> {
  const mine = and(
    eq(returns.clientId, clientId),
    query.order_id === undefined ? undefined : eq(returns.orderId, query.order_id),
    query.status === undefined ? undefined : eq(returns.status, query.status),
  );
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(returns).where(mine),
    withOrder(db)
      .where(mine)
      .orderBy(desc(returns.createdAt), desc(returns.id))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  const total = counted?.total ?? 0;
  const { page, page_size } = query;
  return { page, page_size, pages: Math.ceil(total / page_size), total, items: await assemble(db, rows) };
}
