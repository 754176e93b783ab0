import type { Order } from "#contract/orders.ts";
import { planAttemptKey } from "#lib/forms/attempt-key.ts";
import { AppError, hasCode } from "#lib/http/app-error.ts";
import { isPayable } from "#lib/orders/payment-phase.ts";
import { findOrderOfAttempt, planAttempt, type OrderInput } from "./attempt.ts";
import type { CheckoutStore } from "./tab-store.ts";

/** What an order is paid with, and whether it is kept for the next time. */
export interface ChosenMethod {
  id: string;
  keeps: boolean;
}

/** How an order that exists is paid: by a method, the wallet or both, and what the customer agreed to be charged. */
export interface PaymentWish {
  /** Null where the wallet pays all. */
  method: ChosenMethod | null;
  usesWallet: boolean;
  /** Euros. */
  dueTtc: number;
}

export interface OrderPorts {
  create: (input: OrderInput, key: string) => Promise<Order>;
  pay: (orderId: string, wish: PaymentWish, key: string) => Promise<Order>;
  load: (orderId: string) => Promise<Order>;
  /** The client's newest orders. */
  loadNewest: () => Promise<Order[]>;
  store: CheckoutStore;
  now: () => number;
  newKey: () => string;
}

const undecided = new Set(["REQUEST_IN_PROGRESS", "IDEMPOTENCY_KEY_REUSED"]);

/** True when the API said no: nothing was made, the next try is a new one. Anything else may have gone through. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.kind === "domain" && (error.status ?? 500) < 500 && !undecided.has(error.code);

/**
 * Orders once, however often it is called for the same content: the key is kept until the API has answered. Before
 * something else is ordered, an earlier try whose answer was lost is looked for; when it made an order, that one is
 * answered and nothing new is ordered.
 */
export async function placeOrder(
  input: OrderInput,
  { create, loadNewest, store, now, newKey }: OrderPorts,
): Promise<Order> {
  const stored = store.readAttempt();
  const attempt = planAttempt(stored, input, now(), newKey);
  if (stored && stored.key !== attempt.key) {
    const lost = findOrderOfAttempt(stored, await loadNewest(), store.readFinished());
    if (lost) {
      store.writeAttempt(null);
      store.writeOpenOrder(lost.id);
      return lost;
    }
  }
  store.writeAttempt(attempt);
  try {
    const order = await create(input, attempt.key);
    store.writeAttempt(null);
    store.writeOpenOrder(order.id);
    return order;
  } catch (error) {
    if (isRefusal(error)) store.writeAttempt(null);
    throw error;
  }
}

/** Pays an order once: a call whose answer was lost is repeated with its key; one that was answered is not. */
export async function payPlacedOrder(
  orderId: string,
  wish: PaymentWish,
  { pay, store, newKey }: OrderPorts,
): Promise<Order> {
  const attempt = planAttemptKey(store.readPayAttempt(), { orderId, wish }, newKey);
  store.writePayAttempt(attempt);
  try {
    const order = await pay(orderId, wish, attempt.key);
    store.writePayAttempt(null);
    return order;
  } catch (error) {
    if (isRefusal(error)) store.writePayAttempt(null);
    throw error;
  }
}

async function findOrder(id: string, load: OrderPorts["load"]): Promise<Order | null> {
  try {
    const order = await load(id);
    // Its pieces went back on sale; they are still in the cart, at the prices of now.
    return order.status === "CANCELLED" ? null : order;
  } catch (error) {
    if (hasCode(error, "NOT_FOUND")) return null;
    throw error;
  }
}

/**
 * The order that was asked for, else the one this tab was about to pay, also one whose answer a reload or a lost
 * connection swallowed; null when there is none. An asked one that is over leaves the tab's own alone: it may have been
 * ordered at the same address.
 */
export async function findOpenOrder(
  { load, loadNewest, store }: OrderPorts,
  asked: string | null,
): Promise<Order | null> {
  const order = asked === null ? null : await findOrder(asked, load);
  if (order) {
    if (isPayable(order)) store.writeOpenOrder(order.id);
    return order;
  }
  const id = store.readOpenOrder();
  if (id !== null) {
    const own = await findOrder(id, load);
    if (own) return own;
    store.writeOpenOrder(null);
  }
  const attempt = store.readAttempt();
  const lost = attempt && findOrderOfAttempt(attempt, await loadNewest(), store.readFinished());
  if (!lost) return null;
  store.writeAttempt(null);
  store.writeOpenOrder(lost.id);
  return lost;
}
