import { returnStock } from "../catalog/stock.ts";
import type { Dependencies } from "../context.ts";
import { asc, and, inArray, lte } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { isUnpaid, planTransition, unpaidStatuses } from "./machine.ts";
import { isOpen } from "../payments/progress.ts";
import { giveUpAttempt } from "../payments/settle.ts";
import { findPaymentsOf } from "../payments/store.ts";
import { giveBackReductions } from "./reductions.ts";
import { findOrderedPieces, lockOrder, moveOrder } from "./store.ts";

const batchSize = 100;

/** Cancels one order whose time is over and puts its pieces back. False when it is not (or no longer) due. */
async function releaseOrder({ db, clock }: Dependencies, orderId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, orderId, { skipLocked: true });
    if (!order || !isUnpaid(order.status) || order.reservedUntil === null || order.reservedUntil > now) return false;
    if ((await findPaymentsOf(tx, { purpose: "ORDER", id: orderId })).some(({ status }) => isOpen(status)))
      return false;
    const next = planTransition(order.status, "RESERVATION_EXPIRED");
    if (!next) return false;
    await returnStock(tx, await findOrderedPieces(tx, orderId));
    await moveOrder(tx, orderId, next, now, { reservedUntil: null });
    await giveBackReductions(tx, order, now);
    return true;
  });
}

/**
 * Cancels unpaid orders whose reservation is over. Open attempts are given up at the provider first: one that turns
 * out to have succeeded pays its order instead. While a provider cannot be reached its orders stay reserved.
 * Answers how many were cancelled; safe in several processes.
 */
export async function releaseExpiredOrders(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, [...unpaidStatuses]), lte(orders.reservedUntil, clock.now())))
    .orderBy(asc(orders.reservedUntil))
    .limit(batchSize);
  let released = 0;
  for (const { id } of due) {
    try {
      for (const attempt of await findPaymentsOf(db, { purpose: "ORDER", id }))
        if (isOpen(attempt.status)) await giveUpAttempt(dependencies, attempt);
      if (await releaseOrder(dependencies, id)) released += 1;
    } catch (error) {
      log.warn({ orderId: id, error }, "order not released");
    }
  }
  return released;
}
