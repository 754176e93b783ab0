import { LRUCache } from "lru-cache";

/** Keeps values up to a number of bytes, and drops first what was not asked for longest. */
export interface ByteStore<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value, bytes: number) => void;
  /** Bytes that are kept now. */
  size: () => number;
}

/** A value larger than an eighth of `maxBytes` is not kept: it would drop too many others. */
export function createByteStore<Value extends string | object>(maxBytes: number): ByteStore<Value> {
  const values = new LRUCache<string, Value>({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 });
  return {
    get: (key) => values.get(key),
    /* The name counts too: an address is as long as somebody makes it. */
    set: (key, value, bytes) => values.set(key, value, { size: bytes + key.length }),
    size: () => values.calculatedSize,
  };
}
