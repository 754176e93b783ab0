import type { Dependencies } from "../context.ts";
import { and, asc, eq, lte } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { chargeDue } from "./charge.ts";

const batchSize = 50;

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
