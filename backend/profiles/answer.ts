import type { Profile, ProfileSubscription } from "#contract/profiles.ts";
import type { Dependencies } from "../context.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import { deriveProfileStatus, deriveSubscriptionStatus, findNextSubscription } from "./status.ts";
import { findSubscriptionsOf, type StoredProfile, type StoredSubscription } from "./store.ts";

const statusCodes = { ACTIVE: "active", PAUSED: "paused", TERMINATED: "terminated", COMPLETED: "completed" } as const;

const toSubscription = (row: StoredSubscription): ProfileSubscription => ({
  id: row.id,
  is_active: row.status === "ACTIVE",
  status_details_code: statusCodes[row.status],
  frequency: row.frequencyMonths,
  next_at: row.nextAt?.toISOString() ?? null,
  next_delivery_date: row.nextDeliveryDate,
  paused_until: row.pausedUntil,
  created_at: row.createdAt.toISOString(),
});

const toProfile = (
  row: StoredProfile,
  subscriptions: readonly StoredSubscription[],
  photoUrl: string | null,
): Profile => ({
  id: row.id,
  client_id: row.clientId,
  profile_type: row.profileType,
  firstname: row.firstname,
  gender: row.gender,
  birthdate: row.birthdate,
  top_size: row.topSize,
  bottom_size: row.bottomSize,
  shoe_size: row.shoeSize,
  description: row.description,
  photo_url: photoUrl,
  has_requested: row.hasRequested,
  status: deriveProfileStatus(row),
  subscription_status: deriveSubscriptionStatus(subscriptions),
  subscriptions: subscriptions.map(toSubscription),
  next_subscription_id: findNextSubscription(subscriptions)?.id ?? null,
  created_at: row.createdAt.toISOString(),
});

/** The profiles as the contract shows them, with their subscriptions. */
export async function toProfiles(
  { db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">,
  rows: readonly StoredProfile[],
): Promise<Profile[]> {
  const subscriptions = await findSubscriptionsOf(
    db,
    rows.map(({ id }) => id),
  );
  const addressOf = (key: string) => signFileAddress(environment.SESSION_SECRET, key, clock.now());
  return rows.map((row) =>
    toProfile(row, subscriptions.get(row.id) ?? [], row.photoKey === null ? null : addressOf(row.photoKey)),
  );
}
