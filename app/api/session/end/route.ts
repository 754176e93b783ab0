import { type NextRequest, NextResponse } from "next/server";
import { defaultLocale, locales } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { reportError } from "#lib/observability/report.ts";
import { href } from "#lib/routing/href.ts";
import { safeTarget } from "#lib/routing/safe-target.ts";
import { endSession, sessionCookies } from "#lib/session/cookies.ts";

/** Where a page goes that was given another client's data than the one the browser remembers: signs out here and says so. */
export function GET(request: NextRequest): Response {
  const query = request.nextUrl.searchParams;
  const locale = locales.find((candidate) => candidate === query.get("locale")) ?? defaultLocale;
  const target = safeTarget(query.get("target"), href(locale, "infos"));
  /* A link on another site must not sign anybody out. */
  const isForeign = request.headers.get("sec-fetch-site") === "cross-site";
  const login = href(locale, "login", null, { redirect: target, notice: "mismatch" });
  const response = new NextResponse(null, {
    status: 303,
    headers: { location: isForeign ? href(locale, "index") : login, "cache-control": "no-store" },
  });
  if (isForeign) return response;
  reportError(
    new Error("Client ID not matching the loaded profiles"),
    request.cookies.get(sessionCookies.clientId)?.value,
  );
  for (const cookie of endSession(env.SITE_URL.startsWith("https:"))) response.cookies.set(cookie);
  return response;
}
