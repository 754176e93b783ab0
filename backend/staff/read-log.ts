import { findClientByEmail } from "../clients/store.ts";
import type { Dependencies } from "../context.ts";
import { count, desc, eq } from "../db/orm.ts";
import { staffActionResults, staffActions } from "../db/schema/staff.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { noteCommand } from "./note-command.ts";
import { isUuid } from "./record.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock">;

const pageSize = 100;

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
  asked: Extract<StaffCommand, { command: "log" }>,
): Promise<StaffAnswer<"log">> {
  const { db } = needs;
  const { account, page } = asked;
  const clientId = await clientIdOf(needs, account);
  await noteCommand(needs, asked, [{ clientId, kind: "ACCOUNT", id: null }]);
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
