import type { Profile } from "#contract/profiles.ts";
import { returnStock } from "../catalog/stock.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, inArray, max } from "../db/orm.ts";
import { profiles } from "../db/schema/profile.ts";
import {
  boxMessages,
  previewChanges,
  requestEvents,
  requestItems,
  requests,
  subscriptionEvents,
  subscriptions,
  wishes,
} from "../db/schema/request.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { ApiError } from "../http/problem.ts";
import { readProfile, requireProfile } from "./service.ts";

const openSubscription = ["ACTIVE", "PAUSED"] as const;
const notYetSent = ["OPEN", "COMPOSED", "VALIDATED"] as const;

async function moveSubscription(tx: Transaction, from: string, to: string, now: Date): Promise<boolean> {
  const [moved] = await tx
    .update(subscriptions)
    .set({ profileId: to, updatedAt: now })
    .where(and(eq(subscriptions.profileId, from), inArray(subscriptions.status, [...openSubscription])))
    .returning({ id: subscriptions.id });
  if (!moved) return false;
  const [last] = await tx
    .select({ sequence: max(subscriptionEvents.sequence) })
    .from(subscriptionEvents)
    .where(eq(subscriptionEvents.subscriptionId, moved.id));
  await tx.insert(subscriptionEvents).values({
    subscriptionId: moved.id,
    sequence: (last?.sequence ?? 0) + 1,
    type: "MOVED",
    data: { from, to },
    at: now,
  });
  return true;
}

/**
 * A box that is not yet sent goes with it. What was composed was composed for somebody else: its pieces go back to the
 * shop and the box takes wishes again, whose sizes are left to the new profile's.
 */
async function moveUpcoming(tx: Transaction, from: string, to: string, now: Date): Promise<boolean> {
  const moved = await tx
    .select({ id: requests.id, status: requests.status })
    .from(requests)
    .where(and(eq(requests.profileId, from), inArray(requests.status, [...notYetSent])))
    .orderBy(requests.id)
    .for("update");
  for (const { id, status } of moved) {
    if (status !== "OPEN") {
      const pieces = await tx.delete(requestItems).where(eq(requestItems.requestId, id)).returning();
      await returnStock(
        tx,
        pieces.map(({ variantId }) => ({ variantId, quantity: 1 })),
      );
      await tx.delete(previewChanges).where(eq(previewChanges.requestId, id));
      await tx.delete(boxMessages).where(eq(boxMessages.requestId, id));
      const [last] = await tx
        .select({ sequence: max(requestEvents.sequence) })
        .from(requestEvents)
        .where(eq(requestEvents.requestId, id));
      await tx
        .insert(requestEvents)
        .values({ requestId: id, sequence: (last?.sequence ?? 0) + 1, status: "OPEN", at: now });
    }
    await tx.update(wishes).set({ variantId: null }).where(eq(wishes.requestId, id));
    await tx
      .update(requests)
      .set({
        profileId: to,
        ...(status === "OPEN" ? {} : { status: "OPEN", comment: null, previewUntil: null, dueAt: now }),
        updatedAt: now,
      })
      .where(eq(requests.id, id));
  }
  return moved.length > 0;
}

/** Throws CONFLICT when there is nothing to move or the other profile is of another kind, PROFILE_HAS_SUBSCRIPTION when it has one. */
export async function reassignProfile(
  dependencies: Dependencies,
  caller: Caller,
  id: string,
  targetId: string,
): Promise<Profile> {
  const now = dependencies.clock.now();
  try {
    await dependencies.db.transaction(async (tx) => {
      await lockClient(tx, caller.clientId);
      const from = await requireProfile({ db: tx }, caller, id);
      const to = await requireProfile({ db: tx }, caller, targetId);
      if (from.id === to.id || from.profileType !== to.profileType) {
        throw new ApiError("CONFLICT", { detail: "a subscription moves to another profile of the same kind" });
      }
      const hasMoved = [await moveSubscription(tx, id, targetId, now), await moveUpcoming(tx, id, targetId, now)];
      if (!hasMoved.includes(true)) throw new ApiError("CONFLICT", { detail: "nothing to move" });
      if (from.hasRequested) {
        await tx.update(profiles).set({ hasRequested: true, updatedAt: now }).where(eq(profiles.id, targetId));
      }
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError("PROFILE_HAS_SUBSCRIPTION");
    throw error;
  }
  return readProfile(dependencies, caller, targetId);
}
