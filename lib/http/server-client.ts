import "server-only";
import type { Locale } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { createApiClient, type ApiClient, type SessionTokens } from "./api-client.ts";

/** A client for what everybody may read; safe inside `use cache`. */
export const publicApi = (locale: Locale): ApiClient => createApiClient({ baseUrl: env.API_BASE_URL, locale });

/** A client that speaks for a session. */
export const sessionApi = (locale: string, tokens: SessionTokens, headers: Record<string, string> = {}): ApiClient =>
  createApiClient({ baseUrl: env.API_BASE_URL, locale, tokens, headers });
