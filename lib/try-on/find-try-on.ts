import "server-only";
import type { Order } from "#contract/orders.ts";
import { getTryOn, type TryOn } from "#contract/try-on.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { findOrder } from "#lib/orders/find-order.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

/** A box of the client as it is tried on; null for an order of the shop. Ends in a 404 for any other id. */
async function findTryOn(session: ClientSession, orderId: string | number): Promise<TryOn | null> {
  try {
    return await findForClient(session, getTryOn, { params: { id: String(orderId) } });
  } catch (error) {
    if (hasCode(error, "CONFLICT")) return null;
    throw error;
  }
}

/** An order of the client, with its box where it is one: both are asked for at once. */
export async function findOrderToTryOn(
  session: ClientSession,
  orderId: string | number,
): Promise<{ order: Order; tryOn: TryOn | null }> {
  const [order, tryOn] = await Promise.all([findOrder(session, orderId), findTryOn(session, orderId)]);
  return { order, tryOn };
}
