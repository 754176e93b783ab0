import type { Order } from "#contract/orders.ts";
import type { Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { countGuess } from "../discounts/guesses.ts";
import { findUsableCode, toCodeError } from "../discounts/service.ts";
import { normalizeCode } from "../discounts/store.ts";
import { ApiError } from "../http/problem.ts";
import { isOpen } from "../payments/progress.ts";
import { findPaymentsOf } from "../payments/store.ts";
import type { OrderContext } from "./checkout.ts";
import { requireOrder } from "./create.ts";
import { amountDueCents } from "./due.ts";
import { isUnpaid } from "./machine.ts";
import { completeOrder } from "./news.ts";
import { prepayableStatuses } from "./prepayment-news.ts";
import { chooseWallet } from "./reductions.ts";
import { lockOrder, type StoredOrder } from "./store.ts";

/** The bill waits for its money: the wallet takes its part at once, or gives it back. */
async function changeBill(tx: Transaction, order: StoredOrder, useWallet: boolean, now: Date): Promise<void> {
  const attempts = await findPaymentsOf(tx, { purpose: "ORDER", id: order.id });
  if (attempts.some(({ status }) => isOpen(status))) throw new ApiError("REQUEST_IN_PROGRESS");
  const changed = await chooseWallet(tx, order, useWallet, now);
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
