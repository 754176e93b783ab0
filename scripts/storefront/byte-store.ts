/** Keeps values up to a number of bytes, and drops first what was not asked for longest. */
export interface ByteStore<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value, bytes: number) => void;
  /** Bytes that are kept now. */
  size: () => number;
}

/** A value larger than an eighth of `maxBytes` is not kept: it would drop too many others. */
export function createByteStore<Value>(maxBytes: number): ByteStore<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let total = 0;
  const forget = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, bytes) => {
      forget(key);
      if (bytes > maxBytes / 8) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return;
        forget(oldest);
      }
    },
    size: () => total,
  };
}
