import { existsSync, readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { startTemporaryPostgres } from "./postgres.ts";
import { requireBrowser } from "./browser.ts";
import { runProgram } from "./processes.ts";

interface Suite {
  name: string;
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

async function runVitest(name: string, args: string[], env: Record<string, string>): Promise<Suite> {
  const file = `test-results/${name}.json`;
  rmSync(file, { force: true });
  const code = await runProgram(
    "npx",
    ["--no-install", "vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...args],
    { ...process.env, ...env },
  );
  const report = vitestReport.safeParse(readReport(file));
  if (!report.success) return { name, passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report.data;
  const failed = numFailedTests || numFailedTestSuites;
  return { name, passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function runPlaywright(): Promise<Suite> {
  const file = "test-results/browser.json";
  rmSync(file, { force: true });
  const env = { ...process.env, CHROMIUM_PATH: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await runProgram("npx", ["--no-install", "playwright", "test", "--reporter=list,json"], env);
  const report = playwrightReport.safeParse(readReport(file));
  if (!report.success) return { name: "browser", passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.data.stats;
  const failed = unexpected + report.data.errors.length;
  return { name: "browser", passed: expected + flaky, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/* Rules and the API on the embedded database, the API once more on a real server, then journeys in a real browser. */
const suites: Suite[] = [await runVitest("unit", [], {})];

const postgres = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: () => undefined }
  : await startTemporaryPostgres();
if (postgres) {
  try {
    suites.push(await runVitest("postgresql", ["backend", "tests/backend"], { TEST_DATABASE_URL: postgres.url }));
  } finally {
    postgres.stop();
  }
} else {
  console.log("PostgreSQL is not installed: the API was tested on the embedded database only.");
}

suites.push(await runPlaywright());

for (const { name, passed, failed } of suites) console.log(`${name}: ${passed} passed, ${failed} failed`);
const sum = (key: "passed" | "failed") => suites.reduce((total, suite) => total + suite[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
