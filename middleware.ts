import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { visitorHeaders } from "#lib/http/visitor.ts";
import { sendReport } from "#lib/observability/envelope.ts";
import { decide, type Decision } from "#lib/routing/decide.ts";
import { href, splitLocale } from "#lib/routing/href.ts";
import { planOwnLookUps } from "#lib/routing/own-look-up.ts";
import { pageStatusHeader } from "#lib/routing/page-status.ts";
import {
  endSession,
  freshCookie,
  keepSession,
  keepStaffSession,
  sessionCookies,
  staffCookie,
} from "#lib/session/cookies.ts";
import { isAnyMissing } from "#lib/session/own-records.ts";
import { renewSession } from "#lib/session/renew.ts";
import { openStaffSession } from "#lib/session/staff-session.ts";

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
    "/:locale(de|nl|es)?/:id((?!shop/|fr/|de/|nl/|es/)[^/]+)/:area(your-shop|suggestions|malle|wardrobe|satisfied)/:path*",
    "/:locale(de|nl|es)?/shop/payment-successful",
    /* Staff may open any page for a client. */
    { source: "/:path*", has: [{ type: "query", key: "connect-as-access-token" }] },
    "/(.*(?:€|\\$|£|%E2%82%AC|%24|%C2%A3|%3F|%3f).*)",
  ],
};

const baseUrl = (): string => process.env.API_BASE_URL || "http://localhost:4000";
const isSecure = (): boolean => (process.env.SITE_URL ?? "").startsWith("https:");

export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  const cookies = (name: string) => request.cookies.get(name)?.value;
  const decision = decide({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    isSignedIn: Boolean(cookies(sessionCookies.refreshToken)),
    storedLocale: cookies("locale"),
    acceptLanguage: request.headers.get("accept-language"),
    userAgent: request.headers.get("user-agent"),
  });
  switch (decision.kind) {
    case "continue":
      return NextResponse.next();
    case "redirect":
      return NextResponse.redirect(new URL(decision.to, request.nextUrl), decision.status);
    case "not-found":
      return NextResponse.rewrite(new URL(`/${decision.locale}/page-not-found`, request.nextUrl));
    case "staff-link":
      return followStaffLink(request, decision);
    case "needs-session":
      return cookies(sessionCookies.token) && cookies(freshCookie)
        ? toOwnPage(request, NextResponse.next())
        : refreshThenContinue(request, event);
  }
}

/** A page cannot write cookies while it renders, so a token about to end is renewed before. */
async function refreshThenContinue(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  try {
    const renewal = await renewSession(
      baseUrl(),
      request.cookies.get(sessionCookies.refreshToken)?.value,
      request.cookies.get(sessionCookies.clientId)?.value,
      visitorHeaders(request.headers),
    );
    if ("ended" in renewal) return signOut(request, event, renewal.ended);
    const cookies = keepSession(renewal.session, isSecure());
    for (const { name, value } of cookies) request.cookies.set(name, value);
    const response = NextResponse.next({ request: { headers: request.headers } });
    for (const cookie of cookies) response.cookies.set(cookie);
    return await toOwnPage(request, response);
  } catch {
    /* The API is away: the page says so itself, nobody is signed out. */
    return NextResponse.next();
  }
}

/** What is no part of a page that is there: the navigations and calls of a page's scripts. */
const isWholePage = ({ headers }: NextRequest): boolean => (headers.get("sec-fetch-dest") ?? "document") === "document";

/**
 * Answers a page about an order, box or profile that is not the client's with the 404: a page that is rendered piece by
 * piece has said 200 by the time it knows. Keeps the cookies of `response`, the answer for any other page. Nothing is
 * looked up for staff, whose every read the client is told of: the page says itself what is not there.
 */
async function toOwnPage(request: NextRequest, response: NextResponse): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const token = request.cookies.get(sessionCookies.token)?.value;
  const isAsked = isWholePage(request) && !request.cookies.has(staffCookie);
  const paths = isAsked ? planOwnLookUps(pathname) : [];
  const isThere =
    paths !== "missing" &&
    (token === undefined || !(await isAnyMissing(baseUrl(), token, paths, visitorHeaders(request.headers))));
  if (isThere) return response;
  const missing = NextResponse.rewrite(new URL(`/${splitLocale(pathname).locale}/page-not-found`, request.nextUrl));
  for (const cookie of response.cookies.getAll()) missing.cookies.set(cookie);
  missing.headers.set("cache-control", "private, no-store");
  return missing;
}

/** A session that is over ends here, and the sign-in page comes back; it says so where somebody else's data came. */
function signOut(request: NextRequest, event: NextFetchEvent, reason: string): Response {
  const { pathname, search } = request.nextUrl;
  const { locale } = splitLocale(pathname);
  const isMismatch = reason === "client-mismatch";
  if (isMismatch) {
    const clientId = request.cookies.get(sessionCookies.clientId)?.value;
    event.waitUntil(sendReport(new Error("Client ID not matching previous token"), clientId));
  }
  const query = { redirect: pathname + search, ...(isMismatch ? { notice: "mismatch" } : {}) };
  const response = NextResponse.redirect(new URL(href(locale, "login", null, query), request.nextUrl), 307);
  for (const cookie of endSession(isSecure())) response.cookies.set(cookie);
  return response;
}

type StaffLink = Extract<Decision, { kind: "staff-link" }>;

/**
 * Opens a session for staff in place of the one that is stored, and the page without the token. A link that was used, or
 * is none, leaves the session alone: otherwise any link of that name would sign people out.
 */
async function followStaffLink(request: NextRequest, { locale, token, to }: StaffLink): Promise<Response> {
  const answer = await openStaffSession(baseUrl(), token, visitorHeaders(request.headers));
  const response =
    answer.kind === "opened"
      ? NextResponse.redirect(new URL(to, request.nextUrl), 303)
      : NextResponse.rewrite(new URL(`/${locale}/staff-link-${answer.kind}`, request.nextUrl));
  if (answer.kind === "opened")
    for (const cookie of [...endSession(isSecure()), ...keepStaffSession(answer.session, isSecure())])
      response.cookies.set(cookie);
  else response.headers.set(pageStatusHeader, answer.kind === "refused" ? "403" : "503");
  if (answer.kind === "waits") response.headers.set("retry-after", String(answer.seconds));
  response.headers.set("cache-control", "no-store");
  response.headers.set("referrer-policy", "no-referrer");
  response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
}
