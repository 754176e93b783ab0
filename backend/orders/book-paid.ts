import type { Transaction } from "../db/database.ts";
import { orderPaid } from "../ledger/order-entries.ts";
import { earnForBox } from "../loyalty/earn.ts";
import { redeemPoints } from "../loyalty/points.ts";
import { findKeptPayments } from "../payments/store.ts";
import type { StoredOrder } from "./store.ts";

/**
 * What a paid order moves besides itself: the sale, the points of its code and those it earns (a box at once, an order of
 * the shop when it can no longer be returned).
 */
export async function bookPaidOrder(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  await redeemPoints(tx, order, now);
  if (order.kind === "BOX") await earnForBox(tx, order, now);
  await orderPaid(tx, order, await findKeptPayments(tx, order.id), now);
}
