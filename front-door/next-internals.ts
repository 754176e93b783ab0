import { createRequire } from "node:module";
import type * as fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type * as lruCache from "next/dist/server/lib/lru-cache.js";
import type * as tagsManifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import type * as handlers from "next/dist/server/use-cache/handlers.js";
import type * as matching from "next/dist/shared/lib/router/utils/middleware-route-matcher.js";

export { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

/*
 * What the front door uses of Next that Next promises nobody, in one place. Each was read in `readIn`; the test beside says
 * which of them another version has changed, and by `usedFor` what has to be read again then.
 */

/** @internal Told whoever upgrades, by the test. */
export const readIn = "16.4.6";

/**
 * Files of Next's package, by their digests (SHA-256), and what is relied on in each.
 * @internal Told whoever upgrades, by the test.
 */
export const files = {
  "dist/server/lib/incremental-cache/file-system-cache.js": {
    digest: "427a5a07865eb68f0335ef701636bc1e065e8809552d243333d22e5eefcaae29",
    usedFor: "kept-pages.ts reads the pages of the build with it, and is called in its place",
  },
  "dist/server/lib/incremental-cache/shared-cache-controls.external.js": {
    digest: "321d06c0134f4fd7f366c81937d54bf73102cc87d889a627b2bfbd603f5f0731",
    usedFor: "kept-pages.ts empties what Next remembers of every address for good",
  },
  "dist/server/lib/incremental-cache/tags-manifest.external.js": {
    digest: "bf15e99bac30da0a65bf99bcf4b2bf15d05a325f0cce3121a05e4cc3ecb727fb",
    usedFor: "told-changes.ts has pages and what is inside `use cache` made anew; kept-pages.ts knows which have to be",
  },
  "dist/server/lib/route-cache-key.js": {
    digest: "9887ca766b6bf1a85567c963a76e8cc7f682f66347079f1c00893d9c623d9dc8",
    usedFor: "kept-pages.ts knows the path of a page by the name it is kept under",
  },
  "dist/server/use-cache/handlers.js": {
    digest: "3f7124aabf603f635a39fdfb77b65c7ed7a00bdf727e212b68f5180653b0659b",
    usedFor: "kept-data.ts bounds and counts what is inside `use cache`",
  },
  "dist/server/lib/cache-handlers/default.js": {
    digest: "361ab2236416edb9b1d61734fa104da6b34427a9d093828917d471bd76dccb0a",
    usedFor: "kept-data.ts finds its store while it looks for what is not there",
  },
  "dist/server/lib/lru-cache.js": {
    digest: "b9b499c0213d746b6d7e2d6df2f99f1948c7a01034f9a1b0c3a4c860dc3cb56d",
    usedFor: "kept-data.ts reads its size and hears what it drops",
  },
  "dist/server/node-environment-baseline.js": {
    digest: "10c3e1580ca7a34217fd39237517de06cc45ba436fcde2b33c159bcfcc057600",
    usedFor: "what Next sets up before anything of it is loaded",
  },
  "dist/client/components/app-router-headers.js": {
    digest: "8ed99588ca4197ca4af349ac64235e97355c6c8ac6012ad6d3a0d10284d1850a",
    usedFor: "answer-head.ts leaves the heads out of documents that only the router reads",
  },
  "dist/shared/lib/router/utils/cache-busting-search-param.js": {
    digest: "ea95dbbe7e07160d9cff364dcc8c8f372593585939d997ef8a081cd895d05ddf",
    usedFor: "whole-pages.ts knows which headers of the router the end of an address is the digest of",
  },
  "dist/shared/lib/router/utils/middleware-route-matcher.js": {
    digest: "675f22791e3f8dc4eb0fc20c7063035ff5738c98e467a41887eaa728eef2158c",
    usedFor: "whole-pages.ts knows for whom the middleware has something to decide",
  },
} as const;

/** Heads of a document that Next's router reads in answers of its own only. */
export const routerHints = ["x-nextjs-prerender", "x-nextjs-stale-time"] as const;

/** What React says in the head `link` of a document whose fonts come from where it comes from itself. */
export const ownPreconnect = '</>; rel=preconnect; crossorigin=""';

/* CommonJS that Next's own server loads as well: what is begun here is what pages read. */
const require = createRequire(import.meta.url);
require("next/dist/server/node-environment-baseline.js");

/* Its default export is no default for Node. */
export const { default: FileSystemCache } =
  require("next/dist/server/lib/incremental-cache/file-system-cache.js") as typeof fileSystemCache;
export const { getCacheHandler, initializeCacheHandlers } =
  require("next/dist/server/use-cache/handlers.js") as typeof handlers;
export const { areTagsExpired, tagsManifest: toldTags } =
  require("next/dist/server/lib/incremental-cache/tags-manifest.external.js") as typeof tagsManifest;
export const { LRUCache } = require("next/dist/server/lib/lru-cache.js") as typeof lruCache;
export const { getMiddlewareRouteMatcher } =
  require("next/dist/shared/lib/router/utils/middleware-route-matcher.js") as typeof matching;
