import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApiGuard, retryAfterS } from "#lib/http/api-guard.ts";
import { problemBody } from "#lib/http/problem-body.ts";
import { carriesStaffToken } from "#lib/routing/decide.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { matchRoute } from "#lib/routing/match.ts";
import { pageStatusHeader } from "#lib/routing/page-status.ts";
import { listQueryNames } from "#lib/routing/rewrites.ts";
import type { Route } from "#lib/routing/route.ts";
import { routes } from "#lib/routing/routes.ts";
import { sessionCookies } from "#lib/session/cookies.ts";

/**
 * True for a list that was searched, filtered or sorted. Next sends the beginning of such a page before it has the
 * products: while the API is away it could not answer 503 any more.
 */
export function isAskedList(url: string): boolean {
  const [pathname = "", query] = url.split("?", 2);
  const searchParams = new URLSearchParams(query);
  return (
    /^\/(?:[a-z]{2}\/)?shop\/[^/]+$/.test(pathname) &&
    listQueryNames.some((name) => name !== "page" && searchParams.has(name))
  );
}

const holdsSession = new RegExp(`(?:^|;\\s*)${sessionCookies.refreshToken}=[^;]`);

/**
 * True for the document of a page of the account, asked for by who is signed in. While the API is away it says so in its own
 * words, but Next sends its beginning, and with it a 200, before it knows.
 */
export function isOwnPage({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): boolean {
  if (headers["rsc"] !== undefined || !holdsSession.test(headers.cookie ?? "")) return false;
  const match = matchRoute(splitLocale(url.split("?", 1)[0] ?? "").path);
  const route: Route | null = match && routes[match.name];
  return route?.guards.includes("lc-auth") ?? false;
}

/**
 * Lets a page of the account say by its status that the API is away. Whoever asks first after a quiet while would get its
 * beginning and a 200 before anybody knew: so the API is asked before the page is. Null where nothing has to be known; a staff
 * link leads elsewhere, and says itself within two seconds that the API is away.
 */
export function tellOwnPage(
  request: Pick<IncomingMessage, "url" | "headers">,
  answer: ServerResponse,
  guard: Pick<ApiGuard, "findOut"> | null,
): Promise<void> | null {
  if (guard === null || !isOwnPage(request) || carriesStaffToken(request.url?.split("?", 2)[1] ?? "")) return null;
  return guard.findOut().then((isThere) => {
    if (!isThere) tellAway(answer);
  });
}

/** Has a page that says itself that the API is away say so by its status too. */
export function tellAway(answer: ServerResponse): void {
  answer.setHeader(pageStatusHeader, "503");
  answer.setHeader("Retry-After", retryAfterS);
}

/** Says when to come back; in the place of the empty page the visitor gets the document for failures. */
export function sendAway(answer: ServerResponse): void {
  answer.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(retryAfterS),
  });
  answer.end();
}

/** Says the same to who asks for more than can be answered now: a page to who reads pages, a problem to scripts. */
export function sendBusy({ headers }: IncomingMessage, answer: ServerResponse): void {
  if (headers.accept?.includes("text/html")) return sendAway(answer);
  const body = JSON.stringify(problemBody("UNAVAILABLE", 503));
  answer.writeHead(503, {
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "retry-after": String(retryAfterS),
  });
  answer.end(body);
}
