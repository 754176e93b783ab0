import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { requireBrowser } from "./browser.ts";
import { readBrowserReport, testListOf } from "./browser-report.ts";
import { limitFor, runPart } from "./part-limit.ts";
import { findPrograms, startTemporaryPostgres } from "./postgres.ts";
import { runProgramWithin } from "./processes.ts";
import { readReport } from "./read-report.ts";
import { type Bounds, readEnd, type Run, type TestResult } from "./second-look.ts";
import { readVitestReport } from "./vitest-report.ts";

/** Tests that are run in one go. */
export interface Part {
  name: string;
  /** Up to so many are run again. */
  most: Bounds;
  /** Makes what it needs, beside the parts before it; what goes wrong there went wrong in the part. */
  prepare?: () => Promise<void>;
  /** Runs all of them, or only these, alone and on a stack of their own. Null: this machine lacks what they need. */
  run: (only: readonly TestResult[] | null) => Promise<Run | null>;
}

const folder = "test-results";
const filesRunAgain = 5;

/** Only a run of all tests is a measure for the next one. */
const runTool = (part: string, args: string[], env: Record<string, string>, isWhole: boolean, limitMs: number) => {
  const all = ["--no-install", ...args];
  const variables = { ...process.env, ...env };
  return isWhole ? runPart(part, "npx", all, variables, limitMs) : runProgramWithin(limitMs, "npx", all, variables);
};

async function runVitest(
  name: string,
  whole: string[],
  only: readonly TestResult[] | null,
  env: Record<string, string> = {},
): Promise<Run> {
  const place = `${folder}/${name}${only ? "-again" : ""}`;
  const files = { json: `${place}.json`, strays: `${place}-strays.json` };
  for (const file of Object.values(files)) rmSync(file, { force: true });
  const tests = only ? ["run", ...new Set(only.map(({ file }) => file))] : whole;
  const reporters = ["dot", "json", "./scripts/stray-errors.ts"].map((reporter) => `--reporter=${reporter}`);
  const outputs = Object.entries(files).map(([reporter, file]) => `--outputFile.${reporter}=${file}`);
  const code = await runTool(name, ["vitest", ...tests, ...reporters, ...outputs], env, only === null, limitFor(name));
  return readEnd(code, readVitestReport(readReport(files.json), readReport(files.strays)));
}

/** Whether there is a server to test on: one that is named, or programs to start one of. */
const isServerThere = (): boolean => Boolean(process.env.TEST_DATABASE_URL) || findPrograms() !== null;

/** Rules, pages and the embedded database; of the API what the next part does not ask of a server. */
const runUnit = (only: readonly TestResult[] | null): Promise<Run> =>
  runVitest("unit", ["run", ...(isServerThere() ? ["--project=!api"] : [])], only, { TEST_DATABASE_URL: "" });

/** Who waits for the server lets another one use the processor. */
const askers = Math.ceil(availableParallelism() * 1.5);

/** The API on a real server, a new one each time. */
async function runOnPostgres(only: readonly TestResult[] | null): Promise<Run | null> {
  const postgres = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: () => undefined }
    : await startTemporaryPostgres();
  if (postgres === null) {
    console.log("PostgreSQL is not installed: the API was tested on the embedded database only.");
    return null;
  }
  try {
    const tests = ["run", "--project=engine", "--project=api", `--maxWorkers=${askers}`];
    return await runVitest("postgresql", tests, only, { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
}

/** What it says would stand between the lines of other tests: it is shown when it failed. */
async function prepareBrowser(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const log = `${folder}/browser-preparation.log`;
  const output = openSync(log, "w");
  const name = "browser-preparation";
  try {
    const code = await runPart(name, process.execPath, ["tests/e2e/prepare.ts"], process.env, limitFor(name), output);
    if (code === 0) return;
    console.error(readFileSync(log, "utf8"));
    throw new Error(`the shop of the browser tests was not made (exit code ${code})`);
  } finally {
    closeSync(output);
  }
}

/** Playwright ends itself a little earlier, so that its report says what did not run. */
const graceMs = 60_000;

async function runBrowser(only: readonly TestResult[] | null): Promise<Run> {
  const again = `${folder}/browser-again`;
  const report = `${only ? again : `${folder}/browser`}.json`;
  rmSync(report, { force: true });
  rmSync(again, { recursive: true, force: true });
  const limitMs = limitFor("browser");
  const args = ["playwright", "test", "--reporter=list,json", `--global-timeout=${limitMs}`];
  if (only) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${again}.txt`, testListOf(only));
    args.push("--workers=1", "--trace=on", `--output=${again}`, `--test-list=${again}.txt`);
  }
  const env = { CHROMIUM_PATH: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runTool("browser", args, env, only === null, limitMs + graceMs);
  return readEnd(code, readBrowserReport(readReport(report)));
}

/** Rules and pages over the API on the embedded database, the API on a real server, then journeys in a real browser. */
export const parts: readonly Part[] = [
  { name: "unit", most: { files: filesRunAgain, tests: Infinity }, run: runUnit },
  { name: "postgresql", most: { files: filesRunAgain, tests: Infinity }, run: runOnPostgres },
  /* Tests of one file share no more than tests of two do: that so many failed by chance is as unlikely. */
  { name: "browser", most: { files: filesRunAgain, tests: 10 }, prepare: prepareBrowser, run: runBrowser },
];
