import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, desc, eq, inArray, isNull, sql } from "../db/orm.ts";
import { requestEvents, requestItems, requests, wishes, type RequestStatus } from "../db/schema/request.ts";
import { lockSubscription, type StoredSubscription } from "../subscriptions/store.ts";
import { unsentStatuses } from "./machine.ts";

export type StoredRequest = typeof requests.$inferSelect;
export type StoredItem = typeof requestItems.$inferSelect;
export type StoredWish = typeof wishes.$inferSelect;

/** A box and the subscription it belongs to, both locked. */
export interface LockedBox {
  request: StoredRequest;
  subscription: StoredSubscription | null;
}

/**
 * Locks a box until the transaction ends, after its subscription: everybody takes these locks in the same order. With
 * `skipLocked` null as well when somebody else is at one of them.
 */
export async function lockBox(
  tx: Transaction,
  id: number,
  options: { skipLocked?: boolean } = {},
): Promise<LockedBox | null> {
  const [known] = await tx
    .select({ id: requests.id, subscriptionId: requests.subscriptionId })
    .from(requests)
    .where(eq(requests.id, id));
  return known ? lockKnownBox(tx, known, options) : null;
}

/** As `lockBox`, for a box that was read: it belongs to one subscription for ever. */
export async function lockKnownBox(
  tx: Transaction,
  { id, subscriptionId }: Pick<StoredRequest, "id" | "subscriptionId">,
  options: { skipLocked?: boolean } = {},
): Promise<LockedBox | null> {
  const subscription = subscriptionId === null ? null : await lockSubscription(tx, subscriptionId, options);
  if (subscriptionId !== null && !subscription) return null;
  const [request] = await tx
    .select()
    .from(requests)
    .where(eq(requests.id, id))
    .for("update", options.skipLocked ? { skipLocked: true } : {});
  return request ? { request, subscription } : null;
}

/** Null when the profile of that client has no such box. */
export async function findRequestOf(
  db: Queryable,
  clientId: string,
  profileId: string,
  id: number,
): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.profileId, profileId), eq(requests.clientId, clientId)));
  return row ?? null;
}

/** The box of a subscription that is not yet on its way. */
export async function findUnsent(db: Queryable, subscriptionId: string): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.subscriptionId, subscriptionId), inArray(requests.status, [...unsentStatuses])));
  return row ?? null;
}

/** The box a subscription had last, whatever became of it: looked for among those of its client, who has an index. */
export async function findLatest(
  db: Queryable,
  { id, clientId }: Pick<StoredSubscription, "id" | "clientId">,
  statuses?: RequestStatus[],
): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.clientId, clientId),
        eq(requests.subscriptionId, id),
        statuses ? inArray(requests.status, statuses) : undefined,
      ),
    )
    .orderBy(desc(requests.id))
    .limit(1);
  return row ?? null;
}

/** An extra box of a profile, beside its subscription, that is not yet on its way. */
export async function findUnsentExtra(db: Queryable, profileId: string): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.profileId, profileId),
        isNull(requests.subscriptionId),
        inArray(requests.status, [...unsentStatuses]),
      ),
    );
  return row ?? null;
}

export async function insertRequest(
  tx: Transaction,
  request: Omit<typeof requests.$inferInsert, "status" | "createdAt" | "updatedAt">,
  now: Date,
): Promise<StoredRequest> {
  const [row] = await tx
    .insert(requests)
    .values({ ...request, status: "OPEN", createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error("the box was not inserted");
  await addRequestEvent(tx, row.id, "OPEN", now);
  return row;
}

async function addRequestEvent(tx: Transaction, requestId: number, status: RequestStatus, at: Date): Promise<void> {
  const sequence = sql<number>`(select coalesce(max(sequence), 0) + 1 from request_events where request_id = ${requestId})`;
  await tx.insert(requestEvents).values({ requestId, sequence, status, at });
}

export async function saveRequest(
  tx: Queryable,
  id: number,
  changes: Partial<StoredRequest>,
  now: Date,
): Promise<void> {
  await tx
    .update(requests)
    .set({ ...changes, updatedAt: now })
    .where(eq(requests.id, id));
}

/** Moves the box to a status, with a line in its timeline. */
export async function moveRequest(
  tx: Transaction,
  id: number,
  status: RequestStatus,
  now: Date,
  changes: Partial<StoredRequest> = {},
): Promise<void> {
  await saveRequest(tx, id, { ...changes, status }, now);
  await addRequestEvent(tx, id, status, now);
}

export async function findItems(db: Queryable, requestId: number): Promise<StoredItem[]> {
  return db
    .select()
    .from(requestItems)
    .where(eq(requestItems.requestId, requestId))
    .orderBy(asc(requestItems.lookIndex), asc(requestItems.itemIndex));
}

export async function findWishes(db: Queryable, requestId: number): Promise<StoredWish[]> {
  return db
    .select()
    .from(wishes)
    .where(eq(wishes.requestId, requestId))
    .orderBy(asc(wishes.createdAt), asc(wishes.productId));
}
