import type { Queryable } from "../db/database.ts";
import { and, eq, gt, gte, inArray, ne, or, sql } from "../db/orm.ts";
import { clients, emailChanges } from "../db/schema/client.ts";

export type StoredChange = typeof emailChanges.$inferSelect;

const isPending = inArray(emailChanges.status, ["AWAITING_OLD", "AWAITING_NEW"]);

export async function findPendingChange(db: Queryable, clientId: string, now: Date): Promise<StoredChange | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.clientId, clientId), isPending, gt(emailChanges.expiresAt, now)));
  return row ?? null;
}

/** A change whose next link still works. The row is held until the transaction ends, so that each step is done once. */
export async function lockOpenChange(db: Queryable, id: string, now: Date): Promise<StoredChange | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)))
    .for("update");
  return row ?? null;
}

export async function insertChange(db: Queryable, change: StoredChange): Promise<void> {
  await db.insert(emailChanges).values(change);
}

export async function updateChange(db: Queryable, id: string, fields: Partial<StoredChange>): Promise<void> {
  await db.update(emailChanges).set(fields).where(eq(emailChanges.id, id));
}

export async function deletePendingChanges(db: Queryable, clientId: string): Promise<void> {
  await db.delete(emailChanges).where(and(eq(emailChanges.clientId, clientId), isPending));
}

/** Whoever takes an account back undoes all that was done to its e-mail since. */
export async function deleteLaterChanges(db: Queryable, change: StoredChange): Promise<void> {
  await db
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.clientId, change.clientId),
        ne(emailChanges.id, change.id),
        or(isPending, gte(emailChanges.createdAt, change.createdAt)),
      ),
    );
}

/**
 * With a new password, what another session asked for ends, and so does a way back that was used: its link would choose
 * one password after the other.
 */
export async function endChangesWithPassword(
  db: Queryable,
  clientId: string,
  keptSessionId: string | null,
): Promise<void> {
  const isOthers = keptSessionId === null ? isPending : and(isPending, ne(emailChanges.sessionId, keptSessionId));
  await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.clientId, clientId), or(isOthers, eq(emailChanges.status, "TAKEN_BACK"))));
}

/**
 * Whether an e-mail belongs to another client, or may come back to one: somebody who signed up with it meanwhile would shut
 * that way.
 */
export async function isEmailTaken(db: Queryable, email: string, now: Date, clientId?: string): Promise<boolean> {
  const wanted = email.toLowerCase();
  const [owner] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(sql`lower(${clients.email})`, wanted), sql`not ${clients.isProvisional}`));
  if (owner && owner.id !== clientId) return true;
  const ways = await db
    .select({ clientId: emailChanges.clientId })
    .from(emailChanges)
    .where(
      and(
        eq(sql`lower(${emailChanges.oldEmail})`, wanted),
        eq(emailChanges.status, "CONFIRMED"),
        gt(emailChanges.expiresAt, now),
      ),
    );
  return ways.some((way) => way.clientId !== clientId);
}
