import "server-only";
import { getReturn, type Return } from "#contract/returns.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

/** A return of the client; ends in a 404 for any other id. */
export const findReturn = (session: ClientSession, { id }: { id: string | number }): Promise<Return> =>
  findForClient(session, getReturn, { params: { id: String(id) } });
