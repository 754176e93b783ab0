import { randomUUID } from "node:crypto";
import { count, desc, eq } from "drizzle-orm";
import type { StaffRecordKind } from "#contract/staff.ts";
import { findClientByEmail } from "../clients/store.ts";
import type { Dependencies } from "../context.ts";
import { staffActionResults, staffActions } from "../db/schema/staff.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { noteWhole } from "./log.ts";
import { isUuid } from "./record.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

const pageSize = 100;

/** Writes down that staff read an account by a command, as it is for every look of a staff link: the client reads it, too. */
export async function noteCommand(
  { db, clock }: Needs,
  { clientId, command, staff, reason }: { clientId: string; command: string; staff: string; reason: string },
  kinds: readonly StaffRecordKind[],
): Promise<void> {
  const visit = { clientId, sessionId: randomUUID(), staffName: staff };
  const requestId = `staff-${visit.sessionId}`;
  await db.transaction(async (tx) => {
    for (const recordKind of kinds) {
      const action = {
        id: randomUUID(),
        ...visit,
        reason,
        call: `STAFF ${command}`,
        isWrite: false,
        recordKind,
        recordId: null,
        sent: {},
        consentId: null,
        requestId,
        at: clock.now(),
      };
      const result = { status: 200, errorCode: null, recordIds: [], changes: [] };
      await noteWhole({ db: tx, clock, requestId, caller: visit }, action, result);
    }
  });
}

/** The account of an e-mail, or an id: the log outlives accounts. Throws StaffRefusal for an e-mail nobody has. */
async function clientIdOf({ db }: Pick<Needs, "db">, account: string): Promise<string> {
  if (isUuid(account)) return account.toLowerCase();
  const client = await findClientByEmail(db, account);
  if (client === null) throw new StaffRefusal(`There is no account with the e-mail ${account}.`);
  return client.id;
}

/** All that staff saw, did and tried in an account, the newest first; reading it is written down before it is answered. */
export async function readLog(
  needs: Needs,
  { account, page, staff, reason }: Extract<StaffCommand, { command: "log" }>,
): Promise<StaffAnswer<"log">> {
  const { db } = needs;
  const clientId = await clientIdOf(needs, account);
  await noteCommand(needs, { clientId, command: "log", staff, reason }, ["ACCOUNT"]);
  const ofClient = eq(staffActions.clientId, clientId);
  const [counted] = await db.select({ total: count() }).from(staffActions).where(ofClient);
  const rows = await db
    .select({ action: staffActions, result: staffActionResults })
    .from(staffActions)
    .leftJoin(staffActionResults, eq(staffActionResults.actionId, staffActions.id))
    .where(ofClient)
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    page,
    pages: Math.ceil((counted?.total ?? 0) / pageSize),
    entries: rows.map(({ action, result }) => ({
      at: action.at.toISOString(),
      staff_name: action.staffName,
      reason: action.reason,
      visit: action.sessionId,
      call: action.call,
      is_write: action.isWrite,
      record_kind: action.recordKind,
      record_id: action.recordId,
      sent: action.sent as Record<string, unknown>,
      consent_id: action.consentId,
      status: result?.status ?? null,
      error_code: result?.errorCode ?? null,
      record_ids: result?.recordIds ?? [],
      changes: (result?.changes ?? []).map(({ field, before, after }) => ({ field, before, after })),
    })),
  };
}
