import path from "node:path";
import { z } from "zod";

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** What became of one run of Vitest. */
export interface VitestOutcome {
  passed: number;
  /** Each test that failed, or its file where no single test did (it could not be loaded). */
  failed: { file: string; title: string }[];
}

/** Reads Vitest's JSON report; files are named from the working folder. Null: a report that is none. */
export function readVitestReport(report: unknown): VitestOutcome | null {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return null;
  const failed = parsed.data.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const titles = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => fullName);
    if (titles.length === 0 && status === "failed") titles.push("the file itself");
    return titles.map((title) => ({ file, title: `${file} › ${title}` }));
  });
  return { passed: parsed.data.numPassedTests, failed };
}

/**
 * What is to be said of a run whose failed files were run once more by themselves: a test that failed and then passed is
 * flaky and counts as neither; `again` null (that run came to no end) leaves every failure one.
 */
export function judgeTwice(
  first: VitestOutcome,
  again: VitestOutcome | null,
): { passed: number; failed: number; failures: string[]; flaky: string[] } {
  const still = again === null ? first.failed : again.failed;
  const stillTitles = new Set(still.map(({ title }) => title));
  return {
    passed: first.passed,
    failed: still.length,
    failures: [...stillTitles],
    flaky: first.failed.map(({ title }) => title).filter((title) => !stillTitles.has(title)),
  };
}
