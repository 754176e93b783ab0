import { toDecimal } from "#contract/money.ts";
import { priceBox, tellSteps, type Price } from "#contract/price.ts";
import { returnStock } from "../catalog/stock.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, inArray, ne, sql } from "../db/orm.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { variants } from "../db/schema/catalog.ts";
import { orderLines } from "../db/schema/order.ts";
import { requests } from "../db/schema/request.ts";
import { claimCode } from "../discounts/service.ts";
import { holdWallet, orderClosed } from "../ledger/order-entries.ts";
import { lockBoxTerms } from "../orders/box-terms.ts";
import { chargeDue } from "../orders/charge.ts";
import { amountDueCents } from "../orders/due.ts";
import { planTransition } from "../orders/machine.ts";
import { toMailedPiece } from "../orders/mailed-pieces.ts";
import { findOrderRow, lockOrder, moveOrder, type StoredOrder } from "../orders/store.ts";
import { soldPieces } from "../orders/sold.ts";
import { planRefund } from "../refunds/plan.ts";
import { giveUpReturn } from "../returns/give-up.ts";
import { planCompletion } from "../subscriptions/machine.ts";
import { applyMove } from "../subscriptions/store.ts";
import { toPieces, toStoredBill } from "./bill.ts";
import { enqueueBoxMail } from "./mails.ts";
import { planRequestTransition } from "./machine.ts";
import { moveRequest, type LockedBox } from "./store.ts";

type Line = typeof orderLines.$inferSelect;

interface Came {
  pieces: number;
  /** Of those, pieces that are not sold again. */
  damaged: number;
  /** Of those, pieces that came for another size, and the size. */
  exchanged: number;
  size: string | null;
}
/** A line of a box as it is billed; `size` is the one that was kept. */
type BilledLine = Line & { size: string };

/** Pieces that came back, by line. */
async function countReturned(tx: Transaction, orderId: string): Promise<Map<string, Came>> {
  const rows = await tx
    .select({
      lineId: returnLines.orderLineId,
      pieces: sql`sum(coalesce(${returnLines.receivedQuantity}, ${returnLines.quantity}))`.mapWith(Number),
      damaged: sql`sum(${returnLines.damagedQuantity})`.mapWith(Number),
      exchanged:
        sql`coalesce(sum(coalesce(${returnLines.receivedQuantity}, ${returnLines.quantity})) filter (where ${returnLines.exchangeVariantId} is not null), 0)`.mapWith(
          Number,
        ),
      size: sql<string | null>`max(${variants.size})`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .leftJoin(variants, eq(variants.id, returnLines.exchangeVariantId))
    .where(and(eq(returns.orderId, orderId), eq(returns.status, "RECEIVED")))
    .groupBy(returnLines.orderLineId);
  return new Map(rows.map(({ lineId, ...came }) => [lineId, came]));
}

/** Writes down what came back and puts what can be sold on the shelf again; answers the lines as they are now. */
async function takeBack(tx: Transaction, order: StoredOrder): Promise<BilledLine[]> {
  const came = await countReturned(tx, order.id);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.position)
    .for("update");
  const counted = lines.map((line) => {
    const back = came.get(line.id);
    const returnedQuantity = Math.min(line.quantity, back?.pieces ?? 0);
    const exchangedQuantity = Math.min(returnedQuantity, back?.exchanged ?? 0);
    const size = (exchangedQuantity > 0 ? back?.size : null) ?? line.snapshot.size;
    return { ...line, returnedQuantity, exchangedQuantity, size };
  });
  for (const { id, returnedQuantity, exchangedQuantity } of counted)
    if (returnedQuantity > 0)
      await tx.update(orderLines).set({ returnedQuantity, exchangedQuantity }).where(eq(orderLines.id, id));
  const sellable = counted.flatMap(({ id, variantId, returnedQuantity }) => {
    const quantity = returnedQuantity - (came.get(id)?.damaged ?? 0);
    return quantity > 0 ? [{ variantId, quantity }] : [];
  });
  if (sellable.length > 0) await returnStock(tx, sellable);
  return counted;
}

/** Parcels that came are off the bill; those that never did are waited for no longer, and sizes put aside for them are free. */
async function settleReturns(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const open = await tx
    .select({ id: returns.id, orderId: returns.orderId })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.status, "DECLARED")));
  for (const lost of open) await giveUpReturn(tx, lost, "EXPIRED");
  await tx
    .update(returns)
    .set({ status: "SETTLED", settledAt: now })
    .where(and(eq(returns.orderId, orderId), eq(returns.status, "RECEIVED")));
}

