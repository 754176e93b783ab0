import type { Transaction } from "../db/database.ts";
import { paymentReceived } from "../ledger/order-entries.ts";
import { planReturnOfPayment } from "../refunds/plan.ts";
import { paymentDomains } from "./domains.ts";
import { advancePayment, isOpen } from "./progress.ts";
import type { ChargeResult } from "./provider.ts";
import { causeOf, findPayment, findPaymentsOf, supersedeOthers, updateAttempt, type StoredPayment } from "./store.ts";

/** News of an attempt; without a provider's id when it never arrived there. */
export type PaymentNews = ChargeResult;

export interface Applied {
  /** Attempts that were ended because another one paid; the provider has to give them up. */
  superseded: StoredPayment[];
  /** Money was taken that nobody keeps. */
  isRefundDue: boolean;
}

const nothing: Applied = { superseded: [], isRefundDue: false };

/** The shop asked for the end of this charge: were it to pay now, the provider might still take the money away again. */
const wasGivenUp = ({ errorCode }: StoredPayment): boolean => errorCode === "cancelled";

async function applySuccess(
  tx: Transaction,
  payment: StoredPayment,
  attempts: readonly StoredPayment[],
  changes: Partial<StoredPayment>,
  now: Date,
): Promise<Applied> {
  const cause = causeOf(payment);
  const domain = paymentDomains[payment.purpose];
  await paymentReceived(tx, payment, now);
  const isPaidAlready = attempts.some(({ status, refundDueAt }) => status === "SUCCEEDED" && refundDueAt === null);
  if (isPaidAlready || wasGivenUp(payment) || !(await domain.accept(tx, payment, now))) {
    await updateAttempt(tx, payment.id, { ...changes, refundDueAt: now });
    await planReturnOfPayment(tx, payment, now);
    return { superseded: [], isRefundDue: true };
  }
  const superseded = await supersedeOthers(tx, cause, payment.id, now);
  await updateAttempt(tx, payment.id, changes);
  await domain.succeeded(tx, { ...payment, ...changes }, now);
  return { superseded, isRefundDue: false };
}

/**
 * Brings what is paid for up to date with news of one of its attempts, in the caller's transaction. Applying the same
 * news again, older news, or the news of several attempts in another order ends in the same state.
 */
export async function applyPaymentNews(
  tx: Transaction,
  paymentId: string,
  news: PaymentNews,
  now: Date,
): Promise<Applied> {
  const known = await findPayment(tx, paymentId);
  if (!known) return nothing;
  const cause = causeOf(known);
  const domain = paymentDomains[cause.purpose];
  if (!(await domain.lock(tx, cause.id))) return nothing;
  const attempts = await findPaymentsOf(tx, cause);
  const payment = attempts.find(({ id }) => id === paymentId);
  if (!payment) return nothing;
  const providerPaymentId =
    news.status === "SUCCEEDED"
      ? (news.providerPaymentId ?? payment.providerPaymentId)
      : (payment.providerPaymentId ?? news.providerPaymentId);
  const status = advancePayment(payment.status, news.status);
  if (status === payment.status) {
    if (providerPaymentId !== payment.providerPaymentId) await updateAttempt(tx, payment.id, { providerPaymentId });
    return nothing;
  }
  const changes = {
    status,
    providerPaymentId,
    errorCode: news.errorCode,
    actionUrl: status === "REQUIRES_ACTION" ? news.actionUrl : null,
    updatedAt: now,
  };
  if (status === "SUCCEEDED") return applySuccess(tx, payment, attempts, changes, now);
  await updateAttempt(tx, payment.id, changes);
  const isAnotherOpen = attempts.some((other) => other.id !== payment.id && isOpen(other.status));
  if (status === "FAILED" && !isAnotherOpen) await domain.failed(tx, { ...payment, ...changes }, now);
  return nothing;
}
