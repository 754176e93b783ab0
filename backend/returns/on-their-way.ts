import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, sql } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";

/** Pieces that are declared or came and are not yet looked through, by line. */
export async function countOnTheirWay(db: Queryable, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      lineId: returnLines.orderLineId,
      sum: sql`sum(coalesce(${returnLines.receivedQuantity}, ${returnLines.quantity}))`.mapWith(Number),
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(inArray(returns.orderId, [...orderIds]), inArray(returns.status, ["DECLARED", "RECEIVED"])))
    .groupBy(returnLines.orderLineId);
  return new Map(rows.map(({ lineId, sum }) => [lineId, sum]));
}
