import type { Profile } from "#contract/profiles.ts";
import { isVisible } from "./client-class.ts";
import { nextDeliveryOf } from "./next-delivery.ts";

/** Days after which a child's sizes are asked about: most have grown by then. */
const sizesAskedAfterDays = 120;
const msPerDay = 86_400_000;

/** Whether a size was told so long ago that a child may have outgrown it; a woman's stay. */
export const isStale = (toldOn: string | null, today: string, profileType: Profile["profile_type"]): boolean =>
  profileType === "KID" && toldOn !== null && (Date.parse(today) - Date.parse(toldOn)) / msPerDay > sizesAskedAfterDays;

/**
 * The one thing a profile needs next: its form finished, its sizes told or looked at again, its pause ended, a box; or
 * nothing, when its next box has a day.
 */
export type Next = "form" | "sizes" | "size-check" | "paused" | "box" | "planned";

type Facts = Pick<
  Profile,
  | "has_requested"
  | "profile_type"
  | "top_size"
  | "bottom_size"
  | "sizes_told_on"
  | "subscription_status"
  | "subscriptions"
  | "next_subscription_id"
>;

export function nextFor(profile: Facts, today: string): Next {
  if (!isVisible(profile)) return "form";
  if (profile.top_size === null || profile.bottom_size === null) return "sizes";
  const { top_size, bottom_size } = profile.sizes_told_on;
  if ([top_size, bottom_size].some((day) => isStale(day, today, profile.profile_type))) return "size-check";
  if (nextDeliveryOf(profile) !== null) return "planned";
  return profile.subscription_status === "PAUSED_SUBSCRIPTION" ? "paused" : "box";
}

/** What asks for a hand comes first. */
const urgency: readonly Next[] = ["sizes", "size-check", "form", "box", "paused", "planned"];

/** A family with what comes next for each, who needs something before who is looked after. */
export const byNeed = <P extends Facts>(profiles: readonly P[], today: string): { profile: P; next: Next }[] =>
  profiles
    .map((profile) => ({ profile, next: nextFor(profile, today) }))
    .toSorted((a, b) => urgency.indexOf(a.next) - urgency.indexOf(b.next));
