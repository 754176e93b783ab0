import type { CountryCode } from "#contract/locale.ts";
import type { Profile, ProfileSubscription } from "#contract/profiles.ts";
import type { SizeField } from "#contract/sizes.ts";
import type { Dependencies } from "../context.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import { nextDateOf } from "../subscriptions/next-date.ts";
import { findHome } from "../subscriptions/store.ts";
import { deriveProfileStatus, deriveSubscriptionStatus, findNextSubscription } from "./status.ts";
import { findSubscriptionsOf, type KnownSubscription, type StoredProfile } from "./store.ts";

const statusCodes = { ACTIVE: "active", PAUSED: "paused", TERMINATED: "terminated", COMPLETED: "completed" } as const;

/** Day of the next box of a subscription, as the call for subscriptions answers it. */
type NextDate = (row: KnownSubscription) => string | null;

/** `home` is where boxes of their client go; null for an unknown client. */
export const nextDateWith =
  (home: { country: CountryCode } | null): NextDate =>
  (row) =>
    nextDateOf(row, row.unsent ?? undefined, {
      country: home?.country ?? "FR",
      mode: (row.unsent ?? row).delivery.mode,
    });

const toSubscription = (row: KnownSubscription, nextDate: NextDate): ProfileSubscription => ({
  id: row.id,
  is_active: row.status === "ACTIVE",
  status_details_code: statusCodes[row.status],
  frequency: row.frequencyMonths,
  next_at: row.nextAt?.toISOString() ?? null,
  next_delivery_date: nextDate(row),
  paused_until: row.pausedUntil,
  created_at: row.createdAt.toISOString(),
});

/** A size without a day of its own is as old as the profile. */
export function sizesToldOn(
  row: Pick<StoredProfile, "topSize" | "bottomSize" | "shoeSize" | "sizesToldOn" | "createdAt">,
): Profile["sizes_told_on"] {
  const dayOf = (field: SizeField, size: string | null) =>
    size === null ? null : (row.sizesToldOn[field] ?? parisDay(row.createdAt));
  return {
    top_size: dayOf("top_size", row.topSize),
    bottom_size: dayOf("bottom_size", row.bottomSize),
    shoe_size: dayOf("shoe_size", row.shoeSize),
  };
}

const toProfile = (
  row: StoredProfile,
  subscriptions: readonly KnownSubscription[],
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
  sizes_told_on: sizesToldOn(row),
  description: row.description,
  photo_url: photoUrl,
  has_requested: row.hasRequested,
  status: deriveProfileStatus(row),
  subscription_status: deriveSubscriptionStatus(subscriptions),
  subscriptions: subscriptions.map((subscription) => toSubscription(subscription, nextDate)),
  next_subscription_id: findNextSubscription(subscriptions)?.id ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** Profiles of one client as the contract shows them, with their subscriptions. Reads at once: not for a transaction. */
export async function toProfiles(
  { db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">,
  clientId: string,
  profiles: readonly StoredProfile[] | Promise<readonly StoredProfile[]>,
): Promise<Profile[]> {
  const [rows, subscriptions, home] = await Promise.all([
    profiles,
    findSubscriptionsOf(db, clientId),
    findHome(db, clientId),
  ]);
  const nextDate = nextDateWith(home);
  const addressOf = (key: string) => signFileAddress(environment.SESSION_SECRET, key, clock.now());
  return rows.map((row) => {
    const own = subscriptions.filter(({ profileId }) => profileId === row.id);
    return toProfile(row, own, row.photoKey === null ? null : addressOf(row.photoKey), nextDate);
  });
}
