import { eq } from "drizzle-orm";
import type { Order } from "#contract/orders.ts";
import { vatIncluded } from "../cart/vat.ts";
import type { Transaction } from "../db/database.ts";
import { orders } from "../db/schema/order.ts";
import { couponDiscount } from "../discounts/reduce.ts";
import { countGuess } from "../discounts/guesses.ts";
import { claimCode, findUsableCode, toCodeError } from "../discounts/service.ts";
import { lockCodesOf, normalizeCode } from "../discounts/store.ts";
import { ApiError } from "../http/problem.ts";
import { accounts } from "../ledger/accounts.ts";
import { holdWallet } from "../ledger/order-entries.ts";
import { lockBalance } from "../ledger/post.ts";
import { isOpen } from "../payments/progress.ts";
import { findPaymentsOf } from "../payments/store.ts";
import type { OrderContext } from "./checkout.ts";
import { requireOrder } from "./create.ts";
import { amountDueCents } from "./due.ts";
import { isUnpaid } from "./machine.ts";
import { completeOrder } from "./news.ts";
import { prepayableStatuses } from "./prepayment-news.ts";
import { lockOrder, type StoredOrder } from "./store.ts";

type Bill = Pick<
  StoredOrder,
  | "itemsTotalCents"
  | "shippingFeeCents"
  | "isShippingOffered"
  | "discountCents"
  | "totalCents"
  | "vatCents"
  | "vatRateBasisPoints"
>;

/**
 * Takes the code the client chose off the bill of a box and uses it up. A code that does not count for what was kept,
 * or changes nothing, is left out. The caller holds the order's lock; wallets are locked after.
 */
export async function applyCode<B extends Bill>(
  tx: Transaction,
  order: Pick<StoredOrder, "id" | "clientId" | "couponCode">,
  bill: B,
  now: Date,
): Promise<B & { couponCode: string | null }> {
  const without = { ...bill, couponCode: null };
  if (order.couponCode === null || bill.itemsTotalCents === 0) return without;
  const { clientId } = order;
  const purchase = { kind: "BOX" as const, itemsTotalCents: bill.itemsTotalCents };
  await lockCodesOf(tx, clientId);
  const wanted = { clientId, code: order.couponCode, purchase, now, orderId: order.id };
  const { coupon } = await findUsableCode(tx, wanted);
  if (!coupon) return without;
  const codeDiscountCents = couponDiscount(coupon, bill.itemsTotalCents - bill.discountCents);
  const isFeeOffered = coupon.kind === "SHIPPING" && bill.shippingFeeCents > 0;
  if (codeDiscountCents === 0 && !isFeeOffered) return without;
  const { code } = coupon;
  await claimCode(tx, { ...purchase, orderId: order.id, clientId, code, discountCents: codeDiscountCents }, now);
  const discountCents = bill.discountCents + codeDiscountCents;
  const shippingFeeCents = isFeeOffered ? 0 : bill.shippingFeeCents;
  const totalCents = bill.itemsTotalCents + shippingFeeCents - discountCents;
  return {
    ...bill,
    couponCode: code,
    discountCents,
    shippingFeeCents,
    isShippingOffered: bill.isShippingOffered || isFeeOffered,
    totalCents,
    vatCents: vatIncluded(totalCents, bill.vatRateBasisPoints),
  };
}

/** What the wallet can give for `dueCents` of an order, with what is held for it already; nobody else spends it meanwhile. */
export async function walletShare(
  tx: Transaction,
  order: Pick<StoredOrder, "clientId" | "walletCents">,
  dueCents: number,
): Promise<number> {
  const free = await lockBalance(tx, accounts.wallet(order.clientId), "EUR");
  return Math.min(order.walletCents + free, Math.max(0, dueCents));
}

/** The bill waits for its money: the wallet takes its part at once, or gives it back. */
async function changeBill(tx: Transaction, order: StoredOrder, useWallet: boolean, now: Date): Promise<void> {
  const attempts = await findPaymentsOf(tx, { purpose: "ORDER", id: order.id });
  if (attempts.some(({ status }) => isOpen(status))) throw new ApiError("REQUEST_IN_PROGRESS");
  const walletCents = useWallet ? await walletShare(tx, order, order.totalCents - order.prepaidCents) : 0;
  await tx.update(orders).set({ usesWallet: useWallet, walletCents }).where(eq(orders.id, order.id));
  const changed = { ...order, usesWallet: useWallet, walletCents };
  await holdWallet(tx, order, walletCents, now);
  if (amountDueCents(changed) === 0) await completeOrder(tx, changed, now);
}

/** Notes what the client wants to use for a box; see `setOrderReductions` of the contract. */
export async function chooseReductions(
  orderId: string,
  wish: { codes: string[]; use_wallet: boolean },
  context: OrderContext,
): Promise<Order> {
  const { db, clock, caller } = context;
  const [wanted = null] = wish.codes;
  await countGuess(context, wanted);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, orderId);
    if (order?.clientId !== caller.clientId || order.kind !== "BOX") throw new ApiError("NOT_FOUND");
    const code = wanted === null ? null : normalizeCode(wanted);
    if (isUnpaid(order.status) && code === order.couponCode) return changeBill(tx, order, wish.use_wallet, now);
    if (!prepayableStatuses.includes(order.status)) throw new ApiError("CONFLICT", { detail: "the box is billed" });
    if (code !== null) {
      const { refusal } = await findUsableCode(tx, { clientId: order.clientId, code, purchase: order, now, orderId });
      if (refusal) throw toCodeError(refusal);
    }
    return tx.update(orders).set({ couponCode: code, usesWallet: wish.use_wallet }).where(eq(orders.id, orderId));
  });
  return requireOrder(context, orderId);
}
