import { shippingOf } from "#contract/price.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, eq, ne, or, sql } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import type { StoredOrder } from "../orders/store.ts";

export type StoredReturn = typeof returns.$inferSelect;
export type StoredReturnLine = typeof returnLines.$inferSelect;
export type StoredLine = typeof orderLines.$inferSelect;

export async function findReturnOf(db: Queryable, id: string, clientId: string): Promise<StoredReturn | null> {
  return (
    (
      await db
        .select()
        .from(returns)
        .where(and(eq(returns.id, id), eq(returns.clientId, clientId)))
    )[0] ?? null
  );
}

export async function findReturnByNumber(db: Queryable, trackingNumber: string): Promise<StoredReturn | null> {
  return (await db.select().from(returns).where(eq(returns.trackingNumber, trackingNumber)))[0] ?? null;
}

/** The caller holds the lock of the order. */
export async function lockReturn(tx: Transaction, id: string): Promise<StoredReturn | null> {
  return (await tx.select().from(returns).where(eq(returns.id, id)).for("update"))[0] ?? null;
}

export async function updateReturn(tx: Transaction, id: string, changes: Partial<StoredReturn>): Promise<void> {
  await tx.update(returns).set(changes).where(eq(returns.id, id));
}

export const findReturnLines = async (db: Queryable, returnId: string): Promise<StoredReturnLine[]> =>
  db.select().from(returnLines).where(eq(returnLines.returnId, returnId)).orderBy(asc(returnLines.orderLineId));

export const findLines = async (db: Queryable, orderId: string): Promise<StoredLine[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/**
 * The order that was paid for, what of its total was paid for the delivery, and whether all pieces of the orders that
 * belong together with `order` (the one it replaces, the ones that replace it) have come back, `order` itself aside.
 */
export async function readFamily(
  db: Queryable,
  order: StoredOrder,
): Promise<{ root: StoredOrder; shippingCents: number; isRestBack: boolean }> {
  const rootId = order.exchangeOf ?? order.id;
  const [root] = await db.select().from(orders).where(eq(orders.id, rootId));
  if (!root) throw new Error(`no order ${rootId}`);
  const out = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(eq(orders.id, rootId), eq(orders.exchangeOf, rootId)),
        ne(orders.id, order.id),
        sql`${orderLines.returnedQuantity} < ${orderLines.quantity}`,
      ),
    )
    .limit(1);
  return { root, shippingCents: shippingOf(root.steps), isRestBack: out.length === 0 };
}
