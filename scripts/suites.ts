import { existsSync, readFileSync, rmSync } from "node:fs";
import { requireBrowser } from "./browser.ts";
import { startTemporaryPostgres } from "./postgres.ts";
import { readBrowserReport } from "./browser-report.ts";
import { judgeTwice, readVitestReport } from "./vitest-report.ts";
import { runProgramWithin } from "./processes.ts";

/** What became of one part of the checks and tests. */
export interface Suite {
  name: string;
  passed: number;
  failed: number;
  /** What failed, by name where it has one. */
  failures?: readonly string[];
  /** Tests that failed and passed when they were run again: neither the one nor the other. */
  flaky?: readonly string[];
}

/** A part that takes longer hangs: the rest is run and it counts as failed. Journeys take half of it on two quiet cores. */
const limitMs = 50 * 60_000;

/** More files than these do not fail by chance. */
const filesRunAgain = 5;

const run = (args: string[], env: Record<string, string> = {}): Promise<number> =>
  runProgramWithin(limitMs, "npx", ["--no-install", ...args], { ...process.env, ...env });

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** Runs a part; whatever becomes of it, it has a result. */
async function runSuite(name: string, tests: () => Promise<Omit<Suite, "name">>): Promise<Suite> {
  const startedAt = Date.now();
  const counts = await tests().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const suite = { name, ...counts };
  console.log(`${lineOf(suite)}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return suite;
}

/** Types, rules of style, format, dead code: one result each. */
export const runChecks = (): Promise<Suite> =>
  runSuite("checks", async () => {
    const failed: string[] = [];
    const checks = ["typecheck", "lint", "format:check", "knip"];
    for (const check of checks)
      if ((await runProgramWithin(limitMs, "npm", ["run", "--silent", check])) !== 0) failed.push(check);
    return { passed: checks.length - failed.length, failed: failed.length, failures: failed };
  });

async function runVitestOnce(name: string, args: string[], env: Record<string, string>) {
  const file = `test-results/${name}.json`;
  rmSync(file, { force: true });
  const code = await run(["vitest", ...args, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`], env);
  return { code, outcome: readVitestReport(readReport(file)) };
}

/** What fails is run once more by itself, when the machine has nothing else to do. */
async function runVitest(name: string, args: string[], env: Record<string, string> = {}) {
  const { code, outcome } = await runVitestOnce(name, args, env);
  if (outcome === null) return { passed: 0, failed: 1 };
  const files = [...new Set(outcome.failed.map(({ file }) => file))];
  if (files.length === 0) return { passed: outcome.passed, failed: code === 0 ? 0 : 1 };
  if (files.length > filesRunAgain) return judgeTwice(outcome, null);
  const again = await runVitestOnce(`${name}-again`, ["run", ...files], env);
  return judgeTwice(outcome, again.outcome);
}

/** What depends on the engine of the database, once more on a real server; null when none is installed. */
async function runPostgres(): Promise<Suite | null> {
  const postgres = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: () => undefined }
    : await startTemporaryPostgres();
  if (postgres === null) {
    console.log("PostgreSQL is not installed: the API was tested on the embedded database only.");
    return null;
  }
  try {
    return await runSuite("postgresql", () =>
      runVitest("postgresql", ["related", "--run", "tests/backend/test-database.ts"], {
        TEST_DATABASE_URL: postgres.url,
      }),
    );
  } finally {
    postgres.stop();
  }
}

async function runBrowser(): Promise<Omit<Suite, "name">> {
  const file = "test-results/browser.json";
  rmSync(file, { force: true });
  const env = { CHROMIUM_PATH: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run(["playwright", "test", "--reporter=list,json"], env);
  const report = readBrowserReport(readReport(file));
  return { ...report, failed: code === 0 ? report.failed : Math.max(report.failed, 1) };
}

/** Rules and the API on the embedded database, the API once more on a real server, then journeys in a real browser. */
export async function runTests(): Promise<Suite[]> {
  const unit = await runSuite("unit", () => runVitest("unit", ["run"]));
  const postgres = await runPostgres().catch((error: unknown): Suite => {
    console.error(error);
    return { name: "postgresql", passed: 0, failed: 1 };
  });
  return [unit, ...(postgres ? [postgres] : []), await runSuite("browser", runBrowser)];
}

const lineOf = ({ name, passed, failed, flaky = [] }: Suite): string =>
  `${name}: ${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`;

/**
 * Prints each part, names every failed and flaky test and ends with the one line that counts; sets the exit code. A flaky test fails
 * nothing, since a shared machine may stall for seconds, and is not counted as passed.
 */
export function reportSuites(suites: readonly Suite[]): void {
  const sum = (key: "passed" | "failed") => suites.reduce((total, suite) => total + suite[key], 0);
  for (const suite of suites) {
    console.log(lineOf(suite));
    for (const title of suite.failures ?? []) console.log(`  failed: ${title}`);
    for (const title of suite.flaky ?? []) console.log(`  flaky, failed before it passed: ${title}`);
  }
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
}
