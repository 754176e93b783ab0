import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { getClient, type Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { isConsistent } from "./consistency.ts";
import { callAsClient, mismatchPath, requireSession } from "./server.ts";

/** The session of a page; asked for once a request, however many parts of the page need it. */
export const sessionOf = cache(requireSession);

/**
 * The signed-in client; read once a request. Another one than the browser remembers is shown to nobody: the session ends on
 * this device. Throws when the API is away.
 */
export const loadClientOf = cache(async (locale: Locale, target: string): Promise<Client> => {
  const session = await sessionOf(locale, target);
  const client = await callAsClient(session, getClient, {});
  if (!isConsistent(session.clientId, client, [])) redirect(mismatchPath(locale, target));
  return client;
});

/** All profiles of the client, oldest first; read once a request. Throws when the API is away. */
export const loadProfilesOf = cache(async (locale: Locale, target: string): Promise<Profile[]> =>
  callAsClient(await sessionOf(locale, target), getProfiles, {}),
);
