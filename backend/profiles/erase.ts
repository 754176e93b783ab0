import { lockClient } from "../clients/lock.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { requests, subscriptions, type RequestStatus } from "../db/schema/request.ts";
import { ApiError } from "../http/problem.ts";
import { requireProfile } from "./service.ts";
import { anonymiseProfile, removeProfile, type StoredSubscription } from "./store.ts";

const hasSubscription = async (
  db: Queryable,
  profileId: string,
  statuses?: StoredSubscription["status"][],
): Promise<boolean> =>
  (
    await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.profileId, profileId), statuses ? inArray(subscriptions.status, statuses) : undefined),
      )
      .limit(1)
  ).length > 0;

const hasBox = async (db: Queryable, profileId: string, statuses?: RequestStatus[]): Promise<boolean> =>
  (
    await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.profileId, profileId), statuses ? inArray(requests.status, statuses) : undefined))
      .limit(1)
  ).length > 0;

/**
 * Erases one person's data and no other's. Throws PROFILE_HAS_SUBSCRIPTION while a subscription is open, PROFILE_HAS_BOX
 * while a box is on its way there or back: its mails and its bill name the person. With boxes in the past the row stays
 * without a name; otherwise it goes.
 */
export async function eraseProfile({ db, clock, storage }: Dependencies, caller: Caller, id: string): Promise<void> {
  const photoKey = await db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    const profile = await requireProfile({ db: tx }, caller, id);
    if (await hasBox(tx, id, ["PREPARED", "SHIPPED", "DELIVERED"])) throw new ApiError("PROFILE_HAS_BOX");
    if (await hasSubscription(tx, id, ["ACTIVE", "PAUSED"])) throw new ApiError("PROFILE_HAS_SUBSCRIPTION");
    if (await hasBox(tx, id, ["OPEN", "COMPOSED", "VALIDATED"])) throw new ApiError("PROFILE_HAS_BOX");
    if ((await hasSubscription(tx, id)) || (await hasBox(tx, id))) await anonymiseProfile(tx, profile, clock.now());
    else await removeProfile(tx, id);
    return profile.photoKey;
  });
  if (photoKey) await storage.remove(photoKey);
}
