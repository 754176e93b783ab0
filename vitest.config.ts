import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/* Tests that put other modules in the place of real ones, and components, which keep state in theirs. */
const alone = ["{app,components}/**/*.test.{ts,tsx}", "lib/seo/page-metadata.test.ts"];

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    /* Programs that tests start compile what they are made of once, as those of `npm start` do. */
    env: { NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node") },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    /* Every processor: one less, as it would be by itself, is half of a machine with two. */
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["{backend,contract,lib,scripts}/**/*.test.ts", "*.test.ts"],
          exclude: alone,
          /* Modules are loaded once by each worker, not once by each of two hundred files. */
          isolate: false,
        },
      },
      { extends: true, test: { name: "pages", include: alone } },
    ],
  },
});
