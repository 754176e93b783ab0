import { and, asc, eq, inArray, max, ne } from "drizzle-orm";
import type { OrderStatus } from "#contract/orders.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { clients, type paymentMethods } from "../db/schema/client.ts";
import { orderEvents, orderLines, orders, payments } from "../db/schema/order.ts";

export type StoredOrder = typeof orders.$inferSelect;
export type StoredPayment = typeof payments.$inferSelect;
export type StoredPaymentMethod = typeof paymentMethods.$inferSelect;

const openStatuses = ["PENDING", "REQUIRES_ACTION"] as const;

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

export async function findPaymentsOf(db: Queryable, orderId: string): Promise<StoredPayment[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
}

export async function findPayment(db: Queryable, id: string): Promise<StoredPayment | null> {
  return (await db.select().from(payments).where(eq(payments.id, id)))[0] ?? null;
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
  changes: Partial<Pick<StoredOrder, "paidAt" | "reservedUntil">> = {},
): Promise<void> {
  await tx
    .update(orders)
    .set({ status, ...changes })
    .where(eq(orders.id, orderId));
  await addEvent(tx, orderId, status, at);
}

export async function addEvent(tx: Transaction, orderId: string, status: OrderStatus, at: Date): Promise<void> {
  const [last] = await tx
    .select({ sequence: max(orderEvents.sequence) })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId));
  await tx.insert(orderEvents).values({ orderId, sequence: (last?.sequence ?? 0) + 1, status, at });
}

export async function insertAttempt(
  tx: Transaction,
  attempt: { id: string; orderId: string; method: Pick<StoredPaymentMethod, "id" | "gateway">; amountCents: number },
  now: Date,
): Promise<void> {
  await tx.insert(payments).values({
    id: attempt.id,
    orderId: attempt.orderId,
    paymentMethodId: attempt.method.id,
    gateway: attempt.method.gateway,
    amountCents: attempt.amountCents,
    status: "PENDING",
    createdAt: now,
    updatedAt: now,
  });
}

export async function updateAttempt(tx: Transaction, id: string, changes: Partial<StoredPayment>): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}

/** Ends the other open attempts of an order that is paid. */
export async function supersedeOthers(
  tx: Transaction,
  orderId: string,
  paymentId: string,
  now: Date,
): Promise<StoredPayment[]> {
  return tx
    .update(payments)
    .set({ status: "FAILED", errorCode: "superseded", actionUrl: null, updatedAt: now })
    .where(and(eq(payments.orderId, orderId), ne(payments.id, paymentId), inArray(payments.status, [...openStatuses])))
    .returning();
}

/** Notes that an open attempt was asked about, so that it is not asked about again at once. */
export async function touchAttempt(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ updatedAt: now })
    .where(and(eq(payments.id, id), inArray(payments.status, [...openStatuses])));
}

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
