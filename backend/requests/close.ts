import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { toDecimal } from "#contract/money.ts";
import { returnStock } from "../catalog/stock.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { returnLines, returns } from "../db/schema/after-sale.ts";
import { orderLines, payments } from "../db/schema/order.ts";
import { requests } from "../db/schema/request.ts";
import { holdWallet, orderClosed } from "../ledger/order-entries.ts";
import { applyCode, walletShare } from "../orders/box-reductions.ts";
import { chargeDue } from "../orders/charge.ts";
import { amountDueCents } from "../orders/due.ts";
import { planTransition } from "../orders/machine.ts";
import { findOrderRow, lockOrder, moveOrder, type StoredOrder } from "../orders/store.ts";
import { planRefund } from "../refunds/plan.ts";
import { planCompletion } from "../subscriptions/machine.ts";
import { applyMove } from "../subscriptions/store.ts";
import { billOf, type Bill } from "./bill.ts";
import { enqueueBoxMail } from "./mails.ts";
import { planRequestTransition } from "./machine.ts";
import { moveRequest, type LockedBox } from "./store.ts";

type Line = typeof orderLines.$inferSelect;

interface Came {
  pieces: number;
  /** Of those, pieces that are not sold again. */
  damaged: number;
}

/** Pieces that came back, by line. */
async function countReturned(tx: Transaction, orderId: string): Promise<Map<string, Came>> {
  const rows = await tx
    .select({
      lineId: returnLines.orderLineId,
      pieces: sql`sum(coalesce(${returnLines.receivedQuantity}, ${returnLines.quantity}))`.mapWith(Number),
      damaged: sql`sum(${returnLines.damagedQuantity})`.mapWith(Number),
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), eq(returns.status, "RECEIVED")))
    .groupBy(returnLines.orderLineId);
  return new Map(rows.map(({ lineId, ...came }) => [lineId, came]));
}

/** Writes down what came back and puts what can be sold on the shelf again; answers the lines as they are now. */
async function takeBack(tx: Transaction, order: StoredOrder): Promise<Line[]> {
  const came = await countReturned(tx, order.id);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.position)
    .for("update");
  const counted = lines.map((line) => ({
    ...line,
    returnedQuantity: Math.min(line.quantity, came.get(line.id)?.pieces ?? 0),
  }));
  for (const { id, returnedQuantity } of counted)
    if (returnedQuantity > 0) await tx.update(orderLines).set({ returnedQuantity }).where(eq(orderLines.id, id));
  const sellable = counted.flatMap(({ id, variantId, returnedQuantity }) => {
    const quantity = returnedQuantity - (came.get(id)?.damaged ?? 0);
    return quantity > 0 ? [{ variantId, quantity }] : [];
  });
  if (sellable.length > 0) await returnStock(tx, sellable);
  return counted;
}

/** Parcels that came are off the bill; those that never did are waited for no longer. */
async function settleReturns(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const ofOrder = eq(returns.orderId, orderId);
  await tx
    .update(returns)
    .set({ status: "SETTLED", settledAt: now })
    .where(and(ofOrder, eq(returns.status, "RECEIVED")));
  await tx
    .update(returns)
    .set({ status: "EXPIRED" })
    .where(and(ofOrder, eq(returns.status, "DECLARED")));
}

async function sumPrepaid(tx: Transaction, orderId: string): Promise<number> {
  const paid = await tx
    .select({ amountCents: payments.amountCents })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.purpose, "PREPAYMENT"),
        eq(payments.status, "SUCCEEDED"),
        isNull(payments.refundDueAt),
      ),
    );
  return paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Puts the bill on the order: code, prepayment, then what the wallet gives; what is too much of either goes back. */
async function bill(
  tx: Transaction,
  order: StoredOrder,
  kept: Bill,
  now: Date,
): Promise<{ order: StoredOrder; refundCents: number }> {
  const due = await applyCode(tx, order, kept, now);
  const prepaid = await sumPrepaid(tx, order.id);
  const prepaidCents = Math.min(prepaid, due.totalCents);
  const unpaidCents = due.totalCents - prepaidCents;
  const walletCents = order.usesWallet
    ? await walletShare(tx, order, unpaidCents)
    : Math.min(order.walletCents, unpaidCents);
  const status = planTransition(order.status, due.totalCents === 0 ? "NOTHING_KEPT" : "BILLED");
  if (!status) throw new Error(`the order ${order.id} cannot be billed: ${order.status}`);
  const changes = { ...due, prepaidCents, walletCents, nextChargeAt: null };
  await moveOrder(tx, order.id, status, now, changes);
  const billed = { ...order, ...changes, status };
  if (walletCents !== order.walletCents) await holdWallet(tx, billed, walletCents, now);
  if (status === "CLOSED") await orderClosed(tx, billed, now);
  const refundCents = prepaid - prepaidCents;
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
  { order, refundCents }: { order: StoredOrder; refundCents: number },
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const kept = lines.filter(({ quantity, returnedQuantity }) => quantity > returnedQuantity);
  await enqueueBoxMail(
    tx,
    "box-closed",
    request,
    {
      order_id: order.id,
      order_number: order.number,
      kept: kept.map(({ snapshot, unitPriceCents }) => ({
        name: snapshot.name,
        brand_name: snapshot.brand_name,
        size: snapshot.size,
        price_ttc: toDecimal(unitPriceCents),
      })),
      returned: lines.reduce((sum, { returnedQuantity }) => sum + returnedQuantity, 0),
      items_total_ttc: toDecimal(order.itemsTotalCents),
      discount_ttc: toDecimal(order.discountCents),
      shipping_fee_ttc: toDecimal(order.shippingFeeCents),
      total_ttc: toDecimal(order.totalCents),
      wallet_ttc: toDecimal(order.walletCents),
      prepaid_ttc: toDecimal(order.prepaidCents),
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
  const destination = { country: order.shippingAddress.country_code, mode: order.delivery.mode };
  const billed = await bill(tx, order, billOf(lines, destination), now);
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
