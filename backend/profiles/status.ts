import type { Profile } from "#contract/profiles.ts";

export interface SubscriptionFacts {
  id: string;
  status: "ACTIVE" | "PAUSED" | "TERMINATED" | "COMPLETED";
  /** Null for a box ordered once. */
  frequencyMonths: number | null;
  nextAt: Date | null;
}

/** What a profile's subscriptions, newest first, make of it; null when it never had one. One that goes on outweighs what ended. */
export function deriveSubscriptionStatus(subscriptions: readonly SubscriptionFacts[]): Profile["subscription_status"] {
  const [current] = [
    ...subscriptions.filter(({ status }) => status === "ACTIVE" || status === "PAUSED"),
    ...subscriptions,
  ];
  if (!current) return null;
  if (current.status === "PAUSED") return "PAUSED_SUBSCRIPTION";
  if (current.frequencyMonths === null) return "ONE_SHOT";
  return current.status === "ACTIVE" ? "ONGOING_SUBSCRIPTION" : "TERMINATED_SUBSCRIPTION";
}

/** The active subscription with the earliest `nextAt`; one that plans nothing comes last. */
export function findNextSubscription<T extends SubscriptionFacts>(subscriptions: readonly T[]): T | null {
  const timeOf = ({ nextAt }: SubscriptionFacts) => nextAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return subscriptions
    .filter(({ status }) => status === "ACTIVE")
    .reduce<T | null>((best, next) => (best === null || timeOf(next) < timeOf(best) ? next : best), null);
}

export function deriveProfileStatus(profile: { hasRequested: boolean; description: string | null }): Profile["status"] {
  if (profile.hasRequested) return "CLIENT";
  return profile.description ? "PROSPECT_WITH_COMMENT" : "PROSPECT";
}
