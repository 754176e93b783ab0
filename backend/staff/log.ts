import { randomUUID } from "node:crypto";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { sessions } from "../db/schema/client.ts";
import { staffActionResults, staffActions, type StaffChange } from "../db/schema/staff.ts";
import { isRecordId, recordOf } from "./record.ts";
import { withoutSecrets } from "./without-secrets.ts";

export type StaffAction = typeof staffActions.$inferSelect;

export interface StaffResult {
  status: number;
  errorCode: string | null;
  recordIds: string[];
  changes: StaffChange[];
}

type Needs = Pick<RequestContext, "clock" | "requestId"> & { db: Queryable; caller: Caller };

/** Why staff opened a session. */
export async function reasonOf({ db }: Pick<Needs, "db">, sessionId: string): Promise<string> {
  const [row] = await db.select({ reason: sessions.staffReason }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.reason ?? "";
}

/** What was understood of a call's query and body. */
interface Sent {
  query: unknown;
  body: unknown;
}

/** Whether a call only looks: one that asks what would be changes nothing either. */
export const isLook = ({ staff, method }: Pick<Endpoint, "staff" | "method">, sent: Sent | null): boolean =>
  staff === "look" || method === "GET" || (asObject(sent?.query) as { dry_run?: unknown }).dry_run === true;

/** The entry of a call, as it will be written; `sent` is null when nothing of it was understood. */
export async function planAction(
  context: Needs,
  endpoint: Pick<Endpoint, "method" | "path" | "staff">,
  params: Record<string, string>,
  sent: Sent | null,
): Promise<StaffAction> {
  const { method, path } = endpoint;
  const { clock, caller, requestId } = context;
  const { kind, id } = recordOf(path, params);
  return {
    id: randomUUID(),
    clientId: caller.clientId,
    sessionId: caller.sessionId,
    staffName: caller.staffName ?? "",
    reason: await reasonOf(context, caller.sessionId),
    call: `${method} ${path}`,
    isWrite: !isLook(endpoint, sent),
    recordKind: kind,
    recordId: id,
    sent: shortened(
      withoutSecrets({ ...readableParams(params), ...asObject(sent?.query), ...asObject(sent?.body) }) as object,
    ),
    consentId: null,
    requestId,
    at: clock.now(),
  };
}

const mostSent = 20_000;

/** What is no call of ours may be of any size: then only the names of its fields are kept. */
const shortened = (sent: object): object =>
  JSON.stringify(sent).length <= mostSent
    ? sent
    : {
        fields: Object.keys(sent)
          .map((name) => name.slice(0, 80))
          .slice(0, 100),
      };

/** What stands in a path may be anything; what could be no id of ours is left out. */
const readableParams = (params: Record<string, string>): object =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => isRecordId(value)));

const asObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

/** Writes that something begins: no deed is done without it. */
export async function noteBegun({ db }: Needs, action: StaffAction): Promise<void> {
  await db.insert(staffActions).values(action);
}

/** Writes what came of it. */
export async function noteResult({ db, clock }: Needs, action: StaffAction, result: StaffResult): Promise<void> {
  await db.insert(staffActionResults).values({ actionId: action.id, ...result, at: clock.now() });
}

/** Writes at once what began and what came of it: what was read, and what was refused before it began. */
export async function noteWhole(context: Needs, action: StaffAction, result: StaffResult): Promise<void> {
  await context.db.transaction(async (tx) => {
    await noteBegun({ ...context, db: tx }, action);
    await noteResult({ ...context, db: tx }, action, result);
  });
}
