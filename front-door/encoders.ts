import { buffer } from "node:stream/consumers";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

export type Encoder = BrotliCompress | Gzip;

/**
 * Bytes that are sent once are compressed fast; bytes that are kept, well; those that are sent again, better; files that never
 * change, as well as it goes.
 */
export type Effort = "once" | "kept" | "again" | "forever";

const brotliQuality = { once: 4, kept: 5, again: 11, forever: 11 } as const;
const gzipLevel = { once: 6, kept: 9, again: 9, forever: 9 } as const;
/**
 * Logarithms of windows in bytes. Files that never change are shorter than 2^18, and the best quality would take 32 MiB for
 * each of them with the usual 2^22. With more than 2^16 the quality of pages takes 32 MiB as well, and writing to so much
 * memory ten times as long, for a page that is 0.7 % shorter.
 */
const windows = { once: 22, kept: 16, again: 16, forever: 18 } as const;

export function createEncoder(encoding: Exclude<Encoding, "identity">, effort: Effort): Encoder {
  if (encoding === "gzip") return createGzip({ level: gzipLevel[effort] });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return createBrotliCompress({
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality[effort], [BROTLI_PARAM_LGWIN]: windows[effort] },
  });
}

/** Compresses what is there whole, beside whatever else this process does. */
export function compressWhole(
  body: string | Uint8Array,
  encoding: Exclude<Encoding, "identity">,
  effort: Effort,
): Promise<Buffer> {
  const encoder = createEncoder(encoding, effort);
  encoder.end(body);
  return buffer(encoder);
}

/** Sends what was written so far, without waiting for more: a page that streams shows its parts as they come. */
export const flushEncoder = (encoder: Encoder, encoding: Encoding): void =>
  encoder.flush(encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH);

/** Shorter bodies fit one packet as they are. */
const smallestBytes = 1024;
const compressible =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|[a-z.-]+\+(?:json|xml))|font\/ttf)/i;

/** Whether an answer with these headers gains from compression and may be changed. */
export function isCompressible(contentType: string, cacheControl: string, length: number | null): boolean {
  if (length !== null && length < smallestBytes) return false;
  return compressible.test(contentType) && !/no-transform/i.test(cacheControl);
}
