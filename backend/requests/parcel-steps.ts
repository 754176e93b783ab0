import { keepAllPercent } from "#contract/terms.ts";
import type { Transaction } from "../db/database.ts";
import { planTransition } from "../orders/machine.ts";
import { findMailedPieces } from "../orders/mailed-pieces.ts";
import { nextParcelNumber } from "../orders/parcel-number.ts";
import type { PrepaymentOutcome } from "../orders/prepayment.ts";
import { lockOrder, moveOrder, type StoredOrder } from "../orders/store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { optimisticDelivery, shipDaysBefore } from "../subscriptions/delivery-dates.ts";
import { postponeLate } from "./compose-step.ts";
import { holdBox } from "./hold.ts";
import { enqueueBoxMail } from "./mails.ts";
import { planRequestTransition } from "./machine.ts";
import { closeAt, closeDay, deliverAt, reminderMoments, retryMs, returnUntilAfter } from "./schedule.ts";
import { moveRequest, saveRequest, type LockedBox } from "./store.ts";

async function lockOrderOf(tx: Transaction, { request }: LockedBox): Promise<StoredOrder> {
  const order = request.orderId && (await lockOrder(tx, request.orderId));
  if (!order) throw new Error(`the box ${request.id} has no order`);
  return order;
}

/** Hands a locked, packed box to its carrier once its prepayment was had; holds it while that fails. */
export async function shipStep(
  tx: Transaction,
  box: LockedBox,
  prepayment: PrepaymentOutcome,
  now: Date,
): Promise<boolean> {
  const { request } = box;
  const next = planRequestTransition(request.status, "SHIPPED");
  if (!next) return false;
  if (prepayment === "PENDING") {
    await saveRequest(tx, request.id, { dueAt: new Date(now.getTime() + retryMs) }, now);
    return false;
  }
  if (prepayment !== "PAID") return holdBox(tx, box, "PAYMENT_METHOD_MISSING", now);
  const order = await lockOrderOf(tx, box);
  const shipped = planTransition(order.status, "SHIPPED");
  if (!shipped) return false;
  const until = await postponeLate(tx, box, shipDaysBefore, now);
  const trackingNumber = await nextParcelNumber(tx);
  const { mode, carrier, pickup_point: point } = order.delivery;
  const from = optimisticDelivery(until, { country: order.shippingAddress.country_code, mode });
  const delivery = { ...order.delivery, expected_from: from, expected_until: until };
  await moveOrder(tx, order.id, shipped, now, { shippedAt: now, trackingNumber, delivery });
  await moveRequest(tx, request.id, next, now, { dueAt: deliverAt(until), blockedReason: null });
  const data = {
    carrier,
    tracking_number: trackingNumber,
    pickup_point: point?.name ?? null,
    pieces: await findMailedPieces(tx, order.id),
  };
  await enqueueBoxMail(tx, "box-shipped", request, data, now);
  return true;
}

/** A locked box arrived: from now on the client tries on. */
export async function deliverStep(tx: Transaction, box: LockedBox, now: Date): Promise<boolean> {
  const { request } = box;
  const next = planRequestTransition(request.status, "DELIVERED");
  const order = await lockOrderOf(tx, box);
  const delivered = planTransition(order.status, "DELIVERED");
  if (!next || !delivered) return false;
  const today = todayOf(now);
  const returnUntil = returnUntilAfter(today);
  const dueAt = reminderMoments(today, returnUntil)[0] ?? closeAt(returnUntil, false);
  await moveOrder(tx, order.id, delivered, now, { deliveredAt: now, returnUntil });
  await moveRequest(tx, request.id, next, now, { dueAt });
  const data = {
    order_id: order.id,
    return_until: returnUntil,
    keep_all_percent: keepAllPercent,
    charge_on: closeDay(returnUntil, false),
    pieces: await findMailedPieces(tx, order.id),
  };
  await enqueueBoxMail(tx, "box-delivered", request, data, now);
  return true;
}
