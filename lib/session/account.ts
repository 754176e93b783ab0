import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { getClient, type Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { isConsistent } from "./consistency.ts";
import { sessionCookies } from "./cookies.ts";
import { callAsClient, callWithToken, mismatchPath, renewWhenRefused, requireSession } from "./server.ts";

/** The session of a page; asked for once a request, however many parts of the page need it. */
export const sessionOf = cache(requireSession);

const readClient = cache((locale: Locale, accessToken: string): Promise<Client> =>
  callWithToken({ locale, accessToken }, getClient, {}),
);

/** Who is signed in, for parts around the page; null without a session that is still good, and while the API is away. */
export async function findMember(locale: Locale): Promise<Client | null> {
  const accessToken = (await cookies()).get(sessionCookies.token)?.value;
  return accessToken === undefined ? null : readClient(locale, accessToken).catch(() => null);
}

/**
 * The signed-in client; read once a request. Another one than the browser remembers is shown to nobody: the session ends on
 * this device. Throws when the API is away.
 */
export const loadClientOf = cache(async (locale: Locale, target: string): Promise<Client> => {
  const session = await sessionOf(locale, target);
  const client = await readClient(locale, session.accessToken).catch((error: unknown) =>
    renewWhenRefused(session, error),
  );
  if (!isConsistent(session.clientId, client, [])) redirect(mismatchPath(locale, target));
  return client;
});

/** All profiles of the client, oldest first; read once a request. Throws when the API is away. */
export const loadProfilesOf = cache(async (locale: Locale, target: string): Promise<Profile[]> =>
  callAsClient(await sessionOf(locale, target), getProfiles, {}),
);
