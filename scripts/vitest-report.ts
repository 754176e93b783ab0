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

/** An error that no test threw: a promise nobody waited for, a callback that came late. */
export type StrayError = z.infer<typeof strayErrorSchema>;
const strayErrorSchema = z.object({
  /** Absolute path of the file whose tests ran meanwhile; null where none did. */
  file: z.string().nullable(),
  message: z.string(),
});

const statusOf = (status: string): TestResult["status"] =>
  status === "passed" || status === "failed" ? status : "skipped";

/**
 * Reads Vitest's JSON report, and what `stray-errors.ts` wrote beside it; files are named from the working folder. Null: a
 * report that is none. A file that fails without a test of it (it could not be loaded, what goes before its tests threw, an
 * error came while none of them waited for it) fails itself; the tests it kept from running are told as skipped, and count
 * once the file is whole again.
 */
export function readVitestReport(report: unknown, strayErrors: unknown): Run | null {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return null;
  /* Without them, the exit code still says that something went wrong. */
  const strays = z.array(strayErrorSchema).catch([]).parse(strayErrors);
  const messagesOf = (file: string | null) => strays.flatMap((stray) => (stray.file === file ? [stray.message] : []));
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
    const evidence = messagesOf(name);
    const isFailed = evidence.length > 0 || (status === "failed" && !tests.some((test) => test.status === "failed"));
    return [...tests, { ...result("the file itself", isFailed ? "failed" : "passed"), evidence, isWholeFile: true }];
  });
  return { results, errors: messagesOf(null) };
}
