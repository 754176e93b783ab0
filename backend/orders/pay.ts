import type { Order } from "#contract/orders.ts";
import { takeStock } from "../catalog/stock.ts";
import { reclaimCode } from "../discounts/service.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { requireMethod, type OrderContext } from "./checkout.ts";
import { answerEarlierCall, requireOrder, reservationMs } from "./create.ts";
import { claimKey, findEarlierCall, identifyCall, type IdempotentCall } from "./idempotency.ts";
import { isUnpaid, planTransition } from "./machine.ts";
import { closeOpenAttempts } from "../payments/close-open.ts";
import { isOpen } from "../payments/progress.ts";
import { chargePayment } from "../payments/settle.ts";
import { findPaymentsOf, insertAttempt } from "../payments/store.ts";
import { amountDueCents } from "./due.ts";
import { completeOrder } from "./news.ts";
import { chooseWallet } from "./reductions.ts";
import {
  extendReservation,
  findOrderedPieces,
  findOrderOf,
  lockOrder,
  moveOrder,
  type StoredOrder,
  type StoredPaymentMethod,
} from "./store.ts";

/** A cancelled order can be paid after all for this long after it was made; later its prices are too old. */
const revivalMs = 24 * 60 * 60_000;

const notPayable = (
  reason: "ALREADY_PAID" | "CANCELLED" | "NOT_DUE" | "TOO_OLD" | "NOT_ENOUGH_STOCK" | "CODE_NOT_VALID",
): ApiError => new ApiError("ORDER_NOT_PAYABLE", { data: { reason } });

/** A box has nothing to pay before it was closed, nor when nothing was kept of it. */
function requirePayable({ status, kind, createdAt, cancelledAt }: StoredOrder, now: Date): void {
  if (isUnpaid(status)) return;
  if (cancelledAt !== null) throw notPayable("CANCELLED");
  if (kind === "BOX" && status !== "PAID") throw notPayable("NOT_DUE");
  if (status !== "CANCELLED") throw notPayable("ALREADY_PAID");
  if (now.getTime() - createdAt.getTime() > revivalMs) throw notPayable("TOO_OLD");
}

/** Makes sure that the order holds its pieces for the attempt to come. Those of a box are with the customer. */
async function holdPieces(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  const reservedUntil = order.kind === "BOX" ? null : new Date(now.getTime() + reservationMs);
  if (order.status === "CANCELLED" && !(await takeStock(tx, await findOrderedPieces(tx, order.id))).ok)
    throw notPayable("NOT_ENOUGH_STOCK");
  if (!(await reclaimCode(tx, order, now))) throw notPayable("CODE_NOT_VALID");
  const next = planTransition(order.status, "PAYMENT_STARTED");
  if (next) await moveOrder(tx, order.id, next, now, { reservedUntil });
  else if (reservedUntil) await extendReservation(tx, order.id, reservedUntil);
}

/** How a client wants to pay; `wallet` null leaves what it holds for the order. */
interface PaymentWish {
  paymentMethodId: string | null;
  keepsMethod: boolean;
  wallet: { isUsed: boolean; expectedDueCents: number } | null;
}

/** The order after the wallet took its part. Throws TOTAL_CHANGED when the rest is not what the client agreed to. */
async function applyWallet(
  tx: Transaction,
  order: StoredOrder,
  wallet: PaymentWish["wallet"],
  now: Date,
): Promise<StoredOrder> {
  if (wallet === null) return order;
  const changed = await chooseWallet(tx, order, wallet.isUsed, now);
  if (amountDueCents(changed) !== wallet.expectedDueCents) throw new ApiError("TOTAL_CHANGED");
  return changed;
}

/** Opens a new attempt. Null when a call with the same key was first, and when nothing was left to charge. */
async function openAttempt(
  orderId: string,
  { method, keepsMethod, wallet }: Omit<PaymentWish, "paymentMethodId"> & { method: StoredPaymentMethod | null },
  call: IdempotentCall,
  context: OrderContext,
): Promise<string | null> {
  const now = context.clock.now();
  const paymentId = crypto.randomUUID();
  return context.db.transaction(async (tx) => {
    if (!(await claimKey(tx, call, orderId, now))) return null;
    const locked = await lockOrder(tx, orderId);
    if (!locked) throw new ApiError("NOT_FOUND");
    requirePayable(locked, now);
    if ((await findPaymentsOf(tx, { purpose: "ORDER", id: orderId })).some(({ status }) => isOpen(status)))
      throw new ApiError("REQUEST_IN_PROGRESS");
    await holdPieces(tx, locked, now);
    const order = await applyWallet(tx, locked, wallet, now);
    const cause = { purpose: "ORDER", id: orderId } as const;
    const amountCents = amountDueCents(order);
    if (amountCents === 0) {
      await completeOrder(tx, order, now);
      return null;
    }
    if (!method) throw new ApiError("PAYMENT_METHOD_NOT_FOUND");
    await insertAttempt(tx, { id: paymentId, cause, method, amountCents, isOffSession: false, keepsMethod }, now);
    return paymentId;
  });
}

/** Pays an order that is not paid yet, by a method, the wallet or both. There is never more than one open attempt, and never more than one that pays. */
export async function payOrder(orderId: string, wish: PaymentWish, context: OrderContext): Promise<Order> {
  const call = identifyCall(context.caller.clientId, context.idempotencyKey, "payOrder", { orderId, ...wish });
  const order = await findOrderOf(context.db, orderId, context.caller.clientId);
  if (!order) throw new ApiError("NOT_FOUND");
  if (await findEarlierCall(context.db, call)) return answerEarlierCall(context, orderId);
  const method = wish.paymentMethodId === null ? null : await requireMethod(context, wish.paymentMethodId);
  try {
    await closeOpenAttempts(context, { purpose: "ORDER", id: orderId });
  } catch (error) {
    // The open attempt may be that of the same call, sent twice at once: then its order is the answer.
    if (await findEarlierCall(context.db, call)) return answerEarlierCall(context, orderId);
    throw error;
  }
  const now = await requireOrder(context, orderId);
  // An earlier attempt turned out to have paid the order: that is what this call was for.
  if (isUnpaid(order.status) && now.status === "PAID") return now;
  const paymentId = await openAttempt(orderId, { ...wish, method }, call, context);
  if (paymentId === null) return answerEarlierCall(context, orderId);
  await chargePayment(context, paymentId);
  return requireOrder(context, orderId);
}
