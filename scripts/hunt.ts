import { readdirSync, readFileSync } from "node:fs";
import { changedFiles } from "./hunt/changed-files.ts";
import { keepBusy } from "./hunt/keep-busy.ts";
import { parseHunt } from "./hunt/profiles.ts";
import { runProfile } from "./hunt/run-profile.ts";
import { specsNamed, specsOfChange } from "./hunt/specs.ts";
import { isClean, tableOf, type Tally, tally } from "./hunt/tally.ts";
import { runProgramWithin } from "./processes.ts";

/*
 * Looks for browser tests that fail by chance before others meet them: `npm run hunt` runs those that are new or changed, or
 * the ones that are named, ten times each on a machine that is kept busy, with nothing late, then with scripts, page parts and
 * the API late. `--times=N` and `--profile=NAME` ask for more or less.
 */
const specs = new Map(
  readdirSync("tests/e2e", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => [`tests/e2e/${file}`, readFileSync(`tests/e2e/${file}`, "utf8")]),
);

/** Makes what the stack of the tests begins with while there is time for it: under load it would take minutes. */
async function prepareOnce(times: number): Promise<void> {
  const code = await runProgramWithin(30 * 60_000, process.execPath, ["tests/e2e/prepare.ts"], {
    ...process.env,
    E2E_TIMES: String(times),
  });
  if (code !== 0) throw new Error(`the shop of the browser tests was not made (exit code ${code})`);
}

async function hunt(): Promise<boolean> {
  const { names, times, profiles } = parseHunt(process.argv.slice(2));
  const files = names.length > 0 ? specsNamed(names, specs) : specsOfChange(changedFiles(), specs);
  if (files.length === 0) {
    console.log("No browser test is new or changed since main: name one.");
    return true;
  }
  console.log(`${times} times, in ${profiles.length} profiles: ${files.join(", ")}`);
  await prepareOnce(times);
  const busy = keepBusy();
  const tallies: Tally[] = [];
  try {
    for (const profile of profiles) {
      console.log(`${profile.name}: ${profile.says}`);
      tallies.push(tally(profile.says, await runProfile(profile, { files, times, specs })));
    }
  } finally {
    busy.stop();
  }
  console.log(tableOf(tallies));
  if (!isClean(tallies)) console.log("What failed has its trace below test-results/hunt.");
  return isClean(tallies);
}

try {
  process.exitCode = (await hunt()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
