import type { AnswerOf } from "#contract/endpoint.ts";
import { cancelOrder as cancelOrderCall, orderAgain as orderAgainCall, type Order } from "#contract/orders.ts";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import { tellOtherTabs } from "#lib/cart/cart-shell.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Gives an order up. Throws an `AppError`. */
export const cancelOrder = (id: string): Promise<Order> => browserApi().call(cancelOrderCall, { params: { id } });

/** Puts what can still be had of an order into the cart of this browser, and tells what could not. Throws an `AppError`. */
export async function orderAgain(id: string): Promise<AnswerOf<typeof orderAgainCall>["lines"]> {
  const engine = cartEngine();
  await engine.settled();
  const { cart, lines } = await browserApi().call(orderAgainCall, { params: { id } });
  engine.adopt(cart);
  tellOtherTabs({ id: cart.id, version: cart.version });
  return lines;
}
