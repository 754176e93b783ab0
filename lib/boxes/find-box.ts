import "server-only";
import { getRequest, type Request } from "#contract/requests.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

/** A box of a profile of the client; ends in a 404 for any other. */
export const findBox = (
  session: ClientSession,
  { kidId, requestId }: { kidId: string | number; requestId: string | number },
): Promise<Request> => findForClient(session, getRequest, { params: { id: String(kidId), rid: String(requestId) } });
