import { prepaymentCents } from "#contract/terms.ts";
import type { Dependencies } from "../context.ts";
import { findOffSessionMethod } from "../payment-methods/off-session.ts";
import { chargePayment, openAttempt } from "../payments/settle.ts";
import { findPaymentsOf } from "../payments/store.ts";
import { prepayableStatuses } from "./prepayment-news.ts";
import { findOrderRow, lockOrder } from "./store.ts";

export type PrepaymentOutcome = "PAID" | "PENDING" | "FAILED" | "NO_METHOD";

/**
 * Charges the prepayment of a box (its order is PREPARED) while the client is away. Calling it again answers what
 * became of the first charge; one that failed is tried anew. PENDING: the provider could not be reached or has not
 * answered, the reconciliation goes on.
 */
export async function chargePrepayment(dependencies: Dependencies, orderId: string): Promise<PrepaymentOutcome> {
  const { db, clock } = dependencies;
  const cause = { purpose: "PREPAYMENT", id: orderId } as const;
  const outcome = async (): Promise<PrepaymentOutcome> => {
    const attempts = (await findPaymentsOf(db, cause)).filter(({ refundDueAt }) => refundDueAt === null);
    if (attempts.some(({ status }) => status === "SUCCEEDED")) return "PAID";
    return attempts.every(({ status }) => status === "FAILED") ? "FAILED" : "PENDING";
  };
  if ((await outcome()) === "PAID") return "PAID";
  const known = await findOrderRow(db, orderId);
  if (!known) return "FAILED";
  const method = await findOffSessionMethod(dependencies, known.clientId);
  if (!method) return "NO_METHOD";
  const paymentId = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !prepayableStatuses.includes(order.status)) return null;
    if ((await findPaymentsOf(tx, cause)).some(({ status }) => status === "SUCCEEDED")) return null;
    const amountCents = Math.min(prepaymentCents, order.totalCents - order.walletCents);
    if (amountCents <= 0) return null;
    return openAttempt(tx, { cause, method, amountCents, isOffSession: true }, clock.now());
  });
  if (paymentId !== null) await chargePayment(dependencies, paymentId);
  return outcome();
}
