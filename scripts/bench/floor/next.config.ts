import path from "node:path";
import type { NextConfig } from "next";

/* What the framework itself costs: the same switches as the shop, almost no app. */
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  /* Without "ts", so that the middleware of the shop above this folder is not taken for its own. */
  pageExtensions: ["tsx"],
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
};

export default config;
