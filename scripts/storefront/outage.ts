import type { ServerResponse } from "node:http";
import { retryAfterS } from "#lib/http/api-guard.ts";
import { listQueryNames } from "#lib/routing/rewrites.ts";

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

/** Says when to come back; in the place of the empty page the visitor gets the document for failures. */
export function sendAway(answer: ServerResponse): void {
  answer.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(retryAfterS),
  });
  answer.end();
}
