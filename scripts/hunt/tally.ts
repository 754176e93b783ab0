import type { Run } from "../second-look.ts";

/** What a hunt found in one profile. */
export interface Tally {
  profile: string;
  runs: number;
  failed: number;
  /** Each test that failed or did not run, with how often, and what went wrong outside of tests. */
  names: string[];
}

/** Counts what became of repeated tests. One that did not run, since one before it failed, is none that passed. */
export function tally(profile: string, { results, errors }: Run): Tally {
  const tests = new Map<string, { runs: number; failed: number; notRun: number }>();
  for (const { title, status } of results) {
    if (status === "skipped") continue;
    const { runs, failed, notRun } = tests.get(title) ?? { runs: 0, failed: 0, notRun: 0 };
    tests.set(title, {
      runs: runs + 1,
      failed: failed + (status === "failed" ? 1 : 0),
      notRun: notRun + (status === "not-run" ? 1 : 0),
    });
  }
  const counts = [...tests.values()];
  const names = [...tests].flatMap(([title, { runs, failed, notRun }]) => {
    const said = [failed > 0 && `${failed} failed`, notRun > 0 && `${notRun} did not run`].filter(Boolean);
    return said.length > 0 ? `${title} (of ${runs}: ${said.join(", ")})` : [];
  });
  return {
    profile,
    runs: counts.reduce((sum, { runs }) => sum + runs, 0),
    failed: counts.reduce((sum, { failed, notRun }) => sum + failed + notRun, errors.length),
    names: [...names, ...errors],
  };
}

/** Whether nothing was found. A hunt that ran nothing found nothing out. */
export const isClean = (tallies: readonly Tally[]): boolean =>
  tallies.length > 0 && tallies.every(({ runs, failed }) => runs > 0 && failed === 0);

export const tableOf = (tallies: readonly Tally[]): string =>
  [
    "| profile | runs | failed | names |",
    "| --- | --- | --- | --- |",
    ...tallies.map(({ profile, runs, failed, names }) => `| ${profile} | ${runs} | ${failed} | ${names.join("; ")} |`),
  ].join("\n");
