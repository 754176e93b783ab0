import type { Profile } from "#contract/profiles.ts";

type Classed = Pick<Profile, "has_requested" | "subscription_status">;

/**
 * What one profile makes of its client. `prospect-form`: the first form is not finished, no box was ever asked for.
 * `new-profile`: a further child or a woman joins those who had one. `one-shot`: a box without a subscription. Null for all
 * others, whose subscription goes on, is paused or ended.
 */
export type ClientClass = "prospect-form" | "new-profile" | "one-shot";

/** Profiles count as visible once a box was asked for; until then a form is only begun. */
export const isVisible = ({ has_requested }: Pick<Profile, "has_requested">): boolean => has_requested;

/** `profiles` are all of the client's. */
export function clientClassOf(
  profile: Classed,
  profiles: readonly Pick<Profile, "has_requested">[],
): ClientClass | null {
  if (!isVisible(profile)) return profiles.some(isVisible) ? "new-profile" : "prospect-form";
  return profile.subscription_status === "ONE_SHOT" ? "one-shot" : null;
}
