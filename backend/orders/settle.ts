import { and, asc, eq, lt, or } from "drizzle-orm";
import type { Dependencies } from "../context.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { orders, payments } from "../db/schema/order.ts";
import { isUnpaid } from "./machine.ts";
import { applyPaymentNews, type PaymentNews } from "./news.ts";
import { paymentReturnUrl } from "./return-url.ts";
import { findPayment, findPaymentsOf, touchAttempt, type StoredPayment } from "./store.ts";

/** A charge that was sent and of which nothing is known is asked about after this time. */
export const pendingCheckMs = 30_000;
/** A bank page that no return and no webhook reported is asked about this often. */
export const actionCheckMs = 120_000;
const batchSize = 100;

/** News of an attempt the provider has never heard of and that is not sent again. */
export const abandoned: PaymentNews = {
  providerPaymentId: null,
  status: "FAILED",
  errorCode: "abandoned",
  actionUrl: null,
};

/**
 * Applies what a provider said about an attempt, in one transaction. Return page, webhook and reconciliation all call
 * it; they converge in whichever order they come and however often. An unknown payment id changes nothing.
 *
 * A success for an order that was cancelled meanwhile takes the pieces again; when they are gone, and when another
 * attempt has paid the order already, the payment is marked with `refund_due_at`.
 */
export async function settlePayment(dependencies: Dependencies, paymentId: string, news: PaymentNews): Promise<void> {
  const { db, clock, log } = dependencies;
  const { superseded, isRefundDue } = await db.transaction((tx) => applyPaymentNews(tx, paymentId, news, clock.now()));
  if (isRefundDue) log.warn({ paymentId }, "a refund is due");
  for (const attempt of superseded)
    await giveUpAttempt(dependencies, attempt).catch((error: unknown) =>
      log.warn({ paymentId: attempt.id, error }, "attempt not given up"),
    );
}

/** Ends an open attempt at the provider, so that it cannot succeed later. Throws when the provider cannot be reached. */
export async function giveUpAttempt(
  dependencies: Dependencies,
  attempt: Pick<StoredPayment, "id" | "gateway">,
): Promise<void> {
  const result = await dependencies.payments.get(attempt.gateway)?.cancelCharge(attempt.id);
  await settlePayment(dependencies, attempt.id, result ?? abandoned);
}

/** Asks the provider what became of an open attempt. False when it has never heard of it. Throws when it cannot be reached. */
export async function refreshAttempt(
  dependencies: Dependencies,
  attempt: Pick<StoredPayment, "id" | "gateway">,
): Promise<boolean> {
  const result = await dependencies.payments.get(attempt.gateway)?.findCharge(attempt.id);
  if (!result) return false;
  await settlePayment(dependencies, attempt.id, result);
  return true;
}

/**
 * Sends a pending attempt to its provider and applies the answer. Its id is the provider's idempotency key, so that
 * sending it again never charges twice. A provider that cannot be reached leaves it pending for `reconcilePayments`.
 */
export async function chargePayment(dependencies: Dependencies, paymentId: string): Promise<void> {
  const { db, log, environment } = dependencies;
  const [attempt] = await db
    .select({
      payment: payments,
      order: { id: orders.id, locale: orders.locale },
      providerPaymentMethodId: paymentMethods.providerPaymentMethodId,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(and(eq(payments.id, paymentId), eq(payments.status, "PENDING")));
  if (!attempt) return;
  const { payment, order, providerPaymentMethodId } = attempt;
  try {
    const provider = dependencies.payments.get(payment.gateway);
    if (!provider) throw new Error(`no provider ${payment.gateway}`);
    const result = await provider.charge({
      paymentId,
      orderId: order.id,
      providerPaymentMethodId,
      amountCents: payment.amountCents,
      currency: "EUR",
      returnUrl: paymentReturnUrl(environment.STOREFRONT_URL, order.locale, order.id),
    });
    await settlePayment(dependencies, paymentId, result);
  } catch (error) {
    log.warn({ paymentId, error }, "charge not answered, will be reconciled");
  }
}

/**
 * Finds out about attempts that a crash, a lost answer or a lost webhook left open. An attempt that never reached its
 * provider is sent again while its order can still be paid. Answers how many were looked at; safe in several processes.
 */
export async function reconcilePayments(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const now = clock.now();
  const before = (ms: number) => lt(payments.updatedAt, new Date(now.getTime() - ms));
  const open = await db
    .select({ payment: payments, order: { status: orders.status, reservedUntil: orders.reservedUntil } })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      or(
        and(eq(payments.status, "PENDING"), before(pendingCheckMs)),
        and(eq(payments.status, "REQUIRES_ACTION"), before(actionCheckMs)),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(batchSize);
  for (const { payment, order } of open) {
    try {
      await touchAttempt(db, payment.id, now);
      if (await refreshAttempt(dependencies, payment)) continue;
      const canBePaid = isUnpaid(order.status) && order.reservedUntil !== null && order.reservedUntil > now;
      if (payment.status === "PENDING" && canBePaid) await chargePayment(dependencies, payment.id);
      else await settlePayment(dependencies, payment.id, abandoned);
    } catch (error) {
      log.warn({ paymentId: payment.id, error }, "payment not reconciled");
    }
  }
  return open.length;
}

/** Takes a provider's word that a payment changed (webhook), and asks the provider what it is now. */
export async function refreshPayment(dependencies: Dependencies, paymentId: string): Promise<void> {
  const payment = await findPayment(dependencies.db, paymentId);
  if (payment) await refreshAttempt(dependencies, payment);
}

/** Brings attempts that wait for an action up to date before their order is shown; what cannot be reached stays as it is. */
export async function refreshOpenAttempts(dependencies: Dependencies, orderId: string): Promise<void> {
  for (const attempt of await findPaymentsOf(dependencies.db, orderId)) {
    if (attempt.status !== "REQUIRES_ACTION") continue;
    await refreshAttempt(dependencies, attempt).catch((error: unknown) =>
      dependencies.log.warn({ paymentId: attempt.id, error }, "payment not refreshed"),
    );
  }
}
