import "server-only";
import type { NextRequest } from "next/server";
import type { Locale } from "#contract/locale.ts";
import { sessionApi } from "#lib/http/server-client.ts";
import { visitorHeaders } from "#lib/http/visitor.ts";
import { tokensOf } from "#lib/session/request-tokens.ts";

/** Speaks for whoever sent the request, by its cookies; `cookies` collects what has to be set with the answer. */
export function plainSession(request: NextRequest, locale: Locale) {
  const cookies: string[] = [];
  const tokens = tokensOf(request, cookies);
  return {
    api: sessionApi(locale, tokens, visitorHeaders(request.headers)),
    cookies,
    isSignedIn: () => tokens.read() !== null,
  };
}
