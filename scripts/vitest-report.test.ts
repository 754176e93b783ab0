import path from "node:path";
import { describe, expect, test } from "vitest";
import { judge, planSecondLook, type Run } from "./second-look.ts";
import { readVitestReport } from "./vitest-report.ts";

const file = (name: string, tests: Record<string, string>, status = "passed") => ({
  name: path.resolve(name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});

function read(...testResults: object[]): Run {
  const run = readVitestReport({ testResults });
  if (run === null) throw new Error("the report was not read");
  return run;
}

const titles = (tests: readonly { title: string }[]): string[] => tests.map(({ title }) => title);

describe("the report of the tests of rules", () => {
  test("names what failed by its file, and a file that failed without a test", () => {
    const run = read(
      file("a.test.ts", { adds: "passed", removes: "failed" }, "failed"),
      file("b.test.ts", { merges: "passed", waits: "pending" }),
      file("c.test.ts", {}, "failed"),
    );
    const verdict = judge(run, null);
    expect(verdict.passed).toBe(2);
    expect(titles(verdict.failures)).toEqual(["a.test.ts › removes", "c.test.ts › the file itself"]);
  });

  test("has a failed file run again as a whole, and no other", () => {
    const run = read(
      file("a.test.ts", { adds: "passed", removes: "failed" }, "failed"),
      file("b.test.ts", { merges: "passed" }),
    );
    const again = planSecondLook(run, { files: 5, tests: Infinity });
    expect(titles(again)).toEqual(["a.test.ts › adds", "a.test.ts › removes", "a.test.ts › the file itself"]);
  });

  test("counts tests that were told as skipped because what goes before them threw", () => {
    const first = read(file("a.test.ts", { adds: "skipped", removes: "skipped" }, "failed"));
    const again = read(file("a.test.ts", { adds: "passed", removes: "passed" }));
    expect(judge(first, again)).toEqual({
      passed: 2,
      failures: [],
      flaky: [{ title: "a.test.ts › the file itself", evidence: [] }],
    });
  });

  test("excuses no test that a file kept from running again", () => {
    const first = read(file("a.test.ts", { adds: "failed" }, "failed"));
    const again = read(file("a.test.ts", { adds: "skipped" }, "failed"));
    expect(titles(judge(first, again).failures)).toEqual(["a.test.ts › adds", "a.test.ts › the file itself"]);
  });

  test.each([null, {}, { numPassedTests: 3 }])("takes %j for none", (report) => {
    expect(readVitestReport(report)).toBeNull();
  });
});
