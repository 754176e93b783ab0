import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { afterFileRewrites, beforeFileRewrites, fallbackRewrites } from "./lib/routing/rewrites.ts";

/** Hosts whose photographs `next/image` may resize, separated by commas. */
const imageHosts = (process.env.IMAGE_HOSTS ?? "").split(",").filter(Boolean);

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  images: {
    formats: ["image/avif", "image/webp"],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: "https", hostname })),
  },
  /* `npm run typecheck` does it, for everything. */
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => ({
    beforeFiles: beforeFileRewrites,
    afterFiles: afterFileRewrites,
    fallback: fallbackRewrites,
  }),
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
      ],
    },
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
