import type { Transaction } from "../db/database.ts";
import { and, asc, eq } from "../db/orm.ts";
import { orderEvents, orders } from "../db/schema/order.ts";
import { mailAboutBox } from "./box-payment-mails.ts";
import { planNextCharge } from "./charge-retries.ts";
import { isUnpaid, planTransition } from "./machine.ts";
import { moveOrder, type StoredOrder } from "./store.ts";

async function findFirstFailure(tx: Transaction, orderId: string): Promise<Date | null> {
  const [first] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, "PAYMENT_FAILED")))
    .orderBy(asc(orderEvents.sequence))
    .limit(1);
  return first?.at ?? null;
}

/**
 * No attempt is open and none has paid: the order waits for the customer, and a box for its next automatic charge. The
 * mails are for who was away: the first failure, and the end of the retries. The caller holds the order's lock.
 */
export async function refuseOrder(
  tx: Transaction,
  order: StoredOrder,
  { errorCode, isOffSession }: { errorCode: string | null; isOffSession: boolean },
  now: Date,
): Promise<void> {
  if (!isUnpaid(order.status)) return;
  const next = planTransition(order.status, "PAYMENT_FAILED");
  if (next) await moveOrder(tx, order.id, next, now);
  if (order.kind !== "BOX") return;
  const nextChargeAt = planNextCharge((await findFirstFailure(tx, order.id)) ?? now, now);
  await tx.update(orders).set({ nextChargeAt }).where(eq(orders.id, order.id));
  if (!isOffSession) return;
  await (nextChargeAt
    ? mailAboutBox(tx, order, { kind: "box-payment-failed", errorCode, nextChargeAt }, now)
    : mailAboutBox(tx, order, { kind: "box-payment-reminder", errorCode }, now));
}
