import { splitPayment } from "#contract/price.ts";
import type { Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { claimCode, reclaimCode, releaseCode } from "../discounts/service.ts";
import { accounts } from "../ledger/accounts.ts";
import { canHoldWallet, holdWallet, orderCancelled } from "../ledger/order-entries.ts";
import { lockBalance } from "../ledger/post.ts";
import type { Checkout } from "./checkout.ts";
import type { StoredOrder } from "./store.ts";

/** Uses the code and the wallet for a new order. Throws the errors of the code and INSUFFICIENT_BALANCE. */
export async function takeReductions(
  tx: Transaction,
  orderId: string,
  { coupon, totals }: Pick<Checkout, "coupon" | "totals">,
  clientId: string,
  now: Date,
): Promise<void> {
  if (coupon) {
    const { itemsTotalCents, codeDiscountCents: discountCents } = totals;
    await claimCode(tx, { orderId, clientId, code: coupon.code, discountCents, kind: "SHOP", itemsTotalCents }, now);
  }
  if (totals.walletCents > 0) await holdWallet(tx, { id: orderId, clientId }, totals.walletCents, now);
}

/**
 * Makes the wallet pay what it can of an order that waits for its money, or nothing. Answers the order as it is then;
 * nobody else spends what it holds. The caller holds the order's lock.
 */
export async function chooseWallet(
  tx: Transaction,
  order: StoredOrder,
  usesWallet: boolean,
  now: Date,
): Promise<StoredOrder> {
  const free = usesWallet ? await lockBalance(tx, accounts.wallet(order.clientId), "EUR") : -order.walletCents;
  const given = { prepaidCents: order.prepaidCents, walletCents: order.walletCents + free };
  const { walletCents } = splitPayment(order.totalCents, given);
  await tx.update(orders).set({ usesWallet, walletCents }).where(eq(orders.id, order.id));
  await holdWallet(tx, order, walletCents, now);
  return { ...order, usesWallet, walletCents };
}

/** A cancelled order gives back its code and what it held of the wallet; paid again, it is charged in full. */
export async function giveBackReductions(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  if (order.couponCode !== null) await releaseCode(tx, order.id);
  if (order.walletCents > 0) await tx.update(orders).set({ walletCents: 0 }).where(eq(orders.id, order.id));
  await orderCancelled(tx, order, now);
}

/**
 * Makes sure that a payment of `amountCents` and the wallet make the total again: a late payment may find an order that
 * gave its code and its part of the wallet back. Answers the order as it is then; null, and nothing changed, when they
 * cannot be had any more.
 */
export async function retakeReductions(
  tx: Transaction,
  order: StoredOrder,
  amountCents: number,
  now: Date,
): Promise<StoredOrder | null> {
  const walletCents = Math.max(0, order.totalCents - order.prepaidCents - amountCents);
  if (!(await reclaimCode(tx, order, now))) return null;
  // What is held of the wallet for an order is always what the order says.
  if (walletCents === 0 && order.walletCents === 0) return order;
  if (!(await canHoldWallet(tx, order, walletCents))) {
    if (order.status === "CANCELLED") await releaseCode(tx, order.id);
    return null;
  }
  if (walletCents !== order.walletCents) await tx.update(orders).set({ walletCents }).where(eq(orders.id, order.id));
  await holdWallet(tx, order, walletCents, now);
  return { ...order, walletCents };
}
