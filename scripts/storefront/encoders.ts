import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

export type Encoder = BrotliCompress | Gzip;

/** Bytes that are sent once are compressed fast; bytes that are kept, well; files that never change, as well as it goes. */
export type Effort = "once" | "kept" | "forever";

const brotliQuality = { once: 4, kept: 9, forever: 11 } as const;
const gzipLevel = { once: 6, kept: 9, forever: 9 } as const;
/** Window of 2^18 bytes, larger than any of our files: the best quality would take 32 MiB for each with the usual one. */
const foreverWindow = 18;

export function createEncoder(encoding: Exclude<Encoding, "identity">, effort: Effort): Encoder {
  if (encoding === "gzip") return createGzip({ level: gzipLevel[effort] });
  const params: Record<number, number> = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] };
  if (effort === "forever") params[constants.BROTLI_PARAM_LGWIN] = foreverWindow;
  return createBrotliCompress({ params });
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
