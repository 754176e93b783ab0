import type { Dependencies } from "../context.ts";
import { and, asc, eq, gt, sql } from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";
import { orders } from "../db/schema/order.ts";
import { requests } from "../db/schema/request.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { chargeClosed, closeLocked } from "./close.ts";
import { lockBox } from "./store.ts";
import { isAllReceived } from "./try-on-step.ts";

/** Closes boxes whose declared pieces have all come back, without waiting for the deadline. */
export async function closeReturnedBoxes(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  return inBatches<{ id: number }>(
    async (after, limit) =>
      db
        .selectDistinct({ id: requests.id })
        .from(returns)
        .innerJoin(requests, eq(requests.orderId, returns.orderId))
        .where(
          and(
            eq(returns.status, "RECEIVED"),
            eq(requests.status, "DELIVERED"),
            after ? gt(requests.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(requests.id))
        .limit(limit),
    async ({ id }) => {
      try {
        const orderId = await db.transaction(async (tx) => {
          const box = await lockBox(tx, id, { skipLocked: true });
          if (!box?.request.orderId || !(await isAllReceived(tx, box.request.orderId))) return null;
          return (await closeLocked(tx, box, clock.now())) ? box.request.orderId : null;
        });
        if (orderId !== null) await chargeClosed(dependencies, orderId);
        return orderId !== null;
      } catch (error) {
        log.error({ requestId: id, error }, "box not closed");
        return false;
      }
    },
  );
}

/** Charges closed boxes whose charge a crash came before; answers how many. */
export async function chargeForgottenBoxes(dependencies: Dependencies): Promise<number> {
  const { db, log } = dependencies;
  return inBatches<{ id: string }>(
    async (after, limit) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.kind, "BOX"),
            eq(orders.status, "PENDING_PAYMENT"),
            sql`not exists (select from payments where payments.order_id = ${orders.id} and payments.purpose = 'ORDER')`,
            after ? gt(orders.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(limit),
    async ({ id }) => {
      try {
        return await chargeClosed(dependencies, id);
      } catch (error) {
        log.error({ orderId: id, error }, "closed box not charged");
        return false;
      }
    },
  );
}
