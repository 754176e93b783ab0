import type { IncomingMessage } from "node:http";
import { photographSizes } from "#lib/catalog/photograph-sizes.ts";
import { isPrepared } from "#lib/catalog/photograph.ts";
import { localizePath, splitLocale } from "#lib/routing/href.ts";

/**
 * Path and query a request is for. Its line may name a whole address, as a proxy is asked; that is a path of ours too,
 * or its host would come back in redirects. Null for what is no address at all.
 */
export function ownTarget(target: string): string | null {
  if (target.startsWith("/")) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

const { deviceSizes, imageSizes, qualities } = photographSizes;
/** As pages write them: no other width, none with noughts in front. */
const sizes = new Set([...deviceSizes, ...imageSizes].flatMap((w) => qualities.map((q) => `&w=${w}&q=${q}`)));

/** Next resizes a picture once for each spelling of its address, a second of a core each: there is one. */
export function isPictureSpelled(target: string): boolean {
  const [path, ...query] = target.split("?");
  if (path !== "/_next/image") return true;
  const search = query.join("?");
  const url = new URLSearchParams(search).get("url") ?? "";
  const start = `url=${encodeURIComponent(url)}`;
  return search.startsWith(start) && sizes.has(search.slice(start.length)) && isPrepared(url);
}

/** What answers methods of its own: the door of the API, the bank of the sandbox. */
const takesWrites = /^\/(?:api|payment-sandbox)\//;

/** Whether a path is asked for by a method it takes. Everything else is read: a page, a picture, a script. */
export const isMethodTaken = (method: string | undefined, target: string): boolean =>
  method === "GET" || method === "HEAD" || takesWrites.test(target);

/** What a request was for before it was led to the page of its language that is not there. */
const asked = new WeakMap<IncomingMessage, string>();

/** Has a request answered by Next as one for a page that does not exist: with its headers, from what is kept already. */
export function askForMissing(request: IncomingMessage): void {
  const url = request.url ?? "/";
  asked.set(request, url);
  request.url = localizePath(splitLocale(url.split("?", 1)[0] ?? "").locale, "/page-not-found");
}

/** Path and query the visitor asked for. */
export const askedUrl = (request: IncomingMessage): string => asked.get(request) ?? request.url ?? "/";
