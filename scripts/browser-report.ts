import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { Run, TestResult } from "./second-look.ts";

const testSchema = z.object({
  projectName: z.string(),
  status: z.string(),
  expectedStatus: z.string(),
  annotations: z.array(z.object({ type: z.string() })),
  results: z.array(z.object({ attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })) })),
});

interface Group {
  title: string;
  specs?: { title: string; tests: z.infer<typeof testSchema>[] }[] | undefined;
  suites?: Group[] | undefined;
}

const groupSchema: z.ZodType<Group> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })).optional(),
  get suites() {
    return z.array(groupSchema).optional();
  },
});

const reportSchema = z.object({
  suites: z.array(groupSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** What Playwright itself puts beside a test that failed, or that was to be recorded. */
const shown = new Set(["error-context", "screenshot", "trace"]);

/** Nothing is tried twice within one run; were it, `flaky` would be a failure that a second look has to confirm. */
function statusOf({ status, expectedStatus }: z.infer<typeof testSchema>): TestResult["status"] {
  if (status === "expected") return "passed";
  if (status !== "skipped") return "failed";
  return expectedStatus === "skipped" ? "skipped" : "not-run";
}

function resultsOf({ title, specs = [], suites = [] }: Group, above: readonly string[] = []): TestResult[] {
  /* A group without a name leaves no trace in the title by which Playwright finds a test again. */
  const titles = [...above, title].filter((part) => part !== "");
  const file = titles[0] ?? "";
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((test): TestResult => {
        const name = `[${test.projectName}] ${[...titles, spec.title].join(" › ")}`;
        const isSerial = test.annotations.some(({ type }) => type === "serial");
        return {
          title: name,
          file,
          status: statusOf(test),
          group: isSerial ? `[${test.projectName}] ${file}` : name,
          evidence: test.results
            .flatMap(({ attachments }) => attachments)
            .flatMap(({ name: kind, path: place }) =>
              place !== undefined && shown.has(kind) ? path.relative(process.cwd(), place) : [],
            ),
        };
      }),
    ),
    ...suites.flatMap((group) => resultsOf(group, titles)),
  ];
}

/** Reads Playwright's JSON report; null: a report that is none. A test that is repeated has a result for each time. */
export function readBrowserReport(report: unknown): Run | null {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return null;
  return {
    results: parsed.data.suites.flatMap((group) => resultsOf(group)),
    errors: parsed.data.errors.map(
      ({ message = "an error without words" }) => stripVTControlCharacters(message).split("\n")[0] ?? "",
    ),
  };
}

/** Exactly these tests, for `playwright test --test-list`. */
export const testListOf = (tests: readonly TestResult[]): string =>
  tests.map(({ title }) => title.replace("] ", "] › ")).join("\n");
