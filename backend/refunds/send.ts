import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, inArray, lte, ne } from "../db/orm.ts";
import { refunds } from "../db/schema/ledger.ts";
import { refundSent } from "../ledger/order-entries.ts";
import type { RefundResult } from "../payments/provider.ts";
import { referTo } from "../payments/settle.ts";
import { findPayment, type StoredPayment } from "../payments/store.ts";
import { refundRetryDelayMs, worryingAttempts } from "./backoff.ts";

type StoredRefund = typeof refunds.$inferSelect;

const batchSize = 50;
/** A refund that was sent and not answered within this time is sent again, with the same key. */
const leaseMs = 5 * 60_000;

/** Takes refunds that are due: no other process gets them before the lease is over. */
async function takeDue({ db, clock }: Dependencies): Promise<StoredRefund[]> {
  const now = clock.now();
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(ne(refunds.status, "SENT"), lte(refunds.nextAttemptAt, now)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  return db
    .update(refunds)
    .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(refunds.id, due))
    .returning();
}

async function lockRefund(tx: Transaction, id: string): Promise<StoredRefund | null> {
  return (await tx.select().from(refunds).where(eq(refunds.id, id)).for("update"))[0] ?? null;
}

/** Refusals are counted, and each new try has a key of its own: a provider repeats its answer to a known one. */
const keyOf = ({ id, attempts }: StoredRefund): string => (attempts === 0 ? id : `${id}-${attempts}`);

async function noteSent(
  tx: Transaction,
  refund: StoredRefund,
  payment: StoredPayment,
  providerRefundId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: "SENT", errorCode: null, providerRefundId, updatedAt: now })
    .where(eq(refunds.id, refund.id));
  await refundSent(tx, { id: keyOf(refund), providerCents: refund.providerCents, payment }, now);
}

async function noteFailed(tx: Transaction, refund: StoredRefund, errorCode: string | null, now: Date): Promise<void> {
  const attempts = refund.attempts + 1;
  const nextAttemptAt = new Date(now.getTime() + refundRetryDelayMs(attempts));
  await tx
    .update(refunds)
    .set({ status: "FAILED", errorCode, attempts, nextAttemptAt, updatedAt: now })
    .where(eq(refunds.id, refund.id));
}

/**
 * Applies what the provider said about a refund: of the answer to a call, or of a webhook days later. A refund that
 * was sent and came back is booked back and tried again. The same news again change nothing. Answers whether the money
 * left with these news.
 */
export async function settleRefund(dependencies: Dependencies, key: string, result: RefundResult): Promise<boolean> {
  const { db, clock, log } = dependencies;
  const id = key.slice(0, 36);
  const outcome = await db.transaction(async (tx) => {
    const now = clock.now();
    const refund = await lockRefund(tx, id);
    const payment = refund?.paymentId ? await findPayment(tx, refund.paymentId) : null;
    // News of a try before the last one are about money that is accounted for.
    if (!refund || !payment || keyOf(refund) !== key) return "KNOWN";
    if (result.status === "SENT") {
      if (refund.status === "SENT") return "KNOWN";
      await noteSent(tx, refund, payment, result.providerRefundId, now);
      return "SENT";
    }
    if (refund.status === "SENT")
      await refundSent(tx, { id: `${key}:returned`, providerCents: -refund.providerCents, payment }, now);
    await noteFailed(tx, refund, result.errorCode, now);
    return refund;
  });
  if (typeof outcome === "string") return outcome === "SENT";
  const attempts = outcome.attempts + 1;
  const level = attempts >= worryingAttempts ? "error" : "warn";
  log[level]({ refundId: id, attempts, errorCode: result.errorCode }, "refund refused, will be tried again");
  return false;
}

/**
 * Sends the refunds that are due through their providers; answers how many the providers took. A refund whose answer is
 * lost is sent again with the same key; one that is refused later and later, for as long as it takes. Safe in several
 * processes.
 */
export async function sendRefunds(dependencies: Dependencies): Promise<number> {
  const { db, payments, log } = dependencies;
  let sent = 0;
  for (const refund of await takeDue(dependencies)) {
    try {
      const payment = refund.paymentId ? await findPayment(db, refund.paymentId) : null;
      const provider = payment && payments.get(payment.gateway);
      if (!payment || !provider) throw new Error("no provider for this refund");
      const key = keyOf(refund);
      const result = await provider.refund({
        refundKey: key,
        charge: await referTo(dependencies, payment),
        chargedCents: payment.amountCents,
        amountCents: refund.providerCents,
        currency: "EUR",
      });
      if (await settleRefund(dependencies, key, result)) sent += 1;
    } catch (error) {
      log.warn({ refundId: refund.id, error }, "refund not answered, will be sent again");
    }
  }
  return sent;
}
