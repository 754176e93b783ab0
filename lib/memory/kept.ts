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

interface Entry<Value> {
  value: Value;
  bytes: number;
}

/** A place that keeps values beyond a request, within bounds. */
export class Kept<Value> {
  readonly #name: string;
  readonly #bounds: Bounds;
  /** In the order they were asked for, the latest last. */
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;
  #dropped = 0;

  constructor(name: string, bounds: Bounds) {
    this.#name = name;
    this.#bounds = bounds;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Looks without asking: nothing is kept longer for it. */
  peek(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** `bytes`: what the value takes; its name is added, since an address is as long as somebody makes it. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const { maxBytes = Infinity, maxEntries = Infinity, maxEntryBytes = maxBytes } = this.#bounds;
    const size = bytes + key.length;
    if (size > maxEntryBytes) return;
    this.#entries.set(key, { value, bytes: size });
    this.#bytes += size;
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= maxBytes && this.#entries.size <= maxEntries) return;
      this.delete(oldest);
      this.#dropped += 1;
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
  }

  /** What is kept, that which was asked for longest ago first. */
  *oldestFirst(): Generator<[string, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value];
  }

  count(): KeptCount {
    const { maxBytes = null, maxEntries = null } = this.#bounds;
    const [name, entries, bytes, dropped] = [this.#name, this.#entries.size, this.#bytes, this.#dropped];
    return { name, entries, bytes, maxBytes, maxEntries, dropped };
  }
}

/* Next compiles pages, calls and the server's own modules apart: what a process keeps hangs on the process. */
const place = Symbol.for("petite-malle.kept");
const shared = globalThis as { [place]?: Map<string, Kept<unknown>> };
const places = (): Map<string, Kept<unknown>> => (shared[place] ??= new Map());

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

/** What this process keeps now, place by place. The middleware runs apart and is not among them. */
export const countKept = (): KeptCount[] => [...places().values()].map((kept) => kept.count());
