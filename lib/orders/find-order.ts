import "server-only";
import { getOrder, type Order } from "#contract/orders.ts";
import { handOverReturn, type PageQuery } from "#lib/payments/return-from-payment.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

/**
 * An order of the client; ends in a 404 for any other id. `query`: of a page that a bank leads back to, which is handed to
 * the API first.
 */
export async function findOrder(session: ClientSession, id: string | number, query: PageQuery = {}): Promise<Order> {
  const known = await handOverReturn(session, String(id), query);
  return known ?? findForClient(session, getOrder, { params: { id: String(id) } });
}
