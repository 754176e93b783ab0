import type { BrowserContext } from "@playwright/test";
import type { Session } from "#contract/session.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { signUpElsewhere } from "./api.ts";

/** Puts the session of a new client, who signed up elsewhere, into the browser; tokens as told, or the right ones. */
export async function holdSession(
  context: BrowserContext,
  url: string,
  change: { token?: string; refreshToken?: string } = {},
): Promise<Session> {
  const session = await signUpElsewhere();
  await context.addCookies(
    [
      { name: sessionCookies.status, value: "authenticated", httpOnly: false },
      { name: sessionCookies.clientId, value: session.client_id, httpOnly: false },
      { name: sessionCookies.token, value: change.token ?? session.access_token, httpOnly: true },
      { name: sessionCookies.refreshToken, value: change.refreshToken ?? session.refresh_token, httpOnly: true },
    ].map((cookie) => ({ ...cookie, url, sameSite: "Lax" as const })),
  );
  return session;
}
