import { cartEngine } from "#lib/cart/browser-engine.ts";
import { tabStore } from "./tab-store.ts";

/** Forgets what the checkout kept of an order that is paid, and brings the cart up to date. */
export async function finishCheckout(orderId: string): Promise<void> {
  const store = tabStore();
  store.addFinished(orderId);
  store.writeAttempt(null);
  store.writePayAttempt(null);
  if (store.readOpenOrder() === orderId) store.writeOpenOrder(null);
  await cartEngine().load();
}
