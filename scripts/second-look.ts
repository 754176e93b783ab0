/** What became of one test in one run, or of its file where that is told apart. */
export interface TestResult {
  /** With its file, and its project where there are several. */
  title: string;
  file: string;
  /** `not-run`: one it depends on failed, or time was up. `skipped`: it says itself that it is not to run. */
  status: "passed" | "failed" | "not-run" | "skipped";
  /** Tests that cannot be run without each other have the same one. */
  group: string;
  /** Files and words that show what happened. */
  evidence: readonly string[];
  /** Stands for all that is not a test of the file; it fails with it, and is none of the tests that are counted. */
  isWholeFile?: boolean;
}

export interface Run {
  results: readonly TestResult[];
  /** What went wrong outside of tests. No second look excuses it. */
  errors: readonly string[];
}

export interface Named {
  title: string;
  evidence: readonly string[];
}

export interface Verdict {
  passed: number;
  failures: readonly Named[];
  /** Tests that failed and passed when they were run again: neither passed nor failed. */
  flaky: readonly Named[];
}

/** More than these do not fail by chance: nothing is run again. */
export interface Bounds {
  files: number;
  tests: number;
}

const isBad = ({ status }: TestResult): boolean => status === "failed" || status === "not-run";

/** Takes the end of a run for what it is: without a report, or with an exit code that no test explains, it failed. */
export function readEnd(code: number, run: Run | null): Run {
  if (run === null) return { results: [], errors: [`came to no end that can be read, exit code ${code}`] };
  if (code === 0 || run.results.some(isBad) || run.errors.length > 0) return run;
  return { ...run, errors: [`exit code ${code}, though no test failed`] };
}

/** What is to be run again: what failed or did not run, with all it depends on; nothing when too much of it did. */
export function planSecondLook({ results }: Run, most: Bounds): TestResult[] {
  const bad = results.filter(isBad);
  const files = new Set(bad.map(({ file }) => file));
  if (files.size > most.files || bad.filter(({ status }) => status === "failed").length > most.tests) return [];
  const groups = new Set(bad.map(({ group }) => group));
  return results.filter(({ group }) => groups.has(group));
}

/**
 * What is to be said of a run and of the second look at what went wrong in it, null when there was none. What has no result
 * there keeps its first one, so that nothing is excused by a run that came to no end; what fails there for the first time
 * fails.
 */
export function judge(first: Run, again: Run | null): Verdict {
  const second = again?.results ?? [];
  const lookedAt = new Set(second.map(({ title }) => title));
  const failedBefore = new Map(
    first.results.filter(({ status }) => status === "failed").map((result) => [result.title, result]),
  );
  const last = [...first.results.filter(({ title }) => !lookedAt.has(title)), ...second];
  /* One that failed and then skips itself was not seen to pass. */
  const isFailure = (result: TestResult): boolean =>
    isBad(result) || (result.status === "skipped" && failedBefore.has(result.title));
  const isFlaky = ({ title, status }: TestResult): boolean =>
    status === "passed" && lookedAt.has(title) && failedBefore.has(title);
  const named = ({ title, status, evidence }: TestResult): Named => ({
    title: status === "not-run" ? `${title} (did not run)` : title,
    evidence: [...new Set([...(failedBefore.get(title)?.evidence ?? []), ...evidence])],
  });
  return {
    passed: last.filter((result) => result.status === "passed" && !result.isWholeFile && !isFlaky(result)).length,
    failures: [
      ...last.filter(isFailure).map(named),
      ...[...first.errors, ...(again?.errors ?? [])].map((title) => ({ title, evidence: [] })),
    ],
    flaky: last.filter(isFlaky).map(named),
  };
}
