import { rmSync } from "node:fs";
import { requireBrowser } from "../browser.ts";
import { readBrowserReport } from "../browser-report.ts";
import { runProgramWithin } from "../processes.ts";
import { readReport } from "../read-report.ts";
import { readEnd, type Run } from "../second-look.ts";
import type { Profile } from "./profiles.ts";
import { type Sources, splitByWorkers } from "./specs.ts";

/** Each test has a limit of its own; this is for a browser or a server that hangs. */
const limitMs = 4 * 60 * 60_000;

/** A test that is only slow is none that fails: what is hunted goes wrong, however much time it has. */
const testLimitMs = 4 * 60_000;

/** Runs browser tests again and again in one profile, on a stack of its own for those that may meet and those that may not. */
export async function runProfile(
  { name }: Profile,
  { files, times, specs }: { files: readonly string[]; times: number; specs: Sources },
): Promise<Run> {
  const runs: Run[] = [];
  for (const { workers, files: some } of splitByWorkers(files, specs)) {
    const place = `test-results/hunt/${name}-${workers}`;
    const report = `${place}.json`;
    rmSync(report, { force: true });
    const env = {
      ...process.env,
      CHROMIUM_PATH: requireBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_TIMES: String(times),
      E2E_SLOW: name === "plain" ? "" : name,
      /* Everybody comes from one address, and comes so many times as often. */
      RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR ?? String(times),
    };
    const args = [
      `--repeat-each=${times}`,
      "--retries=0",
      `--workers=${workers}`,
      `--timeout=${testLimitMs}`,
      /* What fails once in forty runs may not come again soon. */
      "--trace=retain-on-failure",
      `--output=${place}`,
      "--reporter=dot,json",
    ];
    const code = await runProgramWithin(limitMs, "npx", ["--no-install", "playwright", "test", ...some, ...args], env);
    runs.push(readEnd(code, readBrowserReport(readReport(report))));
  }
  return { results: runs.flatMap(({ results }) => results), errors: runs.flatMap(({ errors }) => errors) };
}
