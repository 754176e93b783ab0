import "server-only";
import type { Order } from "#contract/orders.ts";
import { getReturnOptions, type ReturnOptions } from "#contract/returns.ts";
import type { TryOn } from "#contract/try-on.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";
import { findOrderToTryOn } from "#lib/try-on/find-try-on.ts";

/** Null for a box. */
async function findOptions(session: ClientSession, id: string): Promise<ReturnOptions | null> {
  try {
    return await findForClient(session, getReturnOptions, { params: { id } });
  } catch (error) {
    if (hasCode(error, "CONFLICT")) return null;
    throw error;
  }
}

/** An order of the client with what can go back of it, or the box it is; in one round. Ends in a 404 for any other id. */
export async function findOrderToReturn(
  session: ClientSession,
  id: string | number,
): Promise<{ order: Order; tryOn: TryOn | null; options: ReturnOptions | null }> {
  const [found, options] = await Promise.all([findOrderToTryOn(session, String(id)), findOptions(session, String(id))]);
  return { ...found, options };
}
