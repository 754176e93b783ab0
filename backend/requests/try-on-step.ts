import { keepAllPercent } from "#contract/terms.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq } from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";
import { lockOrder } from "../orders/store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { closeLocked } from "./close.ts";
import { enqueueBoxMail } from "./mails.ts";
import { planTryOn } from "./plan-try-on.ts";
import { closeAt, closeDay, reminderMoments } from "./schedule.ts";
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
  const moments = reminderMoments(todayOf(order.deliveredAt ?? now), returnUntil);
  const isSilent = !isUnderWay && !parcels.some(({ status }) => status === "RECEIVED");
  const { remindersSent, remindedAt } = request;
  const plan = planTryOn({ now, moments, end, isSilent, remindersSent, remindedAt });
  if (plan.kind === "close") return (await closeLocked(tx, box, now)) ? "closed" : "waiting";
  if (plan.kind === "wait") {
    await saveRequest(tx, request.id, { dueAt: plan.dueAt }, now);
    return "waiting";
  }
  await saveRequest(tx, request.id, { dueAt: plan.dueAt, remindersSent: remindersSent + 1, remindedAt: now }, now);
  const data = {
    order_id: order.id,
    return_until: returnUntil,
    is_over: todayOf(now) > returnUntil,
    can_extend: order.returnExtensionDays === 0 && todayOf(now) <= returnUntil,
    charge_on: now >= end ? todayOf(plan.dueAt) : closeDay(returnUntil, false),
    keep_all_percent: keepAllPercent,
  };
  await enqueueBoxMail(tx, "box-deadline", request, data, now, String(remindersSent + 1));
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
