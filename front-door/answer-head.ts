import type { ServerResponse } from "node:http";
import { pageStatusHeader } from "#lib/routing/page-status.ts";
import { haveCachesAsk } from "./kept-answers.ts";
import { ownPreconnect, routerHints } from "./next-internals.ts";
import { isOwnPage, tellAway } from "./outage.ts";

/** What an answer has to know of the API. */
export interface Outage {
  /** Whether a call of the API failed since a moment of `performance.now()`. */
  hasFailedSince: (moment: number) => boolean;
  isAway: () => boolean;
  retryAfterS: number;
}

export const noOutage: Outage = { hasFailedSince: () => false, isAway: () => false, retryAfterS: 0 };

export const readHeader = (answer: ServerResponse, name: string): string => String(answer.getHeader(name) ?? "");

export const isHtml = (answer: ServerResponse): boolean => readHeader(answer, "content-type").startsWith("text/html");

/** The length that is promised, where one is. */
export const lengthOf = (answer: ServerResponse): number | null =>
  answer.hasHeader("content-length") ? Number(answer.getHeader("content-length")) : null;

/**
 * Gives an answer the status its page has, whatever Next calls it; true where the page says itself what its status says. The
 * second time it changes nothing.
 */
export function settleStatus(answer: ServerResponse, outage: Outage): boolean {
  /* What is sent stale is a good page. Rendering it anew behind it may fail before the head is written, and Next tells
   * so in this answer; a page whose own render fails is not marked as stale. */
  if (answer.statusCode === 500 && readHeader(answer, "x-nextjs-cache") === "STALE") answer.statusCode = 200;
  /* The API went while the page was made: it says so in its own words. */
  if (answer.statusCode === 200 && outage.isAway() && isOwnPage(answer.req)) tellAway(answer);
  /* The status the middleware names for the page of a rewrite; a cache would keep it for those it is not meant for. */
  const status = Number(answer.getHeader(pageStatusHeader) ?? 0);
  if (status === 0) return false;
  answer.removeHeader(pageStatusHeader);
  answer.setHeader("Cache-Control", "no-store");
  answer.statusCode = status;
  return true;
}

/**
 * Head and HTML of a list just fit into what a new connection brings at once. So nothing is said that no browser asks of a
 * document: what the router reads in answers of its own, and a connection to where the page itself came from.
 */
function leaveOutHints(answer: ServerResponse): void {
  for (const name of routerHints) answer.removeHeader(name);
  const links = readHeader(answer, "link").split(", ");
  const needed = links.filter((link) => link !== ownPreconnect).join(", ");
  if (needed === "") answer.removeHeader("link");
  else answer.setHeader("link", needed);
}

/** Puts right what Next says of an answer whose status is known. `beganAt`: a moment of `performance.now()`. */
export function settleHead(answer: ServerResponse, outage: Outage, beganAt: number): void {
  /* Next adds what it keeps of a page to what the page has just said: a new redirect would name its target twice. */
  for (const name of ["location", "link"]) {
    const values = answer.getHeader(name);
    if (Array.isArray(values)) answer.setHeader(name, [...new Set(values)].join(", "));
  }
  if (isHtml(answer)) leaveOutHints(answer);
  /* Next calls every failure its own; what failed for want of the API works again soon. */
  if (answer.statusCode === 500 && outage.hasFailedSince(beganAt)) {
    answer.statusCode = 503;
    answer.setHeader("Retry-After", outage.retryAfterS);
  }
  haveCachesAsk(answer);
}
