import type { Client } from "#contract/client.ts";
import type { Profile } from "#contract/profiles.ts";
import { href, type HrefArguments } from "#lib/routing/href.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import type { PageName } from "#lib/routing/routes.ts";

/** What a guard of a signed-in client knows. */
export interface GuardFacts {
  client: Pick<Client, "shop_status" | "gift_card_status" | "is_woman_activated">;
  /** All of the client's, oldest first. */
  profiles: readonly GuardProfile[];
  isOn: (feature: FeatureName) => boolean;
  name: PageName;
  params: Readonly<Record<string, string>>;
}

export type GuardProfile = Pick<
  Profile,
  "id" | "profile_type" | "has_requested" | "subscription_status" | "top_size" | "bottom_size" | "shoe_size"
>;

/** `go` holds a path without its language; `localizePath` adds it. */
export type Verdict = { kind: "allow" } | { kind: "not-found" } | { kind: "go"; path: string };

export type Guard = (facts: GuardFacts) => Verdict;

export const allow: Verdict = { kind: "allow" };
export const notFoundHere: Verdict = { kind: "not-found" };

/** French paths carry no language. */
export const goTo = <Name extends PageName>(name: Name, ...rest: HrefArguments<Name>): Verdict => ({
  kind: "go",
  path: href("fr", name, ...rest),
});
