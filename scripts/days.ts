import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type AwkwardDay, daysNamed } from "./days/awkward-days.ts";
import { runProgramWithin } from "./processes.ts";

/*
 * Runs the unit tests on days that are easily got wrong: `npm run days`, or with names of files for those alone, or with
 * `--day=NAME`; with `--browser` the browser tests, whose shop and browser live on that day as well. The clock of each process
 * is moved; a test that sets a clock of its own keeps it.
 */
const mostMs = 60 * 60_000;
const unitTests = [path.resolve("node_modules/vitest/vitest.mjs"), "run", "--reporter=dot"];
const browserTests = [path.resolve("node_modules/@playwright/test/cli.js"), "test", "--reporter=dot"];
const preload = pathToFileURL(path.resolve("scripts/days/move-time.ts")).href;

const runOn = async ({ moment }: AwkwardDay, tests: readonly string[]): Promise<boolean> => {
  const environment = {
    ...process.env,
    MOVED_BY_MS: String(Date.parse(moment) - Date.now()),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${preload}`.trim(),
  };
  return (await runProgramWithin(mostMs, process.execPath, tests, environment)) === 0;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { day: { type: "string", multiple: true, default: [] }, browser: { type: "boolean", default: false } },
});
const outcomes: string[] = [];
for (const day of daysNamed(values.day)) {
  console.log(`${day.name}, ${day.moment}: ${day.says}`);
  const isRight = await runOn(day, [...(values.browser ? browserTests : unitTests), ...positionals]);
  if (!isRight) process.exitCode = 1;
  outcomes.push(`${day.name} (${day.moment}): ${isRight ? "passed" : "failed"}`);
}
console.log(outcomes.join("\n"));
