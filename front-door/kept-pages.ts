import { keep } from "#lib/memory/kept.ts";
import { FileSystemCache, SharedCacheControls } from "./next-internals.ts";
import { createPageStore } from "./page-store.ts";
import { answeringSince, noteShowing, tellChange } from "./showings.ts";
import { readTricks } from "./tricks.ts";

type BuildFiles = InstanceType<typeof FileSystemCache>;
type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Entry = NonNullable<Awaited<ReturnType<BuildFiles["get"]>>>;
type Value = Entry["value"];

const mebibyte = 1024 * 1024;

const isInUse = readTricks().has("kept-pages");

/* Next makes a handler for every request: what is kept belongs to the process. */
const pages = createPageStore<Entry>(10 * mebibyte, 18 * mebibyte);
const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });

const isFound = (value: Value): boolean => value !== null && "status" in value && (value.status ?? 200) === 200;

/** Until when Next shows a page without rendering it anew, if nobody tells of a change. */
const goodUntil = ({ lastModified, cacheControl }: Entry): number =>
  cacheControl?.revalidate === false ? Infinity : lastModified + (cacheControl?.revalidate ?? 0) * 1000;

/** What pages are kept by, by their path: more than there is room for pages. */
const addresses = keep<string>("addresses of kept pages", { maxEntries: 5_000, maxBytes: mebibyte });
/** Next names a page by the file that makes it, as a digest, and its path. */
const pageKey = /^\/route-cache\/APP_PAGE\/[^/]+\/\$(.*)$/;

/** Of a page that is asked for as well: the address of one that stays would go behind five thousand others. */
function keepAddress(key: string): void {
  const pathname = pageKey.exec(key)?.[1];
  if (pathname !== undefined) addresses.set(pathname, key, key.length);
}

function keepPage(key: string, page: Entry): void {
  pages.set(key, page);
  keepAddress(key);
}

/** Whether the page at a path with its language (`/fr/shop`) is kept and can be sent without rendering anything. */
export function isKeptPage(pathname: string): boolean {
  const key = addresses.peek(pathname);
  return key !== undefined && pages.has(key);
}

/**
 * Keeps static pages in memory, within a number of bytes, and writes nothing on the disk, from which Next would remove
 * nothing. Below lie the pages of the build, which Next's own handler reads. Tags are Next's business: it compares those
 * of a kept page with what was announced.
 */
export default class KeptPages extends FileSystemCache {
  constructor(context: Context) {
    super(isInUse ? { ...context, flushToDisk: false, maxMemoryCacheSize: 0 } : context);
  }

  override async get(...[key, context]: Parameters<BuildFiles["get"]>): Promise<Entry | null> {
    if (!isInUse) return super.get(key, context);
    const kept = pages.get(key);
    if (kept) {
      keepAddress(key);
      if (isFound(kept.value)) noteShowing(goodUntil(kept));
      return kept;
    }
    const built = await super.get(key, context);
    if (!built) return null;
    /* As old as the build, and a newer one may have been shown since: it is shown once more and rendered anew. */
    const page: Entry = { ...built, cacheControl: { revalidate: 1, expire: undefined } };
    keepPage(key, page);
    return page;
  }

  override async set(...[key, value, context]: Parameters<BuildFiles["set"]>): Promise<void> {
    if (!isInUse) return super.set(key, value, context);
    /* Next remembers how long every address may be kept, for good; here each page brings it along. */
    lifetimes.clear();
    if (context.fetchCache) return;
    /* Anybody can make up addresses: what leads nowhere, or elsewhere, is kept only in the place of a page. */
    if (!isFound(value) && (await this.get(key, context as Parameters<BuildFiles["get"]>[1])) === null) return;
    /* A change that was told while the page was made may have come too late for it: it is older than the change. */
    keepPage(key, { value, lastModified: answeringSince(), cacheControl: context.cacheControl });
  }

  override async revalidateTag(...told: Parameters<BuildFiles["revalidateTag"]>): Promise<void> {
    await super.revalidateTag(...told);
    tellChange();
  }
}
