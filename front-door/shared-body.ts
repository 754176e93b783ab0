import type { ServerResponse } from "node:http";
import { acceptedEncoding } from "./accept-encoding.ts";
import { isHtml, lengthOf } from "./answer-head.ts";
import { bytesOf, type Body } from "./body.ts";
import { chooseEncoding, varyByEncoding } from "./choose-encoding.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { finishPage, type FinishedPage, pageEdition } from "./page-scripts.ts";
import type { Protect } from "./protection.ts";
import { count } from "./tally.ts";
import { hasCopy } from "./validators.ts";
import type { WholePages } from "./whole-pages.ts";

/** What of a body is to be sent: nothing, as the visitor has it; what is there; or what is being made for all who wait for it. */
export type SharedBody = { copy: true } | { body: Body } | { bytes: Promise<Buffer> };

interface SharedNeeds {
  kept: KeptAnswers;
  pages: Pick<WholePages, "keep">;
  protect: Protect;
}

/**
 * Prepares a body that many visitors get, and the head of its answer: what is kept of it, or compressed well and kept. The key
 * is the content itself, so that what Next decides to send is what is sent.
 */
export function shareBody(
  { kept, pages, protect }: SharedNeeds,
  answer: ServerResponse,
  given: { body: Body; name?: BufferEncoding | undefined },
): SharedBody {
  const page = isHtml(answer) && typeof given.body === "string" ? given.body : null;
  const digest = kept.digest(given.body) + (page === null ? "" : pageEdition);
  let made: FinishedPage | null = null;
  const finished = (text: string): FinishedPage => (made ??= finishPage(text));
  const known = page === null ? [] : kept.scripts.get(digest);
  const scripts = known ?? finished(page ?? "").scripts;
  if (!known) kept.scripts.set(digest, scripts, JSON.stringify(scripts).length);
  protect(answer, scripts);
  const etag = `W/"${digest}"`;
  answer.setHeader("ETag", etag);
  if (hasCopy(answer.req, etag)) return beCopy(answer);
  const key = `${acceptedEncoding(answer.req.headers["accept-encoding"])} ${digest}`;
  const bytes = kept.bodies.get(key)?.bytes;
  const { encoding } = chooseEncoding(answer);
  const findWhole = (): Body => (page === null ? given.body : finished(page).html);
  if (encoding !== "identity") {
    if (!bytes) return { bytes: kept.compress(key, encoding, findWhole) };
    count("kept_bytes");
    answer.setHeader("content-length", bytes.length);
    const shorten = page === null ? null : pages.keep(answer.req, answer, bytes);
    kept.squeeze(key, findWhole, (shorter) => shorten?.(shorter));
    return { body: bytes };
  }
  const whole = findWhole();
  if (lengthOf(answer) !== null) answer.setHeader("content-length", Buffer.byteLength(whole, given.name));
  /* Who asks for each page once, as crawlers do, drops none that visitors ask for. */
  if (page !== null && known) pages.keep(answer.req, answer, bytesOf(whole, given.name));
  return { body: whole };
}

function beCopy(answer: ServerResponse): SharedBody {
  answer.statusCode = 304;
  answer.removeHeader("content-length");
  answer.removeHeader("content-type");
  varyByEncoding(answer);
  return { copy: true };
}
