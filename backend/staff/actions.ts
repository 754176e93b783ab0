import { randomUUID } from "node:crypto";
import type { Endpoint } from "#contract/endpoint.ts";
import type { RequestContext } from "../context.ts";
import { staffActions } from "../db/schema/profile.ts";

/**
 * Notes a write of a session that staff opened, before it is done: none can happen without its note. Calls of clients
 * themselves and calls that only read leave none.
 */
export async function recordStaffAction(
  { db, clock, caller, requestId }: Pick<RequestContext, "db" | "clock" | "caller" | "requestId">,
  { method, path }: Pick<Endpoint, "method" | "path">,
): Promise<void> {
  if (caller?.staffName === undefined || method === "GET") return;
  await db.insert(staffActions).values({
    id: randomUUID(),
    clientId: caller.clientId,
    sessionId: caller.sessionId,
    staffName: caller.staffName,
    call: `${method} ${path}`,
    requestId,
    at: clock.now(),
  });
}
