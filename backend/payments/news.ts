import type { Transaction } from "../db/database.ts";
import { paymentReceived } from "../ledger/order-entries.ts";
import { planReturnOfPayment } from "../refunds/plan.ts";
import { paymentDomains } from "./domains.ts";
import { kindOf } from "./on-session-method.ts";
import { advancePayment, isOpen } from "./progress.ts";
import type { ChargeResult } from "./provider.ts";
import type { LockedCause } from "./domain.ts";
import {
  causeOf,
  findCharge,
  findPayment,
  findPaymentsOf,
  supersedeOthers,
  updateAttempt,
  type PaymentCause,
  type StoredPayment,
} from "./store.ts";

/** News of an attempt; without a provider's id when it never arrived there. */
export type PaymentNews = ChargeResult;

export interface Applied {
  /** Attempts that were ended because another one paid; the provider has to give them up. */
  superseded: StoredPayment[];
  /** Money was taken that nobody keeps. */
  isRefundDue: boolean;
  /** The attempt, where it has just paid. */
  paid: StoredPayment | null;
}

const nothing: Applied = { superseded: [], isRefundDue: false, paid: null };

/** The shop asked for the end of this charge: were it to pay now, the provider might still take the money away again. */
const wasGivenUp = ({ errorCode }: StoredPayment): boolean => errorCode === "cancelled";

async function applySuccess(
  tx: Transaction,
  locked: LockedCause,
  payment: StoredPayment,
  attempts: readonly StoredPayment[],
  changes: Partial<StoredPayment>,
  now: Date,
): Promise<Applied> {
  await paymentReceived(tx, payment, now);
  const isPaidAlready = attempts.some(({ status, refundDueAt }) => status === "SUCCEEDED" && refundDueAt === null);
  if (isPaidAlready || wasGivenUp(payment) || !(await locked.accept(payment, now))) {
    await updateAttempt(tx, payment.id, { ...changes, refundDueAt: now });
    await planReturnOfPayment(tx, payment, now);
    return { superseded: [], isRefundDue: true, paid: null };
  }
  const isAnyOpen = attempts.some((other) => other.id !== payment.id && isOpen(other.status));
  const superseded = isAnyOpen ? await supersedeOthers(tx, causeOf(payment), payment.id, now) : [];
  await updateAttempt(tx, payment.id, changes);
  const paid = { ...payment, ...changes };
  await locked.succeeded(paid, now);
  return { superseded, isRefundDue: false, paid };
}

async function findCause(tx: Transaction, paymentId: string): Promise<PaymentCause | null> {
  const payment = await findPayment(tx, paymentId);
  return payment && causeOf(payment);
}

/** A service that gives no reason has refused no card. */
async function reasonOf(tx: Transaction, payment: StoredPayment, { errorCode }: PaymentNews): Promise<string | null> {
  if (errorCode !== "card_declined") return errorCode;
  const method = payment.guestMethod ?? (await findCharge(tx, payment.id))?.saved;
  return method && kindOf(method.type) !== "card" ? "payment_method_provider_decline" : errorCode;
}

/**
 * Brings what is paid for up to date with news of one of its attempts, in the caller's transaction. Applying the same
 * news again, older news, or the news of several attempts in another order ends in the same state. `knownCause` is what
 * the attempt pays for, where the caller has read it.
 */
export async function applyPaymentNews(
  tx: Transaction,
  paymentId: string,
  news: PaymentNews,
  now: Date,
  knownCause: PaymentCause | null = null,
): Promise<Applied> {
  const cause = knownCause ?? (await findCause(tx, paymentId));
  const locked = cause && (await paymentDomains[cause.purpose].lock(tx, cause.id));
  if (!locked) return nothing;
  const attempts = await findPaymentsOf(tx, cause);
  const payment = attempts.find(({ id }) => id === paymentId);
  if (!payment) return nothing;
  const providerPaymentId =
    news.status === "SUCCEEDED"
      ? (news.providerPaymentId ?? payment.providerPaymentId)
      : (payment.providerPaymentId ?? news.providerPaymentId);
  const status = advancePayment(payment.status, news.status);
  if (status === payment.status) {
    // The bank works on what the customer confirmed: there is no page to go to any more.
    const isConfirmed = news.isCustomerDone === true && payment.actionUrl !== null;
    if (isConfirmed || providerPaymentId !== payment.providerPaymentId)
      await updateAttempt(tx, payment.id, { providerPaymentId, ...(isConfirmed && { actionUrl: null }) });
    return nothing;
  }
  const changes = {
    status,
    providerPaymentId,
    errorCode: await reasonOf(tx, payment, news),
    actionUrl: status === "REQUIRES_ACTION" ? news.actionUrl : null,
    updatedAt: now,
  };
  if (status === "SUCCEEDED") return applySuccess(tx, locked, payment, attempts, changes, now);
  await updateAttempt(tx, payment.id, changes);
  const isAnotherOpen = attempts.some((other) => other.id !== payment.id && isOpen(other.status));
  if (status === "FAILED" && !isAnotherOpen) await locked.failed({ ...payment, ...changes }, now);
  return nothing;
}
