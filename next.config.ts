import { readdirSync } from "node:fs";
import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { photographSizes } from "./lib/catalog/photograph-sizes.ts";
import { readMeasuringIds } from "./lib/measuring/read-ids.ts";
import { maxDataBytes, maxPhotographBytes } from "./lib/memory/bounds.ts";
import { developmentPolicy, readPolicySettings } from "./lib/security/content-policy.ts";
import { afterFileRewrites, beforeFileRewrites, fallbackRewrites } from "./lib/routing/rewrites.ts";

/** Hosts whose photographs `next/image` may resize, separated by commas. */
const imageHosts = (process.env.IMAGE_HOSTS ?? "").split(",").filter(Boolean);

/** Files at the root, by name: what is not there must not be kept by anybody. */
const publicFiles = readdirSync("public")
  .map((name) => name.replaceAll(".", String.raw`\.`))
  .join("|");

/** Browsers that came by https once come by https only. */
const isSecure = (process.env.SITE_URL ?? "").startsWith("https:");

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  /* Which build this is: the release for error reports, and what pages compare with `/version.txt`. */
  env: {
    BUILD_VERSION: process.env.APP_VERSION || process.env.BUILD_HASH || "development",
    ...readMeasuringIds(process.env),
  },
  /* What `use cache` keeps is bounded in bytes, whatever is asked for. */
  cacheMaxMemorySize: maxDataBytes,
  /* front-door hashes and compresses: once per content instead of once per request. */
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  experimental: {
    /* A machine that makes one build and is thrown away needs nothing written down for the next one. */
    turbopackFileSystemCacheForBuild: !process.env.CI,
    /* The program of a page is read when it is first asked for: all of them at once are a tenth of the memory of an idle server. */
    preloadEntriesOnStart: false,
    /* What is known of routes is read through `next-env.d.ts`: Next would add the folder of every build to `tsconfig.json`. */
    strictRouteTypes: true,
  },
  images: {
    ...photographSizes,
    formats: ["image/avif", "image/webp"],
    maximumDiskCacheSize: maxPhotographBytes,
    remotePatterns: imageHosts.map((hostname) => ({ protocol: "https", hostname })),
  },
  /* `npm run typecheck` does it, for everything. */
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => ({
    beforeFiles: beforeFileRewrites,
    afterFiles: afterFileRewrites,
    fallback: fallbackRewrites,
  }),
  /* What pages may load and run is said by front-door: by page, from what stands in it. */
  headers: async () => [
    {
      source: "/:path*",
      headers: [{ key: "X-Content-Type-Options", value: "nosniff" }],
    },
    /*
     * Of what is no document nobody asks this, and the style sheet and the first picture just fit into what a new connection
     * brings at once.
     */
    {
      source: "/:path((?!_next/static/|pictures/).*)",
      headers: [
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { key: "X-Frame-Options", value: "DENY" },
        ...(isSecure ? [{ key: "Strict-Transport-Security", value: "max-age=31536000" }] : []),
        { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
      ],
    },
    {
      source: `/:file(${publicFiles})`,
      headers: [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }],
    },
    /* Browsers look for a new one on their own; no other cache may stand in between. */
    { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
    {
      source: "/icons.svg",
      has: [{ type: "query", key: "v" }],
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
};

/** Under `next dev` nobody else sets a policy; what the API answers itself keeps its own. */
const inDevelopment = (): NextConfig => ({
  ...config,
  headers: async () => [
    ...((await config.headers?.()) ?? []),
    {
      source: "/:path((?!pictures/|files/|payment-sandbox/|sw\\.js|offline).*)",
      headers: [{ key: "Content-Security-Policy", value: developmentPolicy(readPolicySettings(process.env)) }],
    },
  ],
});

/**
 * What a server keeps of pages is bounded in bytes too. A build must not know of it: it would put this handler, which needs
 * Node, into the middleware, and every page that passes it would answer 500.
 */
const serving: NextConfig = { ...config, cacheHandler: path.resolve("front-door/kept-pages.ts") };

/** The plugin matters to builds only; a server that loads it holds two compilers in memory. */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return serving;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/i18n/request.ts")(phase === PHASE_DEVELOPMENT_SERVER ? inDevelopment() : config);
}
