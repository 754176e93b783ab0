import { and, eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { returns } from "../db/schema/after-sale.ts";
import { lockOrder } from "../orders/store.ts";
import { closeLocked } from "./close.ts";
import { enqueueBoxMail } from "./mails.ts";
import { closeAt, reminderAt } from "./schedule.ts";
import { saveRequest, type LockedBox } from "./store.ts";

/** The box is with the client: reminds before the deadline and closes after the days of grace. */
export async function tryOnStep(
  tx: Transaction,
  box: LockedBox,
  now: Date,
): Promise<"closed" | "reminded" | "waiting"> {
  const { request } = box;
  // Nobody declares a return or moves the deadline between this look and the closing.
  const order = request.orderId ? await lockOrder(tx, request.orderId) : null;
  if (!order?.returnUntil) throw new Error(`the box ${request.id} has no deadline`);
  const { returnUntil } = order;
  const parcels = await tx.select({ status: returns.status }).from(returns).where(eq(returns.orderId, order.id));
  const isUnderWay = parcels.some(({ status }) => status === "DECLARED");
  const end = closeAt(returnUntil, isUnderWay);
  if (now >= end) return (await closeLocked(tx, box, now)) ? "closed" : "waiting";
  const reminder = reminderAt(returnUntil);
  if (now < reminder) {
    // The client had the deadline moved: everything is later now.
    await saveRequest(tx, request.id, { dueAt: reminder }, now);
    return "waiting";
  }
  await saveRequest(tx, request.id, { dueAt: end }, now);
  const isOver = now >= closeAt(returnUntil, false);
  if (isUnderWay || isOver || parcels.some(({ status }) => status === "RECEIVED")) return "waiting";
  await enqueueBoxMail(
    tx,
    "box-deadline",
    request,
    { order_id: order.id, return_until: returnUntil },
    now,
    returnUntil,
  );
  return "reminded";
}

/**
 * Whether what the client declared has all come back, so that nothing is waited for. Takes the order's lock: no return is
 * declared between this look and the closing.
 */
export async function isAllReceived(tx: Transaction, orderId: string): Promise<boolean> {
  await lockOrder(tx, orderId);
  const parcels = await tx
    .select({ status: returns.status })
    .from(returns)
    .where(and(eq(returns.orderId, orderId)));
  return parcels.some(({ status }) => status === "RECEIVED") && !parcels.some(({ status }) => status === "DECLARED");
}
