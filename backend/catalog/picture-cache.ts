import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
type EncodedPicture = Record<Encoding, Uint8Array<ArrayBuffer>>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** A drawing in every encoding it may be sent in. */
export async function encode(svg: string): Promise<EncodedPicture> {
  const identity = Buffer.from(svg);
  const [br, gz] = await Promise.all([compressBrotli(identity, brotliOptions), compressGzip(identity)]);
  return { identity: new Uint8Array(identity), br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** The encoding to answer with, by what a request accepts; a quality of 0 refuses. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? "").split(",")) {
    const [name = "", ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : "identity";
}

export interface PictureCache<Picture> {
  /** Null when there is no such picture; that is not kept. A picture asked for twice at once is drawn once. */
  get: (key: string, draw: () => Promise<string | null>) => Promise<Picture | null>;
}

/** Keeps the pictures asked for last, made by `finish` from their drawings, up to `maxEntries`. */
export function createPictureCache<Picture>(
  finish: (svg: string) => Promise<Picture>,
  maxEntries: number,
): PictureCache<Picture> {
  const entries = new Map<string, Promise<Picture | null>>();
  return {
    get: (key, draw) => {
      const known = entries.get(key);
      entries.delete(key);
      const entry = known ?? draw().then((svg) => (svg === null ? null : finish(svg)));
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      if (!known) {
        const forget = () => entries.get(key) === entry && entries.delete(key);
        entry.then((picture) => picture === null && forget(), forget);
      }
      return entry;
    },
  };
}
