import { and, asc, count, countDistinct, desc, eq, inArray, max, min, ne } from "drizzle-orm";
import type { StaffRecordKind, StaffVisit } from "#contract/staff.ts";
import type { Queryable } from "../db/database.ts";
import { staffActionResults, staffActions } from "../db/schema/staff.ts";
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
  const sessionIds = visits.map(({ sessionId }) => sessionId);
  const [looks, deeds] =
    sessionIds.length === 0 ? [[], []] : await Promise.all([readLooks(db, sessionIds), readDeeds(db, sessionIds)]);
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
      looked_at: looks.filter((look) => look.sessionId === sessionId).map(({ kind }) => kind),
      deeds: deeds.filter((deed) => deed.sessionId === sessionId).map(({ deed }) => deed),
    })),
  };
}

/** Kinds of what was looked at, those looked at most first. */
async function readLooks(db: Queryable, sessionIds: string[]): Promise<{ sessionId: string; kind: StaffRecordKind }[]> {
  return db
    .select({ sessionId: staffActions.sessionId, kind: staffActions.recordKind })
    .from(staffActions)
    .where(
      and(
        inArray(staffActions.sessionId, sessionIds),
        eq(staffActions.isWrite, false),
        ne(staffActions.recordKind, "SESSION"),
      ),
    )
    .groupBy(staffActions.sessionId, staffActions.recordKind)
    .orderBy(desc(count()), asc(staffActions.recordKind));
}

/** What was changed or tried; that a visit ended is no deed. */
async function readDeeds(
  db: Queryable,
  sessionIds: string[],
): Promise<{ sessionId: string; deed: StaffVisit["deeds"][number] }[]> {
  const rows = await db
    .select({ action: staffActions, result: staffActionResults })
    .from(staffActions)
    .leftJoin(staffActionResults, eq(staffActionResults.actionId, staffActions.id))
    .where(and(inArray(staffActions.sessionId, sessionIds), staffActions.isWrite))
    .orderBy(staffActions.at, staffActions.id);
  return rows
    .filter(({ action }) => action.recordKind !== "SESSION")
    .map(({ action, result }) => ({
      sessionId: action.sessionId,
      deed: {
        at: action.at.toISOString(),
        kind: action.recordKind,
        outcome: outcomeOf(result),
        is_agreed: action.consentId !== null && outcomeOf(result) === "DONE",
      },
    }));
}

const outcomeOf = (result: { errorCode: string | null } | null): StaffVisit["deeds"][number]["outcome"] => {
  if (result === null) return "UNKNOWN";
  return result.errorCode === null ? "DONE" : "REFUSED";
};
