import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import type { Locale } from "#contract/locale.ts";
import { AppError } from "#lib/http/app-error.ts";
import type { CallInput } from "#lib/http/api-client.ts";
import { sessionApi } from "#lib/http/server-client.ts";
import { href } from "#lib/routing/href.ts";
import { sessionCookies } from "./cookies.ts";

/** Who a signed-in page is rendered for, and where it comes back to when the session has to be renewed first. */
export interface ClientSession {
  locale: Locale;
  target: string;
  accessToken: string;
  /** The client this browser remembers. */
  clientId: string | undefined;
}

/**
 * The session of the request, for a page at `target`. Without one it redirects to the sign-in page, which comes back.
 * Reads cookies: call it inside `<Suspense>`.
 */
export async function requireSession(locale: Locale, target: string): Promise<ClientSession> {
  const jar = await cookies();
  const accessToken = jar.get(sessionCookies.token)?.value;
  if (accessToken) return { locale, target, accessToken, clientId: jar.get(sessionCookies.clientId)?.value };
  if (jar.has(sessionCookies.refreshToken)) redirect(renewalPath(locale, target));
  redirect(href(locale, "login", null, { redirect: target }));
}

/** A call of the contract for a client. A token the API refuses redirects to its renewal; other failures throw `AppError`. */
export async function callAsClient<E extends Endpoint>(
  session: ClientSession,
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  try {
    return await callWithToken(session, endpoint, input);
  } catch (error) {
    return renewWhenRefused(session, error);
  }
}

/** As `callAsClient`, for a part of a page that is not worth a redirect: a refused token throws as well. */
export function callWithToken<E extends Endpoint>(
  { locale, accessToken }: Pick<ClientSession, "locale" | "accessToken">,
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  // A page cannot write cookies while it renders: the renewal route does.
  const tokens = { read: () => ({ access_token: accessToken }), refresh: () => Promise.resolve(null) };
  return sessionApi(locale, tokens, {}, accessToken).call(endpoint, input);
}

/** Leads to the renewal of a session whose token was refused; rethrows everything else. */
export function renewWhenRefused(session: Pick<ClientSession, "locale" | "target">, error: unknown): never {
  if (error instanceof AppError && error.status === 401) redirect(renewalPath(session.locale, session.target));
  throw error;
}

const renewalPath = (locale: Locale, target: string): string =>
  `/api/session/renew?${new URLSearchParams({ locale, target }).toString()}`;

/** Where a page goes whose data is not the remembered client's: signs out on this device and says so. */
export const mismatchPath = (locale: Locale, target: string): string =>
  `/api/session/end?${new URLSearchParams({ locale, target }).toString()}`;
