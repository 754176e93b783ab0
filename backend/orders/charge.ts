import type { Dependencies } from "../context.ts";
import { findOffSessionMethod } from "../payment-methods/off-session.ts";
import { chargePayment, openAttempt } from "../payments/settle.ts";
import { amountDueCents } from "./due.ts";
import { isUnpaid, planTransition } from "./machine.ts";
import { completeOrder } from "./news.ts";
import { refuseOrder } from "./refuse.ts";
import { findOrderRow, lockOrder, moveOrder } from "./store.ts";

interface ChargeOptions {
  /** The client is away: nobody confirms the charge. */
  offSession: boolean;
  /** Only a failed order whose next charge is due; another process may have been first. */
  onlyWhenDue?: boolean;
}

/** An attempt to send; SETTLED where nothing was left to charge or nothing can be charged; null where nothing was due. */
type Prepared = { paymentId: string } | "SETTLED" | null;

/** Opens the attempt, or ends the matter without one. */
async function prepareCharge(
  dependencies: Dependencies,
  orderId: string,
  { offSession: isOffSession, onlyWhenDue = false }: ChargeOptions,
): Promise<Prepared> {
  const { db, clock } = dependencies;
  const known = await findOrderRow(db, orderId);
  if (!known) return null;
  const method = await findOffSessionMethod(dependencies, known.clientId);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, orderId);
    if (!order || !isUnpaid(order.status)) return null;
    const isDue = order.status === "PAYMENT_FAILED" && order.nextChargeAt !== null && order.nextChargeAt <= now;
    if (onlyWhenDue && !isDue) return null;
    const retries = onlyWhenDue ? { chargeRetries: order.chargeRetries + 1 } : {};
    const amountCents = amountDueCents(order);
    if (amountCents === 0) {
      await completeOrder(tx, order, now);
      return "SETTLED";
    }
    if (!method) {
      await refuseOrder(tx, order, { errorCode: "payment_method_missing", isOffSession }, now);
      return "SETTLED";
    }
    const cause = { purpose: "ORDER", id: orderId } as const;
    const paymentId = await openAttempt(tx, { cause, method, amountCents, isOffSession }, now);
    const next = paymentId && planTransition(order.status, "PAYMENT_STARTED");
    if (next) await moveOrder(tx, orderId, next, now, { nextChargeAt: null, ...retries });
    return paymentId === null ? null : { paymentId };
  });
}

/**
 * Charges what is due of an order that waits for its money to the client's method; answers whether there was anything to
 * do. Nothing due pays it at once; without a method it fails like a refused charge. Calling it again never charges twice:
 * an open attempt is left alone, a paid order too. A provider that cannot be reached leaves the order PENDING_PAYMENT for
 * `reconcilePayments`.
 */
export async function chargeDue(dependencies: Dependencies, orderId: string, options: ChargeOptions): Promise<boolean> {
  const prepared = await prepareCharge(dependencies, orderId, options);
  if (prepared !== null && prepared !== "SETTLED") await chargePayment(dependencies, prepared.paymentId);
  return prepared !== null;
}