interface Billed extends Pick<Price, "refundCents"> {
  order: StoredOrder;
}

/** Puts the bill on the order, uses its code, and takes what the wallet gives; a rest of the prepayment goes back. */
async function bill(tx: Transaction, order: StoredOrder, lines: readonly Line[], now: Date): Promise<Billed> {
  const made = priceBox(toPieces(lines), await lockBoxTerms(tx, order, now));
  const { itemsTotalCents, codeDiscountCents, prepaidCents, walletCents, refundCents } = made;
  const couponCode = made.isCodeEffective ? order.couponCode : null;
  if (couponCode !== null) {
    const claim = { kind: "BOX" as const, itemsTotalCents, orderId: order.id, clientId: order.clientId };
    await claimCode(tx, { ...claim, code: couponCode, discountCents: codeDiscountCents }, now);
  }
  const status = planTransition(order.status, made.totalCents === 0 ? "NOTHING_KEPT" : "BILLED");
  if (!status) throw new Error(`the order ${order.id} cannot be billed: ${order.status}`);
  const changes = { ...toStoredBill(made), couponCode, prepaidCents, walletCents, nextChargeAt: null };
  await moveOrder(tx, order.id, status, now, changes);
  const billed = { ...order, ...changes, status };
  if (walletCents !== order.walletCents) await holdWallet(tx, billed, walletCents, now);
  if (status === "CLOSED") await orderClosed(tx, billed, now);
  if (refundCents > 0)
    await planRefund(tx, {
      orderId: order.id,
      amountCents: refundCents,
      reason: "prepayment-rest",
      dedupeKey: `prepayment-rest:${order.id}`,
      now,
      of: "EXCESS",
      purposes: ["PREPAYMENT"],
    });
  return { order: billed, refundCents };
}

/** A one-shot is over with its last box. */
async function completeOneShot(tx: Transaction, { request, subscription }: LockedBox, now: Date): Promise<void> {
  const move = subscription && planCompletion(subscription);
  if (!move) return;
  const others = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.subscriptionId, subscription.id),
        ne(requests.id, request.id),
        inArray(requests.status, ["OPEN", "COMPOSED", "VALIDATED", "PREPARED", "SHIPPED", "DELIVERED"]),
      ),
    )
    .limit(1);
  if (others.length === 0) await applyMove(tx, subscription.id, move, now, { request_id: request.id });
}

async function sendStatement(
  tx: Transaction,
  { request }: LockedBox,
  { order, refundCents }: Billed,
  lines: readonly BilledLine[],
  now: Date,
): Promise<void> {
  const kept = lines.filter((line) => soldPieces("BOX", line) > 0);
  await enqueueBoxMail(
    tx,
    "box-closed",
    request,
    {
      order_id: order.id,
      order_number: order.number,
      kept: kept.map((line) => ({
        ...toMailedPiece(line),
        size: line.size,
        price_ttc: toDecimal(line.unitPriceCents),
      })),
      returned: lines.reduce((sum, line) => sum + line.quantity - soldPieces("BOX", line), 0),
      steps: tellSteps(order),
      total_ttc: toDecimal(order.totalCents),
      due_ttc: toDecimal(amountDueCents(order)),
      vat_ttc: toDecimal(order.vatCents),
      vat_rate_percent: order.vatRateBasisPoints / 100,
      refund_ttc: toDecimal(refundCents),
    },
    now,
  );
}

/**
 * Closes a locked, delivered box: what came back is on the shelf again, its order holds the bill of what was kept and
 * waits for the money, or is closed when nothing was. False when the box is not DELIVERED.
 */
export async function closeLocked(tx: Transaction, box: LockedBox, now: Date): Promise<boolean> {
  const { request } = box;
  const next = planRequestTransition(request.status, "CLOSED");
  const order = next && request.orderId ? await lockOrder(tx, request.orderId) : null;
  if (!next || !order) return false;
  const lines = await takeBack(tx, order);
  await settleReturns(tx, order.id, now);
  const billed = await bill(tx, order, lines, now);
  await moveRequest(tx, request.id, next, now, { dueAt: null });
  await completeOneShot(tx, box, now);
  await sendStatement(tx, box, billed, lines, now);
  return true;
}

/**
 * Charges a closed box; calling it again charges what a crash left uncharged, never twice. Answers whether there was
 * anything to charge.
 */
export async function chargeClosed(dependencies: Dependencies, orderId: string): Promise<boolean> {
  const order = await findOrderRow(dependencies.db, orderId);
  return order?.status === "PENDING_PAYMENT" && chargeDue(dependencies, orderId, { offSession: true });
}
