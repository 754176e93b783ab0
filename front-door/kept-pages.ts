import { findApiGuard } from "#lib/http/api-guard.ts";
import { keep } from "#lib/memory/kept.ts";
import { isCacheTag } from "#lib/cache/tags.ts";
import { areTagsExpired, FileSystemCache, SharedCacheControls } from "./next-internals.ts";
import { createPageStore } from "./page-store.ts";
import { answeringSince, nextNow, noteShowing, tellChange } from "./showings.ts";
import { toldChanges } from "./told-changes.ts";
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

/** Values that were given out, and how old they are. */
const givenOut = new WeakMap<object, number>();

/** A lifetime that begins now, for a page that was made before. */
const prolong = (lifetime: Entry["cacheControl"], madeAt: number): Entry["cacheControl"] =>
  lifetime && typeof lifetime.revalidate === "number"
    ? { ...lifetime, revalidate: lifetime.revalidate + (nextNow() - madeAt) / 1000 }
    : lifetime;

/** What is known of a page without opening it. */
interface Outside {
  key: string;
  /** What the API can tell a change of, and since when that was as the page shows it. */
  tags: string[];
  lastModified: number;
}
/** Kept pages by their path: more than there is room for pages. */
const addresses = keep<Outside>("addresses of kept pages", { maxEntries: 5_000, maxBytes: 2 * mebibyte });
/** Next names a page by the file that makes it, as a digest, and its path. */
const pageKey = /^\/route-cache\/APP_PAGE\/[^/]+\/\$(.*)$/;

/** Of a page that is asked for as well: the address of one that stays would go behind five thousand others. */
function keepAddress(key: string, { value, lastModified }: Entry): Outside | null {
  const pathname = pageKey.exec(key)?.[1];
  if (pathname === undefined) return null;
  const known = addresses.get(pathname);
  if (known?.lastModified === lastModified) return known;
  const told = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  const tags = String(told ?? "")
    .split(",")
    .filter(isCacheTag);
  const outside = { key, tags, lastModified };
  addresses.set(pathname, outside, key.length + tags.join(",").length);
  return outside;
}

function keepPage(key: string, page: Entry): Outside | null {
  pages.set(key, page);
  return keepAddress(key, page);
}

/** Whether what a page shows changed so long ago that it is made before it is shown. */
const isOverdue = ({ tags, lastModified }: Outside): boolean => areTagsExpired(tags, lastModified);

/**
 * Whether a page that has to be made before it is shown can be made. Where the API is away, what is kept is shown from then on:
 * who asks first would be told of it otherwise, in the place of a page that is there.
 */
async function mayBeMade(): Promise<boolean> {
  const isThere = (await findApiGuard()?.findOut(true)) ?? true;
  if (!isThere) toldChanges.away();
  return isThere;
}

/**
 * A page as Next has to see it so that it makes a newer one before it shows anything. By tags alone it would not: of a page that
 * is too old by its lifetime as well it does not look at them, and shows it once more to who comes, and to the router each time.
 */
const toBeMade = (page: Entry): Entry => ({
  ...page,
  cacheControl: { revalidate: 1, ...page.cacheControl, expire: 0 },
});

/** Whether the page at a path with its language (`/fr/shop`) is kept and can be sent without rendering anything. */
export function isKeptPage(pathname: string): boolean {
  const page = addresses.peek(pathname);
  return page !== undefined && pages.has(page.key) && !isOverdue(page);
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
      const outside = keepAddress(key, kept);
      const isToBeMade = outside !== null && isOverdue(outside) && (await mayBeMade());
      if (kept.value) givenOut.set(kept.value, kept.lastModified);
      if (isToBeMade) return toBeMade(kept);
      if (isFound(kept.value)) noteShowing(goodUntil(kept));
      return kept;
    }
    /* None where the build made none, and where it is too old. */
    const built = (await super.get(key, context)) ?? ((await mayBeMade()) ? null : await super.get(key, context));
    if (!built) return null;
    /* As old as the build, and a newer one may have been shown since: it is shown once more and rendered anew. */
    const page: Entry = { ...built, cacheControl: { revalidate: 1, expire: undefined } };
    const outside = keepPage(key, page);
    return outside !== null && isOverdue(outside) && (await mayBeMade()) ? toBeMade(page) : page;
  }

  override async set(...[key, value, context]: Parameters<BuildFiles["set"]>): Promise<void> {
    if (!isInUse) return super.set(key, value, context);
    /* Next remembers how long every address may be kept, for good; here each page brings it along. */
    lifetimes.clear();
    if (context.fetchCache) return;
    /* Anybody can make up addresses: what leads nowhere, or elsewhere, is kept only in the place of a page. */
    if (!isFound(value) && (await this.get(key, context as Parameters<BuildFiles["get"]>[1])) === null) return;
    /* Where a newer one cannot be made, Next keeps the page it has for some seconds more: no change is older for it. */
    const madeAt = value && givenOut.get(value);
    if (madeAt)
      return void keepPage(key, { value, lastModified: madeAt, cacheControl: prolong(context.cacheControl, madeAt) });
    /* A change that was told while the page was made may have come too late for it: it is older than the change. */
    keepPage(key, { value, lastModified: answeringSince(), cacheControl: context.cacheControl });
  }

  override async revalidateTag(...told: Parameters<BuildFiles["revalidateTag"]>): Promise<void> {
    await super.revalidateTag(...told);
    tellChange();
  }
}
