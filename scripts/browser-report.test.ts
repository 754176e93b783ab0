import { describe, expect, test } from "vitest";
import { readBrowserReport } from "./browser-report.ts";

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status, index) => ({ projectName: index === 0 ? "phone" : "desktop", status })),
});

describe("the report of the browser tests", () => {
  test("names a test that failed before it passed, and counts it neither as passed nor as failed", () => {
    const report = {
      suites: [
        {
          title: "cart.spec.ts",
          specs: [spec("adds", "expected", "flaky"), spec("removes", "unexpected", "skipped")],
          suites: [{ title: "in de", specs: [spec("merges", "flaky")], suites: [] }],
        },
      ],
      errors: [],
    };
    expect(readBrowserReport(report)).toEqual({
      passed: 1,
      failed: 1,
      failures: ["[phone] cart.spec.ts › removes"],
      flaky: ["[desktop] cart.spec.ts › adds", "[phone] cart.spec.ts › in de › merges"],
    });
  });

  test("counts what went wrong outside of tests", () => {
    expect(readBrowserReport({ suites: [], errors: [{ message: "no server" }] })).toMatchObject({ failed: 1 });
  });

  test.each([null, {}, { stats: { expected: 3 } }])("takes %j for a failure", (report) => {
    expect(readBrowserReport(report)).toEqual({ passed: 0, failed: 1, failures: [], flaky: [] });
  });
});
