import { setTimeout as wait } from "node:timers/promises";
import type { Order } from "#contract/orders.ts";
import { renameLines } from "#contract/price.ts";
import { claimAccount } from "../clients/guest.ts";
import { takeStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { writeTogether } from "../db/write-together.ts";
import { ApiError } from "../http/problem.ts";
import { findOrder } from "./answer.ts";
import { planCheckout, type Checkout, type CheckoutInput, type OrderContext } from "./checkout.ts";
import { claimKey, findEarlierCall, identifyCall, type IdempotentCall } from "./idempotency.ts";
import { notEnoughStock, withStock } from "./quote.ts";
import { nextOrderNumber, toOrderLine } from "./line.ts";
import { chargePayment } from "../payments/settle.ts";
import { findPaymentsOf, insertAttempt } from "../payments/store.ts";
import { completeOrder } from "./news.ts";
import { takeReductions } from "./reductions.ts";
import { addEvent, requireLockedOrder } from "./store.ts";

/** How long an order that is not paid keeps its pieces. */
export const reservationMs = 30 * 60_000;

/** A charge that is not answered this long after its order was made is sent again by a repeated call. */
const chargeWaitMs = 3000;
const pollMs = 50;

export async function requireOrder({ db, clock }: Pick<OrderContext, "db" | "clock">, id: string): Promise<Order> {
  const order = await findOrder(db, id, clock.now());
  if (!order) throw new ApiError("NOT_FOUND");
  return order;
}

/** Answers a repeated call: waits for the first one's charge, or takes it over where the first one died. */
export async function answerEarlierCall(context: OrderContext, orderId: string): Promise<Order> {
  const findPending = async () =>
    (await findPaymentsOf(context.db, { purpose: "ORDER", id: orderId })).find(({ status }) => status === "PENDING");
  let pending = await findPending();
  const age = pending ? context.clock.now().getTime() - pending.createdAt.getTime() : 0;
  for (let waited = age; pending && waited < chargeWaitMs; waited += pollMs) {
    await wait(pollMs);
    pending = await findPending();
  }
  if (pending) await chargePayment(context, pending.id);
  return requireOrder(context, orderId);
}

/** Order, lines, first event, and the attempt to charge it where something is to be charged. */
async function insertOrder(
  tx: Transaction,
  { id, paymentId }: { id: string; paymentId: string },
  checkout: Checkout,
  context: OrderContext,
  now: Date,
): Promise<void> {
  const { totals, method, keepsMethod } = checkout;
  const cause = { purpose: "ORDER", id } as const;
  const attempt = { id: paymentId, cause, amountCents: totals.dueCents, isOffSession: false, keepsMethod };
  const rows = checkout.lines.map(({ piece, quantity, lookId }, position) =>
    toOrderLine({ orderId: id, position, piece, quantity, unitPriceCents: piece.unitPriceCents, lookId }),
  );
  const lineOf = new Map(rows.map((row) => [String(row.variantId), row.id]));
  const order = tx.insert(orders).values({
    id,
    number: nextOrderNumber(now),
    clientId: context.caller.clientId,
    kind: "SHOP",
    status: "PENDING_PAYMENT",
    locale: context.localeOption,
    cartId: checkout.cartId,
    itemsTotalCents: totals.itemsTotalCents,
    shippingFeeCents: totals.shippingFeeCents,
    isShippingOffered: totals.isShippingOffered,
    discountCents: totals.discountCents,
    walletCents: totals.walletCents,
    usesWallet: totals.walletCents > 0,
    couponCode: checkout.coupon?.code ?? null,
    totalCents: totals.totalCents,
    steps: renameLines(totals.steps, (variantId) => lineOf.get(variantId) ?? variantId),
    vatCents: totals.vatCents,
    vatRateBasisPoints: totals.vatRateBasisPoints,
    delivery: checkout.delivery,
    shippingAddress: checkout.shippingAddress,
    billingAddress: checkout.billingAddress,
    createdAt: now,
    reservedUntil: new Date(now.getTime() + reservationMs),
  });
  const lines = tx.insert(orderLines).values(rows);
  await writeTogether(tx, [
    order,
    lines,
    addEvent(tx, id, "PENDING_PAYMENT", now),
    ...(method === null ? [] : [insertAttempt(tx, { ...attempt, method }, now)]),
  ]);
}

/** Order, lines, stock, code, wallet, attempt and key in one transaction; with nothing to charge it is paid at once. Null when a call with the same key was first. */
async function placeOrder(
  checkout: Checkout,
  call: IdempotentCall,
  context: OrderContext,
): Promise<{ orderId: string; paymentId: string | null } | null> {
  const now = context.clock.now();
  const orderId = crypto.randomUUID();
  const paymentId = crypto.randomUUID();
  return context.db.transaction(async (tx) => {
    if (!(await claimKey(tx, call, orderId, now))) return null;
    if (context.caller.isGuest) await claimAccount(tx, context, context.caller.clientId);
    const pieces = checkout.lines.map(({ piece, quantity }) => ({ variantId: piece.variant.variant_id, quantity }));
    const taken = await takeStock(tx, pieces);
    if (!taken.ok) throw notEnoughStock(withStock(checkout.lines, taken.shortages));
    await insertOrder(tx, { id: orderId, paymentId }, checkout, context, now);
    await takeReductions(tx, orderId, checkout, context.caller.clientId, now);
    if (checkout.method !== null) return { orderId, paymentId };
    await completeOrder(tx, await requireLockedOrder(tx, orderId), now);
    return { orderId, paymentId: null };
  });
}

/**
 * Makes an order and charges it. The same key with the same body answers the same order, at the same moment too; a
 * charge that fails or is not answered leaves an order that can be paid or is reconciled.
 */
export async function createOrder(input: CheckoutInput, context: OrderContext): Promise<Order> {
  const call = identifyCall(context.caller.clientId, context.idempotencyKey, "createOrder", input);
  let placed: Awaited<ReturnType<typeof placeOrder>>;
  try {
    placed = await placeOrder(await planCheckout(input, context), call, context);
  } catch (error) {
    // The same call may have been here before, and have taken the last piece: then its order is the answer, not the refusal.
    const first = await findEarlierCall(context.db, call);
    if (first) return answerEarlierCall(context, first);
    throw error;
  }
  if (placed) {
    if (placed.paymentId !== null) await chargePayment(context, placed.paymentId);
    return requireOrder(context, placed.orderId);
  }
  const first = await findEarlierCall(context.db, call);
  if (!first) throw new ApiError("REQUEST_IN_PROGRESS");
  return answerEarlierCall(context, first);
}
