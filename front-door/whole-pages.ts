import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import path from "node:path";
import { keep } from "#lib/memory/kept.ts";
import { acceptedEncoding } from "./accept-encoding.ts";
import { isHtml } from "./answer-head.ts";
import { isShareable, withoutPassing, type WholeAnswer } from "./kept-answers.ts";
import { getMiddlewareRouteMatcher } from "./next-internals.ts";
import { findShowing, isShownStill, type Showing } from "./showings.ts";

export type Matchers = Parameters<typeof getMiddlewareRouteMatcher>[0];
type Asked = Parameters<ReturnType<typeof getMiddlewareRouteMatcher>>[1];

/** Pages as they left, and what the router asks of them ahead of a press, to be sent again for as long as Next would send the same. */
export interface WholePages {
  /** The page Next would answer a request with; undefined where it has to be asked. */
  find: (request: IncomingMessage) => WholeAnswer | undefined;
  /**
   * Keeps the page an answer is, with its bytes as they travel, where others who ask for its address get the same. Answers how
   * to send the same page in fewer bytes from then on; null where it is not kept.
   */
  keep: (request: IncomingMessage, answer: ServerResponse, body: Buffer) => ((shorter: Buffer) => void) | null;
}

/** Every page is asked of Next. */
export const noWholePages: WholePages = { find: () => undefined, keep: () => null };

interface WholePage extends WholeAnswer {
  showing: Showing;
  /** Whether the middleware has something to decide for who asks. */
  isDecided: (request: IncomingMessage) => boolean;
}

/** What tells Next to show an editor something else than what it keeps. */
const holdsPreview = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;

interface Named {
  /** What is asked for; it is the same for all who ask for it. */
  key: string;
  /** What the router sends along with what it asks for ahead of a press; null for a page. */
  mark: string | null;
}

/** The router ends an address with a digest of its headers, so that no cache takes one answer for another. */
const digestAtEnd = /[?&]_rsc=([\w-]+)$/;

/** Names what is asked for; null where Next has to look who asks, or where the router stands. */
function nameOf({ url = "/", headers }: IncomingMessage): Named | null {
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  if (holdsPreview.test(headers.cookie ?? "")) return null;
  if (headers.rsc === undefined) return { key: `${encoding} ${url}`, mark: null };
  const part = headers["next-router-segment-prefetch"];
  const [end, digest] = digestAtEnd.exec(url) ?? [];
  const isAhead = headers.rsc === "1" && headers["next-router-prefetch"] === "1" && typeof part === "string";
  if (!isAhead || end === undefined || headers["next-router-state-tree"] !== undefined) return null;
  return {
    key: `${encoding} ${url.slice(0, -end.length)} ${part}`,
    mark: [digest, part, headers["next-url"]].join(" "),
  };
}

/** What was asked for as it arrived: Next takes away what the router sends along. */
const arrived = new WeakMap<IncomingMessage, Named>();

/** Whether the router asks for a part of a page ahead of a press, which is the same for all who do. */
export const isAskedAhead = (request: IncomingMessage): boolean => typeof arrived.get(request)?.mark === "string";

/** What an answer says it is the same for depends on the page a visitor comes from. */
const dependsOnPage = (answer: ServerResponse): boolean => /\bnext-url\b/i.test(String(answer.getHeader("vary")));

/** `matchers`: for which requests Next runs the middleware, as the build wrote it down. */
export function createWholePages(maxBytes: number, matchers: Matchers): WholePages {
  const pages = keep<WholePage>("whole pages", { maxBytes, maxEntryBytes: maxBytes / 8 });
  /* Which digest goes with which headers Next knows: those it took. Any other one it leads to the right address. */
  const marks = keep<true>("marks of the router", { maxBytes: maxBytes / 64, maxEntryBytes: maxBytes / 1024 });

  return {
    find: (request) => {
      if (request.method !== "GET" && request.method !== "HEAD") return undefined;
      const named = nameOf(request);
      if (!named) return undefined;
      if (request.method === "GET") arrived.set(request, named);
      if (named.mark !== null && !marks.get(named.mark)) return undefined;
      const page = pages.get(named.key);
      return page && isShownStill(page.showing) && !page.isDecided(request) ? page : undefined;
    },
    keep: (request, answer, body) => {
      const showing = findShowing(request);
      const named = arrived.get(request);
      if (!showing || !isShownStill(showing) || !named) return null;
      if (isHtml(answer) !== (named.mark === null) || (named.mark !== null && dependsOnPage(answer))) return null;
      /* A part that a page does not have is answered under any name somebody makes up. */
      if (answer.statusCode !== 200 || !isShareable(answer) || answer.hasHeader("set-cookie")) return null;
      /* Of a page that is shown once more while a newer one is made, the next visitor gets the newer one. */
      if (answer.getHeader("x-nextjs-cache") !== "HIT") return null;
      const { key, mark } = named;
      if (mark !== null) marks.set(mark, true, mark.length);
      const headers: OutgoingHttpHeaders = { ...withoutPassing(answer.getHeaders()), "content-length": body.length };
      /* Pages have one by then: it is their content's before it is compressed. */
      headers.etag ??= `W/"${createHash("sha1").update(body).digest("base64url")}"`;
      const [pathname = "/", search = ""] = (request.url ?? "/").split("?", 2);
      const match = getMiddlewareRouteMatcher(matchers.filter(({ regexp }) => new RegExp(regexp).test(pathname)));
      const query = Object.fromEntries(new URLSearchParams(search));
      const isDecided = (asked: IncomingMessage): boolean => match(pathname, asked as unknown as Asked, query);
      const page = { headers, body, showing, isDecided };
      pages.set(key, page, body.length);
      return (shorter) => {
        if (pages.peek(key) !== page) return;
        pages.set(
          key,
          { ...page, body: shorter, headers: { ...headers, "content-length": shorter.length } },
          shorter.length,
        );
      };
    },
  };
}

interface MiddlewareManifest {
  middleware: Record<string, { matchers: Matchers }>;
}

/** Reads when Next runs the middleware of the build in a folder. */
export const readMatchers = (folder: string): Matchers => {
  const manifest = readFileSync(path.join(folder, "server", "middleware-manifest.json"), "utf8");
  return Object.values((JSON.parse(manifest) as MiddlewareManifest).middleware).flatMap(({ matchers }) => matchers);
};
