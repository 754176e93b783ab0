import "server-only";
import type { Locale } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { findApiGuard, retryAfterS } from "./api-guard.ts";
import { createApiClient, type ApiClient, type SessionTokens } from "./api-client.ts";

/** A client for what everybody may read; safe inside `use cache`. */
export const publicApi = (locale: Locale): ApiClient =>
  createApiClient({ baseUrl: env.API_BASE_URL, locale, guard: findApiGuard() });

/** A client that speaks for a session. `visitor` takes turns of its own when many calls wait for the API. */
export const sessionApi = (
  locale: string,
  tokens: SessionTokens,
  headers: Record<string, string> = {},
  visitor = headers["x-forwarded-for"] ?? "",
): ApiClient => createApiClient({ baseUrl: env.API_BASE_URL, locale, tokens, headers, guard: findApiGuard(), visitor });

/** A request to the API outside of the contract, passed on to whoever asked for it; null when it does not answer. */
export async function fetchFromApi(request: Request, path: string, init: RequestInit = {}): Promise<Response | null> {
  const send = (signal: AbortSignal) =>
    fetch(env.API_BASE_URL + path, {
      method: request.method,
      cache: "no-store",
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
    });
  const guard = findApiGuard();
  const visitor = request.headers.get("x-forwarded-for") ?? "";
  const isRead = request.method === "GET";
  const call = { visitor, isRead, ...(isRead ? { signal: request.signal } : {}) };
  return (guard ? guard.run(call, send) : send(request.signal)).catch(() => null);
}

/** What such a request answers when the API does not. */
export const awayAnswer = (): Response =>
  new Response(null, { status: 503, headers: { "retry-after": String(retryAfterS), "cache-control": "no-store" } });
