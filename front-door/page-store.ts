import { deserialize, serialize } from "node:v8";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { keep } from "#lib/memory/kept.ts";

/** Keeps pages up to a number of bytes, and drops first what was not asked for longest. */
export interface PageStore<Page> {
  get: (key: string) => Page | undefined;
  /** Whether a page is kept; it is not kept longer for it. */
  has: (key: string) => boolean;
  set: (key: string, page: Page) => void;
  /** Bytes that are kept now. */
  size: () => number;
}

/**
 * Keeps every page packed, and those that are asked for again open as well: a page of 110 kB takes 16 when it is packed, and
 * less than a millisecond to unpack, where rendering it anew takes sixty. Who asks for each page once, as crawlers do,
 * drops none that visitors ask for. A page is any value `structuredClone` can copy.
 */
export function createPageStore<Page extends object>(openBytes: number, packedBytes: number): PageStore<Page> {
  const open = keep<Page>("pages, open", { maxBytes: openBytes });
  const packed = keep<Uint8Array>("pages, packed", { maxBytes: packedBytes });
  return {
    get: (key) => {
      const found = open.get(key);
      if (found) {
        /* Or it would be gone with the pages nobody asks for. */
        packed.get(key);
        return found;
      }
      const bytes = packed.get(key);
      if (!bytes) return undefined;
      const plain = zstdDecompressSync(bytes);
      const page = deserialize(plain) as Page;
      /* Its texts are copies, its buffers views of what was unpacked. */
      open.set(key, page, plain.length * 2);
      return page;
    },
    has: (key) => packed.peek(key) !== undefined,
    set: (key, page) => {
      /* A copy: what comes out of the compressor may be a small part of a large buffer. */
      const bytes = new Uint8Array(zstdCompressSync(serialize(page)));
      open.delete(key);
      packed.set(key, bytes, bytes.length);
    },
    size: () => open.count().bytes + packed.count().bytes,
  };
}
