import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accept-encoding.ts";
import { createBodyDigest } from "./body-digest.ts";
import { createCompressOnce } from "./compress-once.ts";
import { type Bounds, type Kept, keep } from "#lib/memory/kept.ts";
import { createSqueeze, type KeptBody } from "./squeeze.ts";
import { tricks, type Trick } from "./tricks.ts";

export interface WholeAnswer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface KeptAnswers {
  digest: (body: string | Uint8Array) => string;
  /** Sources for the scripts of pages, by their content. */
  scripts: Kept<readonly string[]>;
  /** Compressed bodies, by their content and their encoding: which one to send stays Next's decision. */
  bodies: Kept<KeptBody>;
  compress: ReturnType<typeof createCompressOnce>;
  squeeze: ReturnType<typeof createSqueeze>;
  /** Answers whose address promises that they never change, by address and encoding. */
  immutable: Kept<WholeAnswer>;
}

const mebibyte = 1024 * 1024;
/** One answer must not drop too many others. */
const upTo = (maxBytes: number): Bounds => ({ maxBytes, maxEntryBytes: maxBytes / 8 });

/** No answer is as short. */
const nothing: Bounds = { maxBytes: 1, maxEntryBytes: 1 };

/** What one storefront process keeps to send again; bounded, whatever is asked for. */
export function createKeptAnswers(uses: ReadonlySet<Trick> = new Set(tricks)): KeptAnswers {
  const most = (maxBytes: number): Bounds => (uses.has("kept-bytes") ? upTo(maxBytes) : nothing);
  const bodies = keep<KeptBody>("compressed pages", most(8 * mebibyte));
  return {
    digest: createBodyDigest(2 * mebibyte),
    scripts: keep("scripts of pages", most(mebibyte)),
    bodies,
    compress: createCompressOnce(bodies),
    squeeze: uses.has("squeeze") ? createSqueeze(bodies) : () => undefined,
    immutable: keep("files that never change", most(12 * mebibyte)),
  };
}

/** What Next lets every cache keep, of those that leave with words of our own. */
const reworded = new WeakSet<ServerResponse>();

/** Whether Next lets caches between the visitor and the storefront keep an answer: it is the same for everybody. */
export const isShareable = (answer: ServerResponse): boolean =>
  reworded.has(answer) || /\bs-maxage=/.test(String(answer.getHeader("cache-control") ?? ""));

/**
 * Has every cache ask first whether its copy is still good. What is the same for everybody changes within a second of its price,
 * of which no cache further out hears; for as long as Next calls it good, a CDN would show the old one, and a browser may show
 * what the router asked for last week while it asks behind. What comes with a cookie, a session that was renewed on the way, is
 * for no other visitor however alike the page is.
 */
export function haveCachesAsk(answer: ServerResponse): void {
  if (!isShareable(answer)) return;
  reworded.add(answer);
  const whose = answer.hasHeader("set-cookie") ? "private" : "public";
  answer.setHeader("Cache-Control", `${whose}, max-age=0, must-revalidate`);
}

/** True for a page that Next lets every cache hold: the same for all who send such a request. */
export const isShared = (request: IncomingMessage, answer: ServerResponse): boolean =>
  request.method === "GET" &&
  answer.statusCode === 200 &&
  isShareable(answer) &&
  !answer.hasHeader("set-cookie") &&
  !answer.hasHeader("content-encoding");

/** Next names them for every route, pages or not; what is the same for ever does not depend on them. */
const routerHeaders = /^(?:rsc|next-url|next-router-[a-z-]+)$/i;

/** What an answer says it varies by, without the headers of Next's router. */
export const varyWithoutRouter = (vary: string): string =>
  vary
    .split(/\s*,\s*/)
    .filter((name) => name !== "" && !routerHeaders.test(name))
    .join(", ");

/** True for what is the same for everybody, for ever: files whose name holds a hash, drawn pictures. */
export function isImmutable(request: IncomingMessage, answer: ServerResponse): boolean {
  const directives = String(answer.getHeader("cache-control") ?? "").split(/\s*,\s*/);
  const vary = varyWithoutRouter(String(answer.getHeader("vary") ?? ""));
  return (
    request.method === "GET" &&
    answer.statusCode === 200 &&
    directives.includes("public") &&
    directives.includes("immutable") &&
    !answer.hasHeader("set-cookie") &&
    /^(?:accept-encoding)?$/i.test(vary)
  );
}

const immutableKey = ({ url, headers }: IncomingMessage): string =>
  `${acceptedEncoding(headers["accept-encoding"])} ${url}`;

/** Headers of one connection or one moment. */
const passing = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);

export const withoutPassing = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)));

export function keepImmutable(kept: KeptAnswers, request: IncomingMessage, answer: ServerResponse, body: Buffer): void {
  const headers = { ...withoutPassing(answer.getHeaders()), "content-length": body.length };
  kept.immutable.set(immutableKey(request), { headers, body }, body.length);
}

/** The kept immutable answer to a request, when there is one. */
export function findImmutable(kept: KeptAnswers, request: IncomingMessage): WholeAnswer | undefined {
  const isPlain = ["range", "if-none-match", "if-modified-since"].every((name) => request.headers[name] === undefined);
  return request.method === "GET" && isPlain ? kept.immutable.get(immutableKey(request)) : undefined;
}
