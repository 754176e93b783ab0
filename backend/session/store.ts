import type { Caller } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, gt, isNull, ne } from "../db/orm.ts";
import { sessions } from "../db/schema/client.ts";

type StoredSession = typeof sessions.$inferSelect;

export async function insertSession(
  db: Queryable,
  session: Omit<StoredSession, "revokedAt" | "revokedReason">,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Locks the row until the transaction ends: refreshes of one session run one after the other. */
export async function lockSession(db: Queryable, id: string): Promise<StoredSession | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for("update");
  return row ?? null;
}

export async function rotateSession(
  db: Queryable,
  id: string,
  change: { generation: number; rotatedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, id));
}

export async function revokeSession(
  db: Queryable,
  session: Caller,
  reason: NonNullable<StoredSession["revokedReason"]>,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(eq(sessions.id, session.sessionId), eq(sessions.clientId, session.clientId), isNull(sessions.revokedAt)),
    );
}

/** Ends every open session of a client but the one that is kept, those of staff too. */
export async function revokeAllSessions(
  db: Queryable,
  clientId: string,
  { reason, keptSessionId }: { reason: NonNullable<StoredSession["revokedReason"]>; keptSessionId: string | null },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(sessions.clientId, clientId),
        isNull(sessions.revokedAt),
        keptSessionId === null ? undefined : ne(sessions.id, keptSessionId),
      ),
    );
}

/** A session that is neither over nor revoked; null otherwise. */
export async function findOpenSession(db: Queryable, session: Caller, now: Date): Promise<{ isGuest: boolean } | null> {
  const [row] = await db
    .select({ isGuest: sessions.isGuest })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, session.sessionId),
        eq(sessions.clientId, session.clientId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return row ?? null;
}
