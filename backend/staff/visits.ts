import { endpoints } from "#contract/endpoints.ts";
import type { StaffRecordKind, StaffVisit } from "#contract/staff.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, countDistinct, desc, eq, inArray, max, min, ne } from "../db/orm.ts";
import { staffActionResults, staffActions } from "../db/schema/staff.ts";
import { wordsFor } from "./field-words.ts";
import { readRecordNames, type RecordReference } from "./record-names.ts";
import { staffFirstname } from "../customer-service/staff-firstname.ts";

const pageSize = 10;

export interface VisitPage {
  page: number;
  page_size: number;
  pages: number;
  total: number;
  items: StaffVisit[];
}

/** Visits of staff to an account, the newest first. Reads the log as it is: what is kept is told. */
export async function readVisits(db: Queryable, clientId: string, page: number): Promise<VisitPage> {
  const ofClient = eq(staffActions.clientId, clientId);
  const [counted] = await db
    .select({ total: countDistinct(staffActions.sessionId) })
    .from(staffActions)
    .where(ofClient);
  const total = counted?.total ?? 0;
  const visits = await db
    .select({
      sessionId: staffActions.sessionId,
      staffName: max(staffActions.staffName),
      reason: max(staffActions.reason),
      startedAt: min(staffActions.at),
      endedAt: max(staffActions.at),
    })
    .from(staffActions)
    .where(ofClient)
    .groupBy(staffActions.sessionId)
    .orderBy(desc(max(staffActions.at)), asc(staffActions.sessionId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const calls = await readCalls(
    db,
    visits.map(({ sessionId }) => sessionId),
  );
  const nameOf = await readRecordNames(db, clientId, calls.map(recordOf));
  return {
    page,
    page_size: pageSize,
    pages: Math.ceil(total / pageSize),
    total,
    items: visits.map(({ sessionId, staffName, reason, startedAt, endedAt }) => ({
      staff_firstname: staffFirstname(staffName ?? ""),
      reason: reason ?? "",
      started_at: (startedAt ?? new Date(0)).toISOString(),
      ended_at: (endedAt ?? new Date(0)).toISOString(),
      looked_at: looksOf(
        calls.filter((call) => call.action.sessionId === sessionId && isSeen(call)),
        nameOf,
      ),
      deeds: calls
        .filter((call) => call.action.sessionId === sessionId && isDeed(call))
        .map((call) => toDeed(call, nameOf)),
    })),
  };
}

interface Call {
  action: typeof staffActions.$inferSelect;
  result: typeof staffActionResults.$inferSelect | null;
}
type NameOf = (record: RecordReference) => string | null;

/** What was done in visits, the oldest first; that a visit began or ended is nothing. */
async function readCalls(db: Queryable, sessionIds: string[]): Promise<Call[]> {
  if (sessionIds.length === 0) return [];
  return db
    .select({ action: staffActions, result: staffActionResults })
    .from(staffActions)
    .leftJoin(staffActionResults, eq(staffActionResults.actionId, staffActions.id))
    .where(and(inArray(staffActions.sessionId, sessionIds), ne(staffActions.recordKind, "SESSION")))
    .orderBy(staffActions.at, staffActions.id);
}

/** Entries of before calls were told apart by what they do count a quote as a write. */
const lookCalls = new Set(
  [...endpoints.values()].flatMap(({ staff, method, path }) => (staff === "look" ? [`${method} ${path}`] : [])),
);
const isLookAt = ({ action }: Call): boolean => !action.isWrite || lookCalls.has(action.call);
const isSeen = (call: Call): boolean => isLookAt(call) && call.result?.errorCode === null;
/** A look that staff may not take was tried. */
const isDeed = (call: Call): boolean => !isLookAt(call) || call.result?.errorCode === "STAFF_NOT_ALLOWED";

/** What a call was about; what it made has the id it was answered with. */
const recordOf = ({ action, result }: Call): RecordReference => ({
  kind: action.recordKind,
  id: action.recordId ?? (action.isWrite && result?.recordIds.length === 1 ? (result.recordIds[0] ?? null) : null),
});

/** Kinds of what was looked at with the records that were opened, those looked at most first. */
function looksOf(seen: Call[], nameOf: NameOf): StaffVisit["looked_at"] {
  return [...Map.groupBy(seen, ({ action }) => action.recordKind)]
    .toSorted(([a, most], [b, least]) => least.length - most.length || (a < b ? -1 : 1))
    .map(([kind, calls]) => ({
      kind,
      records: [...new Set(calls.map((call) => nameOf(recordOf(call))).filter((name) => name !== null))],
    }));
}

function toDeed(call: Call, nameOf: NameOf): StaffVisit["deeds"][number] {
  const { action, result } = call;
  const outcome = outcomeOf(result);
  return {
    at: action.at.toISOString(),
    kind: action.recordKind,
    record: nameOf(recordOf(call)) ?? formerName(call),
    action: actionOf(call),
    /* What was tried in vain is told by what was sent. */
    fields: wordsFor(outcome === "DONE" ? (result?.changes ?? []).map(({ field }) => field) : Object.keys(action.sent)),
    outcome,
    is_agreed: action.consentId !== null && outcome === "DONE",
  };
}

function actionOf({ action, result }: Call): StaffVisit["deeds"][number]["action"] {
  if (action.call.startsWith("DELETE ")) return "REMOVED";
  return result?.status === 201 && action.recordId === null ? "ADDED" : "CHANGED";
}

/** Records that are named by what they hold, and by which part of it. */
const namedBy: Partial<Record<StaffRecordKind, string[]>> = {
  ADDRESS: ["street", "city"],
  PAYMENT_METHOD: ["brand", "last4"],
  PROFILE: ["firstname"],
};

/** The name of what was removed, as the log has it. */
function formerName({ action, result }: Call): string | null {
  const parts = namedBy[action.recordKind]?.map(
    (field) => result?.changes.find((change) => change.field === field)?.before,
  );
  const known = parts?.filter((part) => typeof part === "string" && part !== "") ?? [];
  return known.length > 0 ? known.join(", ") : null;
}

const outcomeOf = (result: { errorCode: string | null } | null): StaffVisit["deeds"][number]["outcome"] => {
  if (result === null) return "UNKNOWN";
  return result.errorCode === null ? "DONE" : "REFUSED";
};
