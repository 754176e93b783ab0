import type { Caller } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { findOpenSubscriptions, lockSubscription, type StoredSubscription } from "../subscriptions/store.ts";
import { findRequestOf, findUnsent, lockKnownBox, type LockedBox, type StoredRequest } from "./store.ts";

/** A box of the path, or the subscription whose next box has no record yet. */
export type ResolvedBox = { request: StoredRequest } | { request: null; subscription: StoredSubscription };

const isPlanned = ({ status, nextDeliveryDate }: StoredSubscription) =>
  status === "ACTIVE" && nextDeliveryDate !== null;

/** 0 is the next box of the profile's subscription, with or without a record. Throws NOT_FOUND. */
export async function resolveBox(
  db: Queryable,
  { clientId }: Caller,
  profileId: string,
  id: number,
): Promise<ResolvedBox> {
  if (id > 0) {
    const request = await findRequestOf(db, clientId, profileId, id);
    if (!request) throw new ApiError("NOT_FOUND");
    return { request };
  }
  const [subscription] = await findOpenSubscriptions(db, clientId, profileId);
  const request = subscription ? await findUnsent(db, subscription.id) : null;
  if (request) return { request };
  if (!subscription || !isPlanned(subscription)) throw new ApiError("NOT_FOUND");
  return { request: null, subscription };
}

/** The box of the path, locked with its subscription; for 0 without a record only the subscription. Throws NOT_FOUND. */
export async function lockResolved(
  tx: Transaction,
  caller: Caller,
  profileId: string,
  id: number,
): Promise<LockedBox | { request: null; subscription: StoredSubscription }> {
  const known = await resolveBox(tx, caller, profileId, id);
  if (known.request) {
    const box = await lockKnownBox(tx, known.request);
    if (!box || box.request.clientId !== caller.clientId) throw new ApiError("NOT_FOUND");
    return box;
  }
  const subscription = await lockSubscription(tx, known.subscription.id);
  if (!subscription) throw new ApiError("NOT_FOUND");
  // Another call may have opened the box while this one waited for the lock.
  const request = await findUnsent(tx, subscription.id);
  if (request) return { request, subscription };
  if (!isPlanned(subscription)) throw new ApiError("NOT_FOUND");
  return { request: null, subscription };
}

/** As `lockResolved`, for a box that needs a record. */
export async function lockRecorded(tx: Transaction, caller: Caller, profileId: string, id: number): Promise<LockedBox> {
  const box = await lockResolved(tx, caller, profileId, id);
  if (!box.request) throw new ApiError("NOT_FOUND");
  return box;
}
