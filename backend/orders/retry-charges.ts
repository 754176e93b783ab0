import { and, asc, eq, lte } from "drizzle-orm";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { orders } from "../db/schema/order.ts";
import { chargeDue } from "./charge.ts";

const batchSize = 50;

/** Time for a customer who has just changed the method to pay by hand, before the shop does it. */
export const methodChangeGraceMs = 2 * 60_000;

/**
 * Charges the failed boxes whose time has come again. One that was paid by hand meanwhile is left alone. Answers how
 * many were charged again (or needed no charge any more); safe in several processes.
 */
export async function retryFailedCharges(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, "PAYMENT_FAILED"), lte(orders.nextChargeAt, clock.now())))
    .orderBy(asc(orders.nextChargeAt))
    .limit(batchSize);
  let tried = 0;
  for (const { id } of due) {
    try {
      if (await chargeDue(dependencies, id, { offSession: true, onlyWhenDue: true })) tried += 1;
    } catch (error) {
      log.warn({ orderId: id, error }, "failed charge not tried again");
    }
  }
  return tried;
}

/** The client has a new default method: its failed boxes are charged to it soon, those past their last retry too. */
export async function expediteCharges(tx: Transaction, clientId: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ nextChargeAt: new Date(now.getTime() + methodChangeGraceMs) })
    .where(and(eq(orders.clientId, clientId), eq(orders.kind, "BOX"), eq(orders.status, "PAYMENT_FAILED")));
}
