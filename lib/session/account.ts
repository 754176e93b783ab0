import "server-only";
import { cache } from "react";
import { getClient, type Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { callAsClient, requireSession } from "./server.ts";

/** The session of a page; asked for once a request, however many parts of the page need it. */
export const sessionOf = cache(requireSession);

/** The signed-in client; read once a request. Throws when the API is away. */
export const loadClientOf = cache(async (locale: Locale, target: string): Promise<Client> =>
  callAsClient(await sessionOf(locale, target), getClient, {}),
);

/** All profiles of the client, oldest first; read once a request. Throws when the API is away. */
export const loadProfilesOf = cache(async (locale: Locale, target: string): Promise<Profile[]> =>
  callAsClient(await sessionOf(locale, target), getProfiles, {}),
);
