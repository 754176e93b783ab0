import type { Dependencies } from "../context.ts";
import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, not } from "../db/orm.ts";
import { paymentMethods } from "../db/schema/client.ts";
import { payments } from "../db/schema/order.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { forgetAtProvider, keepPaidMethod } from "./keep.ts";
import type { StoredPaymentMethod } from "./store.ts";

/** A card of a single payment is there this long at least: to pay with it, and to try again after a lost answer. */
export const onceMs = 60 * 60_000;

/**
 * Forgets cards that were entered for a single payment, here and at the provider, once nothing waits for them. One that
 * was to be kept and whose payment a crash came after is kept instead. Answers how many were looked after; safe in several
 * processes.
 */
export async function forgetCardsOfOnePayment(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const before = new Date(clock.now().getTime() - onceMs);
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.paymentMethodId, paymentMethods.id), inArray(payments.status, ["PENDING", "REQUIRES_ACTION"])),
    );
  return inBatches<StoredPaymentMethod>(
    async (after, limit) =>
      db
        .select()
        .from(paymentMethods)
        .where(
          and(
            isNull(paymentMethods.keptAt),
            isNull(paymentMethods.deletedAt),
            lt(paymentMethods.createdAt, before),
            not(exists(open)),
            after ? gt(paymentMethods.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(paymentMethods.id))
        .limit(limit),
    async (method) => {
      try {
        const [asked] = await db
          .select()
          .from(payments)
          .where(
            and(
              eq(payments.paymentMethodId, method.id),
              eq(payments.status, "SUCCEEDED"),
              eq(payments.keepsMethod, true),
              isNull(payments.refundDueAt),
            ),
          )
          // A service is paid with many times: what the last one stored is what may not have been kept yet.
          .orderBy(desc(payments.createdAt))
          .limit(1);
        if (asked) await keepPaidMethod(dependencies, asked);
        const gone = await db
          .update(paymentMethods)
          .set({ deletedAt: clock.now(), encryptedCard: null })
          .where(and(eq(paymentMethods.id, method.id), isNull(paymentMethods.keptAt), isNull(paymentMethods.deletedAt)))
          .returning();
        await forgetAtProvider(dependencies, gone);
        return true;
      } catch (error) {
        log.warn({ paymentMethodId: method.id, error }, "card of one payment not forgotten");
        return false;
      }
    },
  );
}
