import { takeOrderedLines } from "../cart/store.ts";
import { takeStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { mailOutbox } from "../db/schema/order.ts";
import type { ChargeResult } from "../payments/provider.ts";
import { findOrder } from "./answer.ts";
import { isUnpaid, planTransition } from "./machine.ts";
import { advancePayment, isOpen } from "./payment-progress.ts";
import {
  findClientContact,
  findOrderedPieces,
  findPayment,
  findPaymentsOf,
  lockOrder,
  moveOrder,
  supersedeOthers,
  updateAttempt,
  type StoredOrder,
  type StoredPayment,
} from "./store.ts";

/** News of an attempt; without a provider's id when it never arrived there. */
export type PaymentNews = Omit<ChargeResult, "providerPaymentId"> & { providerPaymentId: string | null };

export interface Applied {
  /** Attempts that were ended because another one paid the order; the provider has to give them up. */
  superseded: StoredPayment[];
  /** Money was taken that no order keeps. */
  isRefundDue: boolean;
}

const nothing: Applied = { superseded: [], isRefundDue: false };

/** The order is paid: confirmation in the outbox, ordered pieces out of the cart. */
async function completeOrder(
  tx: Transaction,
  order: StoredOrder,
  pieces: { variantId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  await moveOrder(tx, order.id, "PAID", now, { paidAt: now, reservedUntil: null });
  if (order.cartId) await takeOrderedLines(tx, order.cartId, pieces, now);
  const contact = await findClientContact(tx, order.clientId);
  if (!contact) return;
  await tx
    .insert(mailOutbox)
    .values({
      id: crypto.randomUUID(),
      kind: "order-confirmation",
      recipient: contact.email,
      locale: order.locale,
      data: { firstname: contact.firstname, order: await findOrder(tx, order.id) },
      dedupeKey: `order-confirmation:${order.id}`,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
}

async function applySuccess(
  tx: Transaction,
  order: StoredOrder,
  payment: StoredPayment,
  changes: Partial<StoredPayment>,
  now: Date,
): Promise<Applied> {
  const next = planTransition(order.status, "PAYMENT_SUCCEEDED");
  const pieces = await findOrderedPieces(tx, order.id);
  // A cancelled order gave its pieces back: it is paid only if they can be had again.
  const canBePaid = next !== null && (order.status !== "CANCELLED" || (await takeStock(tx, pieces)).ok);
  if (!canBePaid) {
    await updateAttempt(tx, payment.id, { ...changes, refundDueAt: now });
    return { superseded: [], isRefundDue: true };
  }
  const superseded = await supersedeOthers(tx, order.id, payment.id, now);
  await updateAttempt(tx, payment.id, changes);
  await completeOrder(tx, order, pieces, now);
  return { superseded, isRefundDue: false };
}

/**
 * Brings an order up to date with news of one of its attempts, in the caller's transaction. Applying the same news
 * again, older news, or the news of several attempts in another order ends in the same state.
 */
export async function applyPaymentNews(
  tx: Transaction,
  paymentId: string,
  news: PaymentNews,
  now: Date,
): Promise<Applied> {
  const known = await findPayment(tx, paymentId);
  const order = known?.orderId && (await lockOrder(tx, known.orderId));
  if (!order) return nothing;
  const attempts = await findPaymentsOf(tx, order.id);
  const payment = attempts.find(({ id }) => id === paymentId);
  if (!payment) return nothing;
  const status = advancePayment(payment.status, news.status);
  if (status === payment.status) return nothing;
  const changes = {
    status,
    providerPaymentId: news.providerPaymentId ?? payment.providerPaymentId,
    errorCode: news.errorCode,
    actionUrl: status === "REQUIRES_ACTION" ? news.actionUrl : null,
    updatedAt: now,
  };
  if (status === "SUCCEEDED") return applySuccess(tx, order, payment, changes, now);
  await updateAttempt(tx, payment.id, changes);
  const isAnotherOpen = attempts.some((other) => other.id !== payment.id && isOpen(other.status));
  if (status === "FAILED" && !isAnotherOpen && isUnpaid(order.status)) {
    const next = planTransition(order.status, "PAYMENT_FAILED");
    if (next) await moveOrder(tx, order.id, next, now);
  }
  return nothing;
}
