import { type NextRequest, NextResponse } from "next/server";
import { defaultLocale, locales } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { visitorHeaders } from "#lib/http/visitor.ts";
import { reportError } from "#lib/observability/report.ts";
import { href } from "#lib/routing/href.ts";
import { safeTarget } from "#lib/routing/safe-target.ts";
import { endSession, keepSession, sessionCookies } from "#lib/session/cookies.ts";
import { renewSession } from "#lib/session/renew.ts";

/** Where a page goes whose token the API refused: renews the session and comes back, or signs out and asks to sign in. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const locale = locales.find((candidate) => candidate === query.get("locale")) ?? defaultLocale;
  const target = safeTarget(query.get("target"), href(locale, "infos"));
  const secure = env.SITE_URL.startsWith("https:");
  const clientId = request.cookies.get(sessionCookies.clientId)?.value;
  const renewal = await renewSession(
    env.API_BASE_URL,
    request.cookies.get(sessionCookies.refreshToken)?.value,
    clientId,
    visitorHeaders(request.headers),
  );
  const isOver = "ended" in renewal;
  const isMismatch = isOver && renewal.ended === "client-mismatch";
  if (isMismatch) reportError(new Error("Client ID not matching previous token"), clientId);
  const login = href(locale, "login", null, { redirect: target, ...(isMismatch ? { notice: "mismatch" } : {}) });
  const response = new NextResponse(null, {
    status: 303,
    headers: {
      location: isOver ? login : target,
      "cache-control": "no-store",
    },
  });
  const cookies = isOver ? endSession(secure) : keepSession(renewal.session, secure);
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}
