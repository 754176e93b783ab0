import { priceRefund, type Refund } from "#contract/price.ts";
import { returnStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { orderLines, type CreditedLine } from "../db/schema/order.ts";
import { lockOrder } from "../orders/store.ts";
import { planRefund } from "../refunds/plan.ts";
import { refundKeyOf } from "./answer.ts";
import { mailSettled } from "./mails.ts";
import { insertReplacement, type Replacement } from "./replace.ts";
import { canBecome } from "./rules.ts";
import {
  findLines,
  findReturnLines,
  lockReturn,
  readFamily,
  updateReturn,
  type StoredLine,
  type StoredReturnLine,
} from "./store.ts";

type Came = StoredReturnLine & { count: number; ordered: StoredLine };

/** Writes down what came back. A damaged piece is not sold again. */
async function takeBack(tx: Transaction, came: readonly Came[], { returned }: Refund): Promise<void> {
  const sellable = came.filter(({ count, damagedQuantity }) => count > damagedQuantity);
  if (sellable.length > 0)
    await returnStock(
      tx,
      sellable.map(({ ordered, count, damagedQuantity }) => ({
        variantId: ordered.variantId,
        quantity: count - damagedQuantity,
      })),
    );
  for (const { orderLineId } of came)
    await tx
      .update(orderLines)
      .set({ returnedQuantity: returned.get(orderLineId) ?? 0 })
      .where(eq(orderLines.id, orderLineId));
}

const replacementsOf = (came: readonly Came[], { exchanged }: Refund): Replacement[] =>
  came.flatMap(({ exchangeVariantId, ordered }) => {
    const paidCents = exchanged.get(ordered.id) ?? [];
    return exchangeVariantId === null || paidCents.length === 0
      ? []
      : [{ line: ordered, variantId: exchangeVariantId, paidCents }];
  });

/** What is given back, as the order named it. */
const creditedLines = (came: readonly Came[], { refunded }: Refund): CreditedLine[] =>
  came.flatMap(({ ordered, count }) => {
    const amountCents = refunded.get(ordered.id);
    if (amountCents === undefined) return [];
    const { name, brand_name, size } = ordered.snapshot;
    return [{ name, brand_name, size, quantity: count, amountCents }];
  });

/**
 * Settles a received return of an order of the shop: pieces on the shelf again, other sizes sent, money planned to go
 * back where it came from. False when it was settled before. The paid order is locked first, then those that replace
 * it, so that returns of one family follow one another.
 */
export async function settleReturn(
  tx: Transaction,
  { id, orderId, rootId }: { id: string; orderId: string; rootId: string },
  now: Date,
): Promise<boolean> {
  if (rootId !== orderId) await lockOrder(tx, rootId);
  const order = await lockOrder(tx, orderId);
  const parcel = order && (await lockReturn(tx, id));
  if (!parcel || order.kind !== "SHOP" || !canBecome(parcel.status, "SETTLED")) return false;
  const lines = await findLines(tx, orderId);
  const came = (await findReturnLines(tx, id)).flatMap((line): Came[] => {
    const ordered = lines.find((each) => each.id === line.orderLineId);
    const count = line.receivedQuantity ?? line.quantity;
    return ordered && count > 0 ? [{ ...line, ordered, count }] : [];
  });
  const pieces = came.map(({ orderLineId: lineId, count, exchangeVariantId }) => ({
    lineId,
    count,
    isExchange: exchangeVariantId !== null,
  }));
  const plan = priceRefund(order.steps, lines, pieces, await readFamily(tx, order));
  await takeBack(tx, came, plan);
  const replacements = replacementsOf(came, plan);
  const replacement = replacements.length > 0 ? await insertReplacement(tx, order, replacements, now) : null;
  const refund =
    plan.refundCents > 0
      ? await planRefund(tx, {
          orderId: rootId,
          amountCents: plan.refundCents,
          reason: "return",
          dedupeKey: refundKeyOf(id),
          now,
          toWallet: parcel.refundTo === "WALLET",
          credited: { lines: creditedLines(came, plan), shippingCents: plan.shippingCents },
        })
      : null;
  const changes = {
    status: "SETTLED",
    settledAt: now,
    replacementOrderId: replacement?.id ?? null,
    refundBy: refund ? parcel.refundBy : null,
  } as const;
  await updateReturn(tx, id, changes);
  await mailSettled(tx, order, { ...parcel, ...changes }, { refund, plan, replacement }, now);
  return true;
}
