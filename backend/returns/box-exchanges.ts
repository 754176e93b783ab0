import { paidByLine } from "#contract/price.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { orders } from "../db/schema/order.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { lockOrder } from "../orders/store.ts";
import { insertReplacement, type Replacement } from "./replace.ts";
import { findLines, findReturnLines, lockReturn, updateReturn } from "./store.ts";

/** Statuses of a box whose bill is made and settled; CLOSED: nothing was left to pay. */
const settledStatuses = ["PAID", "CLOSED"] as const;

async function sendOne(tx: Transaction, { id, orderId }: { id: string; orderId: string }, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const parcel = order && (await lockReturn(tx, id));
  if (!parcel || parcel.status !== "SETTLED" || parcel.replacementOrderId !== null) return false;
  const lines = await findLines(tx, orderId);
  const paid = paidByLine(order.steps);
  const wanted = (await findReturnLines(tx, id)).flatMap(
    ({ orderLineId, exchangeVariantId, ...came }): Replacement[] => {
      const line = lines.find(({ id }) => id === orderLineId);
      const linePaid = paid.get(orderLineId) ?? 0;
      const count = came.receivedQuantity ?? 0;
      if (!line || exchangeVariantId === null || count === 0) return [];
      const each = Math.floor(linePaid / count);
      const paidCents = Array.from({ length: count }, (_, piece) =>
        piece === 0 ? linePaid - each * (count - 1) : each,
      );
      return [{ line, variantId: exchangeVariantId, paidCents }];
    },
  );
  if (wanted.length === 0) return false;
  const replacement = await insertReplacement(tx, order, wanted, now);
  await updateReturn(tx, id, { replacementOrderId: replacement.id });
  return true;
}

/**
 * Sends the other sizes of boxes: their pieces came back, and the bill they stand on is paid. Answers how many parcels;
 * safe in several processes.
 */
export async function sendBoxExchanges({ db, clock, log }: Dependencies): Promise<number> {
  return inBatches<{ id: string; orderId: string }>(
    async (after, limit) =>
      db
        .selectDistinct({ id: returns.id, orderId: returns.orderId })
        .from(returns)
        .innerJoin(orders, eq(orders.id, returns.orderId))
        .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
        .where(
          and(
            eq(returns.status, "SETTLED"),
            isNull(returns.replacementOrderId),
            eq(orders.kind, "BOX"),
            inArray(orders.status, [...settledStatuses]),
            isNotNull(returnLines.exchangeVariantId),
            gt(returnLines.receivedQuantity, 0),
            after ? gt(returns.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(returns.id))
        .limit(limit),
    async (due) => {
      try {
        return await db.transaction(async (tx) => sendOne(tx, due, clock.now()));
      } catch (error) {
        log.error({ returnId: due.id, error }, "other sizes not sent");
        return false;
      }
    },
  );
}
