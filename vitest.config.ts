import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/* Tests that put other modules or another network in the place of the real ones, and components, which keep state in theirs. */
const alone = ["{app,components}/**/*.test.{ts,tsx}", "lib/http/api-client.test.ts", "lib/seo/page-metadata.test.ts"];

/** Tests of minutes and of many processes: begun last, one worker would be busy with them when all others have nothing to do. */
const long = /backend\/(year|main|orders\/kill|requests\/life)\.test\.ts$|staff-program\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this one is of files and makes a new list
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    setupFiles: ["tests/fail-on-console.ts"],
    /* Programs that tests start compile what they are made of once, as those of `npm start` do. */
    env: { NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node") },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    /* Every processor: one less, as it would be by itself, is half of a machine with two. */
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
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
