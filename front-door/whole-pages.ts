import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { acceptedEncoding } from "./accept-encoding.ts";
import { keep } from "#lib/memory/kept.ts";
import { withoutPassing, type WholeAnswer } from "./kept-answers.ts";
import { getMiddlewareRouteMatcher } from "./next-internals.ts";
import { findShowing, isShownStill, type Showing } from "./showings.ts";

export type Matchers = Parameters<typeof getMiddlewareRouteMatcher>[0];
type Asked = Parameters<ReturnType<typeof getMiddlewareRouteMatcher>>[1];

/** Pages as they left, to be sent again for as long as Next would send the same. */
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

const keyOf = ({ url, headers }: IncomingMessage): string => `${acceptedEncoding(headers["accept-encoding"])} ${url}`;

/** `matchers`: for which requests Next runs the middleware, as the build wrote it down. */
export function createWholePages(maxBytes: number, matchers: Matchers): WholePages {
  const pages = keep<WholePage>("whole pages", { maxBytes, maxEntryBytes: maxBytes / 8 });

  const isForAll = ({ method, headers }: IncomingMessage): boolean =>
    method === "GET" && headers.rsc === undefined && !holdsPreview.test(headers.cookie ?? "");

  return {
    find: (request) => {
      const page = pages.get(keyOf(request));
      const isNow = page && isShownStill(page.showing) && isForAll(request) && !page.isDecided(request);
      return isNow ? page : undefined;
    },
    keep: (request, answer, body) => {
      const showing = findShowing(request);
      if (!showing || !isShownStill(showing) || !isForAll(request)) return null;
      /* Of a page that is shown once more while a newer one is made, the next visitor gets the newer one. */
      if (answer.getHeader("x-nextjs-cache") !== "HIT") return null;
      const key = keyOf(request);
      const headers = { ...withoutPassing(answer.getHeaders()), "content-length": body.length };
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
