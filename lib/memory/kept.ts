import { LRUCache } from "lru-cache";

/** How much may be kept in one place; what was asked for longest ago goes first. */
export interface Bounds {
  /** Bytes of values and names together. */
  maxBytes?: number;
  maxEntries?: number;
  /** A value larger than this is not kept: it would drop too many others. */
  maxEntryBytes?: number;
}

export interface KeptCount {
  name: string;
  entries: number;
  /** Bytes of values, as who kept them counted, and of their names. */
  bytes: number;
  maxBytes: number | null;
  maxEntries: number | null;
  /** Entries that had to go for others since the process began. */
  dropped: number;
}

/** A place that keeps values beyond a request, within bounds. */
export class Kept<Value> {
  readonly #name: string;
  readonly #bounds: Bounds;
  readonly #entries: LRUCache<string, { value: unknown }>;
  #dropped = 0;

  constructor(name: string, bounds: Bounds) {
    const { maxBytes, maxEntries, maxEntryBytes } = bounds;
    this.#name = name;
    this.#bounds = bounds;
    this.#entries = new LRUCache({
      ...(maxEntries === undefined ? {} : { max: maxEntries }),
      /* Counted where it is not bounded, too. */
      maxSize: maxBytes ?? Number.MAX_SAFE_INTEGER,
      ...(maxEntryBytes === undefined ? {} : { maxEntrySize: maxEntryBytes }),
      dispose: (_entry, _key, reason) => {
        if (reason === "evict") this.#dropped += 1;
      },
    });
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value as Value | undefined;
  }

  /** Looks without asking: nothing is kept longer for it. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value as Value | undefined;
  }

  /** `bytes`: what the value takes; its name is added, since an address is as long as somebody makes it. */
  set(key: string, value: Value, bytes: number): void {
    this.#entries.set(key, { value }, { size: bytes + key.length });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** What is kept, that which was asked for longest ago first. */
  *oldestFirst(): Generator<[string, Value]> {
    for (const key of this.#entries.rkeys()) yield [key, this.peek(key) as Value];
  }

  count(): KeptCount {
    const { maxBytes = null, maxEntries = null } = this.#bounds;
    const { size: entries, calculatedSize: bytes } = this.#entries;
    return { name: this.#name, entries, bytes, maxBytes, maxEntries, dropped: this.#dropped };
  }
}

/* Next compiles pages, calls and the server's own modules apart: what a process keeps hangs on the process. */
const place = Symbol.for("petite-malle.kept");
type Counted = Pick<Kept<unknown>, "count">;
const shared = globalThis as { [place]?: Map<string, Counted> };
const places = (): Map<string, Counted> => (shared[place] ??= new Map());

/**
 * A new place of this process to keep something in beyond a request. Every one is made here, so that each has a bound and is
 * counted; a name stands for the newest place that has it.
 */
export function keep<Value>(name: string, bounds: Bounds): Kept<Value> {
  const made = new Kept<Value>(name, bounds);
  places().set(name, made);
  return made;
}

/** The one place of a name for all parts of this process, whichever of them asks first. */
export const keepTogether = <Value>(name: string, bounds: Bounds): Kept<Value> =>
  (places().get(name) as Kept<Value> | undefined) ?? keep(name, bounds);

/** Has something counted that is kept by others, as Next does, within a bound of theirs. */
export const countElsewhere = (name: string, count: () => KeptCount): void => void places().set(name, { count });

/** What this process keeps now, place by place. The middleware runs apart and is not among them. */
export const countKept = (): KeptCount[] => [...places().values()].map((kept) => kept.count());
