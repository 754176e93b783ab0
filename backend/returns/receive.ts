import { returnStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq } from "../db/orm.ts";
import { returnLines } from "../db/schema/after-sale.ts";
import { lockOrder } from "../orders/store.ts";
import { mailReceived } from "./mails.ts";
import { countOnTheirWay } from "./on-their-way.ts";
import { canBecome, countReceived, refundBy, type CountedPieces } from "./rules.ts";
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

/** Other sizes that were put aside for pieces that did not come are free again. */
async function releaseMissing(tx: Transaction, lines: readonly (StoredReturnLine & { came: number })[]): Promise<void> {
  const free = lines.flatMap(({ exchangeVariantId, quantity, came }) =>
    exchangeVariantId === null || came === quantity
      ? []
      : [{ variantId: exchangeVariantId, quantity: quantity - came }],
  );
  if (free.length > 0) await returnStock(tx, free);
}

/**
 * The parcel was scanned in: with all that was declared, or with what `counted` says of its lines. What is missing is
 * neither refunded nor exchanged and may be declared again. False when the parcel came before, was cancelled, came too
 * late for a box that is closed, or holds nothing.
 */
export async function receiveReturn(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
  now: Date,
  counted: readonly CountedPieces[] = [],
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const parcel = order && (await lockReturn(tx, id));
  if (!parcel || !canBecome(parcel.status, "RECEIVED")) return false;
  // Once a box is billed or an order was cancelled, a parcel is a matter for people.
  if (order.status !== "DELIVERED") return false;
  const declared = await findReturnLines(tx, id);
  const open = parcel.status === "EXPIRED" ? await reopen(tx, orderId, declared) : declared;
  const lines = open.map((line) => ({ ...line, ...countReceived(line, counted) }));
  if (lines.every(({ came }) => came === 0)) return false;
  for (const { orderLineId, came, damaged, exchangeVariantId } of lines)
    await tx
      .update(returnLines)
      .set({ receivedQuantity: came, damagedQuantity: damaged, exchangeVariantId })
      .where(and(eq(returnLines.returnId, id), eq(returnLines.orderLineId, orderLineId)));
  await releaseMissing(tx, lines);
  await updateReturn(tx, id, {
    status: "RECEIVED",
    receivedAt: now,
    refundBy: order.kind === "SHOP" ? refundBy(parcel.createdAt, now) : null,
  });
  await mailReceived(tx, order, { ...parcel, lines }, now);
  return true;
}
