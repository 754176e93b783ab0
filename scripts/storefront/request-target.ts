import type { IncomingMessage } from "node:http";
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

/** Signs a path may hold as they are (RFC 3986, section 2.3): an escape of one is another spelling of the same address. */
const needsNoEscape = /^[\w.~-]$/;

/**
 * The one spelling of a target, in which everything that decides by an address reads it: no dot segments, no empty ones, no
 * escapes of signs that need none. The query stays as it is, and so does one slash at the end, which Next takes away.
 */
export function normalTarget(target: string): string {
  const [path = "", ...query] = target.split("?");
  const written = path.replaceAll("\\", "/").replace(/%[\da-f]{2}/gi, (escape) => {
    const sign = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return needsNoEscape.test(sign) ? sign : escape.toUpperCase();
  });
  const kept: string[] = [];
  const segments = written.split("/");
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  const isFolder = kept.length > 0 && ["", ".", ".."].includes(segments.at(-1) ?? "");
  return [`/${kept.join("/")}${isFolder ? "/" : ""}`, ...query].join("?");
}

/** Next resizes a picture once for each spelling of its address, a second of a core each: there is one. */
export function isPictureSpelled(target: string): boolean {
  const [path, search = ""] = target.split("?", 2);
  if (path !== "/_next/image") return true;
  const query = new URLSearchParams(search);
  const url = query.get("url") ?? "";
  const asWritten = `url=${encodeURIComponent(url)}&w=${query.get("w")}&q=${query.get("q")}`;
  return search === asWritten && URL.canParse(url) && new URL(url).href === url;
}

/** What answers methods of its own: the door of the API, what other programs call, the bank of the sandbox. */
const takesWrites = /^\/(?:api|internal|payment-sandbox)\//;

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
