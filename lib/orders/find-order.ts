import "server-only";
import { getOrder, type Order } from "#contract/orders.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

/** An order of the client; ends in a 404 for any other id. */
export const findOrder = (session: ClientSession, id: string | number): Promise<Order> =>
  findForClient(session, getOrder, { params: { id: String(id) } });
