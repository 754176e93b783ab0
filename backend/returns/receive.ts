import { and, eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { returnLines } from "../db/schema/after-sale.ts";
import { lockOrder } from "../orders/store.ts";
import { mailReceived } from "./mails.ts";
import { countOnTheirWay } from "./on-their-way.ts";
import { canBecome, refundBy } from "./rules.ts";
import { findLines, findReturnLines, lockReturn, updateReturn, type StoredReturnLine } from "./store.ts";

/**
 * Pieces of a parcel that came after it was given up: those that are still open, and for money, because the other
 * sizes were put back on the shelf.
 */
async function reopen(
  tx: Transaction,
  orderId: string,
  declared: readonly StoredReturnLine[],
): Promise<StoredReturnLine[]> {
  const onTheirWay = await countOnTheirWay(tx, [orderId]);
  const lines = await findLines(tx, orderId);
  return declared.map((line) => {
    const ordered = lines.find(({ id }) => id === line.orderLineId);
    const left = (ordered?.quantity ?? 0) - (ordered?.returnedQuantity ?? 0) - (onTheirWay.get(line.orderLineId) ?? 0);
    return { ...line, exchangeVariantId: null, quantity: Math.max(0, Math.min(line.quantity, left)) };
  });
}

/**
 * The parcel was scanned in, with all that was declared. False when it came before, was cancelled, or came too late for
 * a box that is closed.
 */
export async function receiveReturn(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
  now: Date,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const parcel = order && (await lockReturn(tx, id));
  if (!parcel || !canBecome(parcel.status, "RECEIVED")) return false;
  // Once a box is billed or an order was cancelled, a parcel is a matter for people.
  if (order.status !== "DELIVERED") return false;
  const declared = await findReturnLines(tx, id);
  const lines = parcel.status === "EXPIRED" ? await reopen(tx, orderId, declared) : declared;
  if (lines.every(({ quantity }) => quantity === 0)) return false;
  for (const { orderLineId, quantity, exchangeVariantId } of lines)
    await tx
      .update(returnLines)
      .set({ receivedQuantity: quantity, exchangeVariantId })
      .where(and(eq(returnLines.returnId, id), eq(returnLines.orderLineId, orderLineId)));
  await updateReturn(tx, id, {
    status: "RECEIVED",
    receivedAt: now,
    refundBy: order.kind === "SHOP" ? refundBy(parcel.createdAt, now) : null,
  });
  await mailReceived(tx, order, { ...parcel, lines }, now);
  return true;
}
