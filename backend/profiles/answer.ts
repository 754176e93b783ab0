import type { Profile, ProfileSubscription } from "#contract/profiles.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { findUnsentOfAll } from "../requests/store.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import { nextDateOf } from "../subscriptions/next-date.ts";
import { findHome } from "../subscriptions/store.ts";
import { deriveProfileStatus, deriveSubscriptionStatus, findNextSubscription } from "./status.ts";
import { findSubscriptionsOf, type StoredProfile, type StoredSubscription } from "./store.ts";

const statusCodes = { ACTIVE: "active", PAUSED: "paused", TERMINATED: "terminated", COMPLETED: "completed" } as const;

/** Day of the next box of a subscription, as the call for subscriptions answers it. */
type NextDate = (row: StoredSubscription) => string | null;

const toSubscription = (row: StoredSubscription, nextDate: NextDate): ProfileSubscription => ({
  id: row.id,
  is_active: row.status === "ACTIVE",
  status_details_code: statusCodes[row.status],
  frequency: row.frequencyMonths,
  next_at: row.nextAt?.toISOString() ?? null,
  next_delivery_date: nextDate(row),
  paused_until: row.pausedUntil,
  created_at: row.createdAt.toISOString(),
});

const toProfile = (
  row: StoredProfile,
  subscriptions: readonly StoredSubscription[],
  photoUrl: string | null,
  nextDate: NextDate,
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
  subscriptions: subscriptions.map((subscription) => toSubscription(subscription, nextDate)),
  next_subscription_id: findNextSubscription(subscriptions)?.id ?? null,
  created_at: row.createdAt.toISOString(),
});

/** Reads what tells the next date of subscriptions, of one client, in three queries however many there are. */
export async function readNextDates(db: Queryable, rows: readonly StoredSubscription[]): Promise<NextDate> {
  const [first] = rows;
  if (!first) return () => null;
  const unsent = await findUnsentOfAll(
    db,
    rows.map(({ id }) => id),
  );
  const home = await findHome(db, first.clientId);
  return (row) => {
    const box = unsent.get(row.id);
    const { mode } = (box ?? row).delivery;
    return nextDateOf(row, box, { country: home?.country ?? "FR", mode });
  };
}

/** The profiles of one client as the contract shows them, with their subscriptions. */
export async function toProfiles(
  { db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">,
  rows: readonly StoredProfile[],
): Promise<Profile[]> {
  const subscriptions = await findSubscriptionsOf(
    db,
    rows.map(({ id }) => id),
  );
  const nextDate = await readNextDates(db, [...subscriptions.values()].flat());
  const addressOf = (key: string) => signFileAddress(environment.SESSION_SECRET, key, clock.now());
  return rows.map((row) => {
    const photoUrl = row.photoKey === null ? null : addressOf(row.photoKey);
    return toProfile(row, subscriptions.get(row.id) ?? [], photoUrl, nextDate);
  });
}
