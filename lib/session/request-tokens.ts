import "server-only";
import type { NextRequest } from "next/server";
import { env } from "#lib/env/server.ts";
import type { SessionTokens } from "#lib/http/api-client.ts";
import { visitorHeaders } from "#lib/http/visitor.ts";
import { reportError } from "#lib/observability/report.ts";
import { endSession, keepSession, sessionCookies, toSetCookie } from "./cookies.ts";
import { renewSession } from "./renew.ts";

/** The site is served over https. */
export const isSecure = () => env.SITE_URL.startsWith("https:");

/** The session in the cookies of a request. What a renewal changes of them is added to `setCookies`. */
export function tokensOf(request: NextRequest, setCookies: string[]): SessionTokens {
  let accessToken = request.cookies.get(sessionCookies.token)?.value;
  const clientId = request.cookies.get(sessionCookies.clientId)?.value;
  return {
    read: () => (accessToken ? { access_token: accessToken } : null),
    refresh: async () => {
      const refreshToken = request.cookies.get(sessionCookies.refreshToken)?.value;
      const renewal = await renewSession(env.API_BASE_URL, refreshToken, clientId, visitorHeaders(request.headers));
      if ("ended" in renewal) {
        if (renewal.ended === "client-mismatch")
          reportError(new Error("Client ID not matching previous token"), clientId);
        setCookies.push(...endSession(isSecure()).map(toSetCookie));
        return null;
      }
      accessToken = renewal.session.access_token;
      setCookies.push(...keepSession(renewal.session, isSecure()).map(toSetCookie));
      return renewal.session;
    },
  };
}
