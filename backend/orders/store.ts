import type { OrderStatus } from "#contract/orders.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, eq, sql } from "../db/orm.ts";
import { clients, type paymentMethods } from "../db/schema/client.ts";
import { orderEvents, orderLines, orders } from "../db/schema/order.ts";
import { writeTogether } from "../db/write-together.ts";

export type StoredOrder = typeof orders.$inferSelect;
export type StoredPaymentMethod = typeof paymentMethods.$inferSelect;

/**
 * Locks the order until the transaction ends. Whoever changes an order, its attempts to pay or its stock takes this
 * lock first, so that they follow one another and never wait in a circle.
 */
export async function lockOrder(
  tx: Transaction,
  id: string,
  options: { skipLocked?: boolean } = {},
): Promise<StoredOrder | null> {
  return (
    (
      await tx
        .select()
        .from(orders)
        .where(eq(orders.id, id))
        .for("update", options.skipLocked ? { skipLocked: true } : {})
    )[0] ?? null
  );
}

export async function findOrderRow(db: Queryable, id: string): Promise<StoredOrder | null> {
  return (await db.select().from(orders).where(eq(orders.id, id)))[0] ?? null;
}

/** An order that is known to exist, locked. */
export async function requireLockedOrder(tx: Transaction, id: string): Promise<StoredOrder> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
}

export async function findOrderOf(db: Queryable, id: string, clientId: string): Promise<StoredOrder | null> {
  return (
    (
      await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.clientId, clientId)))
    )[0] ?? null
  );
}

export async function findOrderWithClient(
  db: Queryable,
  id: string,
): Promise<{ order: StoredOrder; client: { email: string; firstname: string } } | null> {
  const [row] = await db
    .select({ order: orders, client: { email: clients.email, firstname: clients.firstname } })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, id));
  return row ?? null;
}

export async function findOrderedPieces(
  db: Queryable,
  orderId: string,
): Promise<{ variantId: number; quantity: number }[]> {
  return db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.variantId));
}

/** Moves the order to a status and writes it down in its timeline. */
export async function moveOrder(
  tx: Transaction,
  orderId: string,
  status: OrderStatus,
  at: Date,
  changes: Partial<StoredOrder> = {},
): Promise<void> {
  const change = tx
    .update(orders)
    .set({ status, ...changes })
    .where(eq(orders.id, orderId));
  await writeTogether(tx, [change, addEvent(tx, orderId, status, at)]);
}

/** To be awaited, or sent with other writes. */
export const addEvent = (tx: Transaction, orderId: string, status: OrderStatus, at: Date) =>
  tx.insert(orderEvents).values({
    orderId,
    sequence: sql<number>`(select coalesce(max(sequence), 0) + 1 from order_events where order_id = ${orderId})`,
    status,
    at,
  });

export async function findClientContact(
  db: Queryable,
  clientId: string,
): Promise<{ email: string; firstname: string } | null> {
  return (
    (
      await db
        .select({ email: clients.email, firstname: clients.firstname })
        .from(clients)
        .where(eq(clients.id, clientId))
    )[0] ?? null
  );
}

export async function extendReservation(tx: Transaction, orderId: string, reservedUntil: Date): Promise<void> {
  await tx.update(orders).set({ reservedUntil }).where(eq(orders.id, orderId));
}
