import { countElsewhere } from "#lib/memory/kept.ts";
import { getCacheHandler, initializeCacheHandlers, LRUCache } from "./next-internals.ts";

type Store = InstanceType<typeof LRUCache<unknown>>;

/** What Next's own handler keeps its entries in, which it shows to nobody: seen while the handler looks for what is not there. */
function findStore(): Store | null {
  const look = Object.getOwnPropertyDescriptor(LRUCache.prototype, "get");
  const handler = getCacheHandler("default");
  if (!look || !handler) return null;
  let found: Store | null = null;
  Object.defineProperty(LRUCache.prototype, "get", {
    ...look,
    value: new Proxy(() => undefined, {
      apply: (_, store: Store) => {
        found = store;
      },
    }),
  });
  void handler.get("nothing", []);
  Object.defineProperty(LRUCache.prototype, "get", look);
  return found;
}

/**
 * Has what Next keeps inside `use cache`, up to `maxBytes`, counted with everything else. To be called before Next is made: it
 * takes the handler that is there.
 */
export function countData(maxBytes: number): void {
  initializeCacheHandlers(maxBytes);
  const store = findStore();
  if (store === null) throw new Error("Next keeps what is inside `use cache` in another way: it cannot be counted");
  let dropped = 0;
  Reflect.set(store, "onEvict", () => {
    dropped += 1;
  });
  const name = "answers of the API, inside use cache";
  countElsewhere(name, () => ({
    name,
    entries: store.size,
    bytes: store.currentSize,
    maxBytes,
    maxEntries: null,
    dropped,
  }));
}
