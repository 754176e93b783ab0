import { z } from "zod";

interface Group {
  title: string;
  specs?: { title: string; tests: { projectName: string; status: string }[] }[] | undefined;
  suites?: Group[] | undefined;
}

const groupSchema: z.ZodType<Group> = z.object({
  title: z.string(),
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ projectName: z.string(), status: z.string() })) }))
    .optional(),
  get suites() {
    return z.array(groupSchema).optional();
  },
});

const reportSchema = z.object({ suites: z.array(groupSchema), errors: z.array(z.unknown()) });

interface Outcome {
  title: string;
  status: string;
}

const outcomesOf = ({ title, specs = [], suites = [] }: Group, above: readonly string[] = []): Outcome[] => {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        title: `[${projectName}] ${[...path, spec.title].join(" › ")}`,
        status,
      })),
    ),
    ...suites.flatMap((group) => outcomesOf(group, path)),
  ];
};

/**
 * What became of the browser tests, from Playwright's JSON report. A test that failed and passed when it was run again is
 * named as flaky and counts as neither; a report that is none is one failure.
 */
export function readBrowserReport(report: unknown): {
  passed: number;
  failed: number;
  failures: string[];
  flaky: string[];
} {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1, failures: [], flaky: [] };
  const outcomes = parsed.data.suites.flatMap((group) => outcomesOf(group));
  const withStatus = (status: string) => outcomes.filter((outcome) => outcome.status === status);
  return {
    passed: withStatus("expected").length,
    failed: withStatus("unexpected").length + parsed.data.errors.length,
    failures: withStatus("unexpected").map(({ title }) => title),
    flaky: withStatus("flaky").map(({ title }) => title),
  };
}
