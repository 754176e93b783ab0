import type { GuardFacts, GuardProfile } from "./verdict.ts";

const profileParams = ["kidId", "profileId", "editingKidId"] as const;

/** Id of the profile a path names; null where it names none. */
function profileIdOf(params: GuardFacts["params"]): string | null {
  const name = profileParams.find((candidate) => params[candidate] !== undefined);
  return name === undefined ? null : (params[name] ?? null);
}

/** The client's profile a path names: null where it names none, `unknown` when it is nobody's or somebody else's. */
export function profileOf<P extends Pick<GuardProfile, "id">>(
  params: GuardFacts["params"],
  profiles: readonly P[],
): P | null | "unknown" {
  const id = profileIdOf(params)?.toLowerCase();
  return id === undefined ? null : (profiles.find((profile) => profile.id === id) ?? "unknown");
}
