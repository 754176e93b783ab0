import path from "node:path";
import { z } from "zod";
import type { Run, TestResult } from "./second-look.ts";

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const statusOf = (status: string): TestResult["status"] =>
  status === "passed" || status === "failed" ? status : "skipped";

/**
 * Reads Vitest's JSON report; files are named from the working folder. Null: a report that is none. A file that fails without
 * a test of it (it could not be loaded, what goes before its tests threw) fails itself; the tests it kept from running are
 * told as skipped, and count once the file is whole again.
 */
export function readVitestReport(report: unknown): Run | null {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return null;
  const results = parsed.data.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const result = (title: string, became: TestResult["status"]): TestResult => ({
      title: `${file} › ${title}`,
      file,
      status: became,
      group: file,
      evidence: [],
    });
    const tests = assertionResults.map((test) => result(test.fullName, statusOf(test.status)));
    const isFailed = status === "failed" && !tests.some((test) => test.status === "failed");
    return [...tests, { ...result("the file itself", isFailed ? "failed" : "passed"), isWholeFile: true }];
  });
  return { results, errors: [] };
}
