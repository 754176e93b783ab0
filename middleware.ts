import { type NextRequest, NextResponse } from "next/server";
import { decide } from "#lib/routing/decide.ts";
import { keepSession, endSession, sessionCookies } from "#lib/session/cookies.ts";
import { renewSession } from "#lib/session/renew.ts";
import { needsRefresh } from "#lib/session/token-expiry.ts";

/**
 * Runs only where it has something to decide; every other page is a cached one that passes it by. The patterns must
 * stay literal, because Next reads them from the source.
 */
export const config = {
  matcher: [
    /* The root, for those whom it may lead elsewhere: not who has chosen French, or names it first, or names nothing. */
    { source: "/", has: [{ type: "cookie", key: "locale", value: "de|nl|es" }] },
    {
      source: "/",
      has: [{ type: "header", key: "accept-language", value: "(?!fr(?:-[A-Za-z]+)?(?:,|$)).*" }],
      missing: [{ type: "cookie", key: "locale" }],
    },
    "/fr/:path*",
    /* The doors: the account, profiles, quizzes of one person, and what begins with an id. */
    "/:locale(de|nl|es)?/infos/:path*",
    "/:locale(de|nl|es)?/profil/:path*",
    "/:locale(de|nl|es)?/login/:path*",
    "/:locale(de|nl|es)?/reset-password",
    "/:locale(de|nl|es)?/quiz/:area(comment|new-kid|new-profile)/:rest",
    "/:locale(de|nl|es)?/quiz/:code/:step/:rest+",
    "/:locale(de|nl|es)?/:id((?!shop/|fr/|de/|nl/|es/)[^/]+)/:area(your-shop|suggestions|malle|satisfied)/:path*",
    "/:locale(de|nl|es)?/shop/payment-successful",
    "/(.*(?:€|\\$|£|%E2%82%AC|%24|%C2%A3|%3F|%3f).*)",
  ],
};

export async function middleware(request: NextRequest): Promise<Response> {
  const cookies = (name: string) => request.cookies.get(name)?.value;
  const decision = decide({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    isSignedIn: cookies(sessionCookies.refreshToken) !== undefined,
    storedLocale: cookies("locale"),
    acceptLanguage: request.headers.get("accept-language"),
    userAgent: request.headers.get("user-agent"),
  });
  if (decision.kind === "redirect") return redirect(request, decision.to, decision.status);
  if (decision.kind === "continue" || !needsRefresh(cookies(sessionCookies.token) ?? "", Date.now()))
    return NextResponse.next();
  return refreshThenContinue(request);
}

const redirect = (request: NextRequest, to: string, status: 307 | 308): Response =>
  NextResponse.redirect(new URL(to, request.nextUrl), status);

/** A page cannot write cookies while it renders, so a token about to end is renewed before. */
async function refreshThenContinue(request: NextRequest): Promise<Response> {
  const baseUrl = process.env.API_BASE_URL || "http://localhost:4000";
  const secure = (process.env.SITE_URL ?? "").startsWith("https:");
  try {
    const renewal = await renewSession(
      baseUrl,
      request.cookies.get(sessionCookies.refreshToken)?.value,
      request.cookies.get(sessionCookies.clientId)?.value,
    );
    const cookies = "session" in renewal ? keepSession(renewal.session, secure) : endSession(secure);
    for (const { name, value } of cookies) request.cookies.set(name, value);
    const response = NextResponse.next({ request: { headers: request.headers } });
    for (const cookie of cookies) response.cookies.set(cookie);
    return response;
  } catch {
    /* The API is away: the page says so itself, nobody is signed out. */
    return NextResponse.next();
  }
}
