import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, lt, or } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { payments } from "../db/schema/order.ts";
import { ApiError } from "../http/problem.ts";
import { storefrontLink } from "../mails/storefront-links.ts";
import { keepPaidMethod } from "../payment-methods/keep.ts";
import { paymentDomains } from "./domains.ts";
import { applyPaymentNews, type PaymentNews } from "./news.ts";
import { isOpen } from "./progress.ts";
import type { ChargeInput, ChargeReference, PaymentProvider } from "./provider.ts";
import {
  causeOf,
  findCharge,
  findPayment,
  findPaymentsOf,
  insertAttempt,
  touchAttempt,
  type NewAttempt,
  type PaymentCause,
  type StoredPayment,
} from "./store.ts";

/** A charge that was sent and of which nothing is known is asked about after this time. */
export const pendingCheckMs = 30_000;
/** A bank page that no return and no webhook reported is asked about this often. */
const actionCheckMs = 120_000;
/** A customer who has not answered a bank page for this long will not: the attempt is given up. */
export const actionTtlMs = 24 * 60 * 60_000;
const batchSize = 100;

/** News of an attempt the provider has never heard of and that is not sent again. */
const abandoned: PaymentNews = {
  providerPaymentId: null,
  status: "FAILED",
  errorCode: "abandoned",
  actionUrl: null,
};

/**
 * Applies what a provider said about an attempt, in one transaction, and tells the domain of its purpose. Return page,
 * webhook and reconciliation all call it; they converge in whichever order they come and however often. An unknown
 * payment id changes nothing.
 *
 * Money that nobody keeps (what it was for is gone, or another attempt has paid already) is marked with `refund_due_at`.
 */
export async function settlePayment(
  dependencies: Dependencies,
  paymentId: string,
  news: PaymentNews,
  knownCause: PaymentCause | null = null,
): Promise<void> {
  const { db, clock, log } = dependencies;
  const { superseded, isRefundDue, paid } = await db.transaction((tx) =>
    applyPaymentNews(tx, paymentId, news, clock.now(), knownCause),
  );
  if (isRefundDue) log.warn({ paymentId }, "a refund is due");
  if (paid)
    await keepPaidMethod(dependencies, paid).catch((error: unknown) =>
      log.warn({ paymentId, error }, "paid method not kept yet"),
    );
  for (const attempt of superseded)
    await giveUpAttempt(dependencies, attempt).catch((error: unknown) =>
      log.warn({ paymentId: attempt.id, error }, "attempt not given up"),
    );
}

/** News of an attempt whose method the provider does not take: sending it again changes nothing. */
const refused: PaymentNews = {
  providerPaymentId: null,
  status: "FAILED",
  errorCode: "payment_method_refused",
  actionUrl: null,
};

/** The provider's answer to a charge; a method it refuses for good is an answer too. */
async function sendCharge(provider: PaymentProvider, input: ChargeInput): Promise<PaymentNews> {
  try {
    return await provider.charge(input);
  } catch (error) {
    if (error instanceof ApiError && error.code === "PAYMENT_METHOD_REFUSED") return refused;
    throw error;
  }
}

/** The attempt as its provider finds it. */
export async function referTo(
  { db }: Pick<Dependencies, "db">,
  { id, providerPaymentId, paymentMethodId, status }: StoredPayment,
): Promise<ChargeReference> {
  const [owner] = paymentMethodId
    ? await db
        .select({ clientId: paymentMethods.clientId })
        .from(paymentMethods)
        .where(eq(paymentMethods.id, paymentMethodId))
    : [];
  return { paymentId: id, providerPaymentId, clientId: owner?.clientId ?? null, isAnswered: status !== "PENDING" };
}

/** Ends an open attempt at the provider, so that it cannot succeed later. Throws when the provider cannot be reached. */
export async function giveUpAttempt(dependencies: Dependencies, attempt: StoredPayment): Promise<void> {
  const provider = dependencies.payments.get(attempt.gateway);
  const result = await provider?.cancelCharge(await referTo(dependencies, attempt));
  await settlePayment(dependencies, attempt.id, result ?? abandoned);
}

/** Asks the provider what became of an open attempt. False when it has never heard of it. Throws when it cannot be reached. */
export async function refreshAttempt(dependencies: Dependencies, attempt: StoredPayment): Promise<boolean> {
  const provider = dependencies.payments.get(attempt.gateway);
  const result = await provider?.findCharge(await referTo(dependencies, attempt));
  if (!result) return false;
  await settlePayment(dependencies, attempt.id, result);
  return true;
}

/**
 * Opens an attempt in the caller's transaction, which holds the lock of what is paid for; `chargePayment` sends it
 * afterwards. Null while another attempt is open.
 */
export async function openAttempt(tx: Transaction, attempt: NewAttempt, now: Date): Promise<string | null> {
  const others = await findPaymentsOf(tx, attempt.cause);
  if (others.some(({ status }) => isOpen(status))) return null;
  const id = crypto.randomUUID();
  await insertAttempt(tx, { id, ...attempt }, now);
  return id;
}

