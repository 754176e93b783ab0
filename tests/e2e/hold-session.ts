import type { BrowserContext } from "@playwright/test";
import type { Session } from "#contract/session.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { signUpElsewhere } from "./api.ts";

/** Puts a session that was opened elsewhere into the browser, or that of a new client; tokens as told, or the right ones. */
export async function holdSession(
  context: BrowserContext,
  url: string,
  change: { token?: string; refreshToken?: string } = {},
  opened: Session | null = null,
): Promise<Session> {
  const session = opened ?? (await signUpElsewhere());
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
