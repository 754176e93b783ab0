import type { Queryable } from "../db/database.ts";
import { and, desc, eq, gt, isNull, or } from "../db/orm.ts";
import { staffConsents } from "../db/schema/staff.ts";

export type StoredConsent = typeof staffConsents.$inferSelect;

/** The newest consent of a session for a deed that is not over: one that was not asked for yet never is. */
export async function findConsent(
  db: Queryable,
  sessionId: string,
  digest: string,
  now: Date,
): Promise<StoredConsent | null> {
  const [row] = await db
    .select()
    .from(staffConsents)
    .where(
      and(
        eq(staffConsents.sessionId, sessionId),
        eq(staffConsents.digest, digest),
        or(isNull(staffConsents.expiresAt), gt(staffConsents.expiresAt, now)),
      ),
    )
    .orderBy(desc(staffConsents.createdAt), desc(staffConsents.askedAt))
    .limit(1);
  return row ?? null;
}

/** Uses an agreed consent up; false when another call was first. */
export async function takeConsent(db: Queryable, id: string, key: string | null, now: Date): Promise<boolean> {
  const rows = await db
    .update(staffConsents)
    .set({ usedAt: now, usedKey: key })
    .where(and(eq(staffConsents.id, id), eq(staffConsents.answer, "AGREED"), isNull(staffConsents.usedAt)))
    .returning({ id: staffConsents.id });
  return rows.length > 0;
}

/** Gives a consent back whose deed was refused. */
export async function giveConsentBack(db: Queryable, id: string): Promise<void> {
  await db.update(staffConsents).set({ usedAt: null, usedKey: null }).where(eq(staffConsents.id, id));
}

export async function insertConsent(db: Queryable, consent: typeof staffConsents.$inferInsert): Promise<void> {
  await db.insert(staffConsents).values(consent);
}

/** Locks a consent of a session until the transaction ends. */
export async function lockConsent(db: Queryable, id: string, sessionId: string): Promise<StoredConsent | null> {
  const [row] = await db
    .select()
    .from(staffConsents)
    .where(and(eq(staffConsents.id, id), eq(staffConsents.sessionId, sessionId)))
    .for("update");
  return row ?? null;
}

export async function markAsked(
  db: Queryable,
  id: string,
  asked: { tokenHash: string; askedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(staffConsents).set(asked).where(eq(staffConsents.id, id));
}

export async function findByToken(db: Queryable, tokenHash: string): Promise<StoredConsent | null> {
  const [row] = await db.select().from(staffConsents).where(eq(staffConsents.tokenHash, tokenHash));
  return row ?? null;
}

/** Writes the client's answer, once and in time; null when it came too late. */
export async function writeAnswer(
  db: Queryable,
  tokenHash: string,
  answer: "AGREED" | "REFUSED",
  now: Date,
): Promise<StoredConsent | null> {
  const [row] = await db
    .update(staffConsents)
    .set({ answer, answeredAt: now })
    .where(and(eq(staffConsents.tokenHash, tokenHash), isNull(staffConsents.answer), gt(staffConsents.expiresAt, now)))
    .returning();
  return row ?? null;
}