/**
 * Sends a pending attempt to its provider and applies the answer. Its id is the provider's idempotency key, so that
 * sending it again never charges twice. A provider that cannot be reached leaves it pending for `reconcilePayments`.
 */
export async function chargePayment(dependencies: Dependencies, paymentId: string): Promise<void> {
  const { db, clock, log, environment } = dependencies;
  const found = await findCharge(db, paymentId);
  if (found?.payment.status !== "PENDING") return;
  const { payment, saved } = found;
  const cause = causeOf(payment);
  try {
    const subject = await paymentDomains[cause.purpose].describe(db, cause.id, clock.now());
    const provider = dependencies.payments.get(payment.gateway);
    if (!provider || !subject) throw new Error(`no provider ${payment.gateway} or nothing to pay`);
    const method = payment.guestMethod ?? saved;
    if (!method) throw new Error("a payment without a method");
    const { providerPaymentMethodId, type, encryptedCard = null } = method;
    const result = await sendCharge(provider, {
      paymentId,
      reference: subject.reference,
      payer: subject.payer,
      method: { providerPaymentMethodId, type, encryptedCard },
      amountCents: payment.amountCents,
      currency: "EUR",
      isOffSession: payment.isOffSession,
      keepsMethod: payment.keepsMethod,
      locale: subject.locale,
      returnUrl: storefrontLink(environment.STOREFRONT_URL, subject.locale, subject.returnPath),
    });
    await settlePayment(dependencies, paymentId, result, cause);
  } catch (error) {
    log.warn({ paymentId, error }, "charge not answered, will be reconciled");
  }
}

/** Finds out about one open attempt, or ends it. Throws when its provider cannot be reached. */
async function reconcile(dependencies: Dependencies, payment: StoredPayment, now: Date): Promise<void> {
  // What waits for the bank, not for the customer, has no page any more.
  const waitsForCustomer = payment.status === "REQUIRES_ACTION" && payment.actionUrl !== null;
  const isForgotten = waitsForCustomer && now.getTime() - payment.createdAt.getTime() > actionTtlMs;
  if (isForgotten) return giveUpAttempt(dependencies, payment);
  if (await refreshAttempt(dependencies, payment)) return;
  const cause = causeOf(payment);
  const subject = await paymentDomains[cause.purpose].describe(dependencies.db, cause.id, now);
  if (payment.status === "PENDING" && subject?.isPayable) await chargePayment(dependencies, payment.id);
  else await settlePayment(dependencies, payment.id, abandoned);
}

/**
 * Finds out about attempts that a crash, a lost answer or a lost webhook left open. An attempt that never reached its
 * provider is sent again while what it pays for still waits for it. Answers of how many something new was learnt; safe in
 * several processes.
 */
export async function reconcilePayments(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const now = clock.now();
  const before = (ms: number) => lt(payments.updatedAt, new Date(now.getTime() - ms));
  const open = await db
    .select()
    .from(payments)
    .where(
      or(
        and(eq(payments.status, "PENDING"), before(pendingCheckMs)),
        and(eq(payments.status, "REQUIRES_ACTION"), before(actionCheckMs)),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(batchSize);
  let changed = 0;
  for (const payment of open) {
    try {
      await touchAttempt(db, payment.id, now);
      await reconcile(dependencies, payment, now);
      if ((await findPayment(db, payment.id))?.status !== payment.status) changed += 1;
    } catch (error) {
      log.warn({ paymentId: payment.id, error }, "payment not reconciled");
    }
  }
  return changed;
}

/** Takes a provider's word that a payment changed (webhook), and asks the provider what it is now. */
export async function refreshPayment(dependencies: Dependencies, paymentId: string): Promise<void> {
  const payment = await findPayment(dependencies.db, paymentId);
  if (payment) await refreshAttempt(dependencies, payment);
}

/** Brings attempts that wait for an action up to date before what they pay for is shown; what cannot be reached stays as it is. */
export async function refreshOpenAttempts(dependencies: Dependencies, cause: PaymentCause): Promise<void> {
  for (const attempt of await findPaymentsOf(dependencies.db, cause)) {
    if (attempt.status !== "REQUIRES_ACTION") continue;
    await refreshAttempt(dependencies, attempt).catch((error: unknown) =>
      dependencies.log.warn({ paymentId: attempt.id, error }, "payment not refreshed"),
    );
  }
}

/**
 * Ends the attempts that wait for their customer with what the provider's page gave the browser. Throws when the
 * provider cannot be reached. A result that is of no use changes nothing.
 */
export async function finishRedirect(
  dependencies: Dependencies,
  cause: PaymentCause,
  redirectResult: string,
): Promise<void> {
  for (const attempt of await findPaymentsOf(dependencies.db, cause)) {
    if (!isOpen(attempt.status)) continue;
    const provider = dependencies.payments.get(attempt.gateway);
    const result = await provider?.finishRedirect(await referTo(dependencies, attempt), redirectResult);
    if (result) await settlePayment(dependencies, attempt.id, result);
  }
}
