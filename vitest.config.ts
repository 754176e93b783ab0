import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { databaseTests } from "./tests/database-tests.ts";

const environmentOf = (file: string): string =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(file, "utf8"))?.[1] ?? "node";

/*
 * Tests that put other modules or another network in the place of the real ones, and whatever has a document, which
 * keeps cookies and stored things of its neighbours until it is left as a new one is.
 */
const pages = [
  "{app,components}/**/*.test.{ts,tsx}",
  "tests/storefront/*.test.ts",
  "lib/http/api-client.test.ts",
  "lib/seo/page-metadata.test.ts",
  ...globSync("{backend,contract,front-door,lib,scripts}/**/*.test.ts").filter(
    (file) => environmentOf(file) !== "node",
  ),
];

/* Pages over the API in the same process. */
const lived = globSync("components/**/*.test.tsx").filter((file) =>
  readFileSync(file, "utf8").includes("#tests/backend/create-test-api.ts"),
);

const rules = globSync(["{backend,contract,front-door,lib,scripts}/**/*.test.ts", "*.test.ts"]).filter(
  (file) => !pages.includes(file),
);
const onDatabase = databaseTests(rules);

/*
 * What is of the engine, what asks it for more than columns (search, lists, suggestions, the stylist, letters), and something of
 * everything else: run on the embedded one and on a server. All others on a database are run on a server where there is one,
 * else on the embedded one (decision 61).
 */
const bothEngines =
  /^(lib|backend)\/((catalog|db|http|jobs|newsletter|stylist|suggestions)\/|(app|conformance|foreign-ids|year|profiles\/forget-words|requests\/random|orders\/(conservation|idempotency|journey))\.test)/;
const onBothEngines = onDatabase.filter((file) => bothEngines.test(file));

/* The frames of a document stand still for ever once they were asked for at a time that tests move: it ends with its file. */
const timed = globSync(pages).filter((file) => readFileSync(file, "utf8").includes("vi.useFakeTimers"));

/** Tests of minutes and of many processes: begun last, one worker would be busy with them when all others have nothing to do. */
const long = /backend\/(year|main|orders\/kill|requests\/life)\.test\.ts$|staff-program\.test\.ts$/;

/** Files of one project and environment follow each other: a worker ends, with all it has loaded, when the next is of another. */
class FewWorkers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this one is of files and makes a new list
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    const kinds = Map.groupBy(sorted, (file) => `${file.project.name} ${environmentOf(file.moduleId)}`);
    return [...kinds.values()]
      .map((kind) => [...kind.filter(isLong), ...kind.filter((file) => !isLong(file))])
      .toSorted(([a], [b]) => Number(b && isLong(b)) - Number(a && isLong(a)))
      .flat();
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    setupFiles: ["tests/left-as-found.ts", "tests/fail-on-console.ts", "tests/no-chance.ts"],
    /* Programs that tests start compile what they are made of once, as those of `npm start` do. */
    env: { NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node") },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    /* What is polled is there at once, or as soon as a busy machine comes to it: half the time of a test, so that it says what was missing. */
    expect: { poll: { timeout: 30_000 } },
    /* Every processor: one less, as it would be by itself, is half of a machine with two. */
    maxWorkers: "100%",
    /* Modules are loaded once by each worker, not once by each of hundreds of files. */
    isolate: false,
    sequence: { sequencer: FewWorkers },
    projects: [
      {
        extends: true,
        test: { name: "rules", include: rules, exclude: onDatabase, env: { OPENS_NO_DATABASE: "yes" } },
      },
      { extends: true, test: { name: "engine", include: onBothEngines } },
      { extends: true, test: { name: "api", include: onDatabase, exclude: onBothEngines } },
      {
        extends: true,
        test: { name: "pages", include: pages, exclude: [...lived, ...timed], setupFiles: ["tests/fresh-page.ts"] },
      },
      { extends: true, test: { name: "timed", include: timed, isolate: true } },
      {
        extends: true,
        test: {
          name: "lived",
          include: lived,
          environment: "./tests/storefront/dom.ts",
          setupFiles: ["tests/fresh-page.ts"],
        },
      },
    ],
  },
});
