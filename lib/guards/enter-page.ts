import "server-only";
import { notFound, redirect } from "next/navigation";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { href, localizePath, type HrefArguments } from "#lib/routing/href.ts";
import type { PageName } from "#lib/routing/routes.ts";
import { loadClientOf, loadProfilesOf, sessionOf } from "#lib/session/account.ts";
import { isConsistent } from "#lib/session/consistency.ts";
import { mismatchPath, type ClientSession } from "#lib/session/server.ts";
import { decideAccess } from "./decide-access.ts";
import { readFeatures } from "./feature.ts";
import { profileOf } from "./profile-of.ts";

/** What a page knows once its guards let the client in. */
export interface Entrance {
  /** For further calls with `callAsClient`. */
  session: ClientSession;
  client: Client;
  /** All of the client's, oldest first. */
  profiles: Profile[];
  /** The one the path names; null where it names none. */
  profile: Profile | null;
}

/**
 * Lets a signed-in client into a page, or leads elsewhere: to the sign-in page, to where a guard sends, to a 404 for
 * what is switched off or not the client's. Client and profiles are read in one round, once a request: call it in every
 * part of the page that needs them, inside `<Suspense>`. Throws when the API is away.
 */
export async function enterPage<Name extends PageName>(
  locale: Locale,
  name: Name,
  ...[params, query]: HrefArguments<Name>
): Promise<Entrance> {
  const target = href(locale, name, ...([params, query] as HrefArguments<Name>));
  const session = await sessionOf(locale, target);
  const [client, profiles, isOn] = await Promise.all([
    loadClientOf(locale, target),
    loadProfilesOf(locale, target),
    readFeatures(locale),
  ]);
  if (!isConsistent(session.clientId, client, profiles)) redirect(mismatchPath(locale, target));
  const values = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));
  const verdict = decideAccess({ client, profiles, isOn, name, params: values });
  if (verdict.kind === "not-found") notFound();
  if (verdict.kind === "go") redirect(localizePath(locale, verdict.path));
  const profile = profileOf(values, profiles);
  return { session, client, profiles, profile: profile === "unknown" ? null : profile };
}
