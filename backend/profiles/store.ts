import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, count, desc, eq, inArray, isNull, sql } from "../db/orm.ts";
import { lookLikes, profiles, quizAnswers } from "../db/schema/profile.ts";
import { requests, subscriptions, wishes } from "../db/schema/request.ts";
import { unsentStatuses } from "../requests/machine.ts";
import { forgetWords } from "./forget-words.ts";

export type StoredProfile = typeof profiles.$inferSelect;
export type StoredSubscription = typeof subscriptions.$inferSelect;

const ofClient = (clientId: string) => and(eq(profiles.clientId, clientId), isNull(profiles.erasedAt));

/** The oldest first; those that were erased are nobody's any more. */
export async function findProfilesOf(db: Queryable, clientId: string): Promise<StoredProfile[]> {
  return db.select().from(profiles).where(ofClient(clientId)).orderBy(asc(profiles.createdAt), asc(profiles.id));
}

/** Null when the client has no such profile, whoever else has. */
export async function findProfileOf(db: Queryable, clientId: string, id: string): Promise<StoredProfile | null> {
  return (
    (
      await db
        .select()
        .from(profiles)
        .where(and(ofClient(clientId), eq(profiles.id, id)))
    )[0] ?? null
  );
}

export async function countProfilesOf(db: Queryable, clientId: string): Promise<number> {
  return (await db.select({ count: count() }).from(profiles).where(ofClient(clientId)))[0]?.count ?? 0;
}

export async function hasWoman(db: Queryable, clientId: string): Promise<boolean> {
  return (await db.$count(profiles, and(ofClient(clientId), eq(profiles.profileType, "WOMAN")))) > 0;
}

export async function insertProfile(db: Queryable, profile: typeof profiles.$inferInsert): Promise<void> {
  await db.insert(profiles).values(profile);
}

/** Answers the profile as it is then. */
export async function updateProfileFields(
  db: Queryable,
  id: string,
  fields: Partial<StoredProfile>,
): Promise<StoredProfile> {
  const [row] = await db.update(profiles).set(fields).where(eq(profiles.id, id)).returning();
  if (!row) throw new Error(`no profile ${id}`);
  return row;
}

/** A subscription with its box that is not sent yet. */
export interface KnownSubscription extends StoredSubscription {
  unsent: Pick<typeof requests.$inferSelect, "deliveryDate" | "delivery"> | null;
}

/** Subscriptions of a client, newest first. The states are written out, so that the index on them serves a kept plan. */
export async function findSubscriptionsOf(db: Queryable, clientId: string): Promise<KnownSubscription[]> {
  const rows = await db
    .select({
      subscription: subscriptions,
      unsent: { deliveryDate: requests.deliveryDate, delivery: requests.delivery },
    })
    .from(subscriptions)
    .leftJoin(
      requests,
      and(
        eq(requests.subscriptionId, subscriptions.id),
        sql`${requests.status} in (${sql.raw(unsentStatuses.map((status) => `'${status}'`).join(", "))})`,
      ),
    )
    .where(eq(subscriptions.clientId, clientId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
  return rows.map(({ subscription, unsent }) => ({ ...subscription, unsent }));
}

/** What names one person or tells of it leaves; the row stays, for the boxes that refer to it. */
export async function anonymiseProfile(tx: Transaction, { id, profileType }: StoredProfile, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({
      firstname: "",
      gender: profileType === "WOMAN" ? "WOMAN" : "MIXED",
      birthdate: null,
      topSize: null,
      bottomSize: null,
      shoeSize: null,
      description: null,
      photoKey: null,
      draftBox: null,
      updatedAt: now,
      erasedAt: now,
    })
    .where(eq(profiles.id, id));
  await tx.delete(quizAnswers).where(eq(quizAnswers.profileId, id));
  await tx.delete(lookLikes).where(eq(lookLikes.profileId, id));
  const boxes = tx.select({ id: requests.id }).from(requests).where(eq(requests.profileId, id));
  await tx.delete(wishes).where(inArray(wishes.requestId, boxes));
  await forgetWords(tx, id);
}

export async function removeProfile(tx: Transaction, id: string): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.id, id));
}

export type StoredQuizAnswers = typeof quizAnswers.$inferSelect;

/** A profile of the client with what it answered under each code, the oldest word first; null when the client has no such profile. */
export async function findProfileWithAnswers(
  db: Queryable,
  clientId: string,
  id: string,
): Promise<{ profile: StoredProfile; stored: StoredQuizAnswers[] } | null> {
  const rows = await db
    .select({ profile: profiles, stored: quizAnswers })
    .from(profiles)
    .leftJoin(quizAnswers, eq(quizAnswers.profileId, profiles.id))
    .where(and(ofClient(clientId), eq(profiles.id, id)))
    .orderBy(asc(quizAnswers.updatedAt), asc(quizAnswers.code));
  const [first] = rows;
  return first ? { profile: first.profile, stored: rows.flatMap(({ stored }) => stored ?? []) } : null;
}

export async function saveQuizAnswers(db: Queryable, row: StoredQuizAnswers): Promise<void> {
  const { answers, completedAt, updatedAt } = row;
  await db
    .insert(quizAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [quizAnswers.profileId, quizAnswers.code],
      set: { answers, completedAt, updatedAt },
    });
}
