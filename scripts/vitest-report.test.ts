import path from "node:path";
import { describe, expect, test } from "vitest";
import { judge, planSecondLook, readEnd, type Run } from "./second-look.ts";
import { readVitestReport } from "./vitest-report.ts";

const file = (name: string, tests: Record<string, string>, status = "passed") => ({
  name: path.resolve(name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});

function read(...testResults: object[]): Run {
  return readWith([], ...testResults);
}

function readWith(strays: unknown, ...testResults: object[]): Run {
  const run = readVitestReport({ testResults }, strays);
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

  test("has a file run again that an error came in beside its tests, and says the error", () => {
    const whole = file("a.test.ts", { adds: "passed" });
    const stray = { file: path.resolve("a.test.ts"), message: "the connection is closed" };
    const first = readWith([stray], whole, file("b.test.ts", { merges: "passed" }));
    const itself = { title: "a.test.ts › the file itself", evidence: [stray.message] };
    expect(judge(first, null)).toMatchObject({ passed: 2, failures: [itself], flaky: [] });
    expect(titles(planSecondLook(first, { files: 5, tests: Infinity }))).toEqual([
      "a.test.ts › adds",
      "a.test.ts › the file itself",
    ]);
    expect(judge(first, read(whole))).toEqual({ passed: 2, failures: [], flaky: [itself] });
    expect(judge(first, readWith([stray], whole)).failures).toEqual([itself]);
  });

  test("excuses no error that came in no file", () => {
    const first = readWith([{ file: null, message: "a worker was lost" }], file("a.test.ts", { adds: "passed" }));
    expect(judge(first, null)).toMatchObject({ passed: 1, failures: [{ title: "a worker was lost" }] });
    expect(planSecondLook(first, { files: 5, tests: Infinity })).toEqual([]);
  });

  test("leaves it to the exit code where nothing can be read of such errors", () => {
    const run = readWith(null, file("a.test.ts", { adds: "passed" }));
    expect(readEnd(1, run).errors).toEqual(["exit code 1, though no test failed"]);
  });

  test.each([null, {}, { numPassedTests: 3 }])("takes %j for none", (report) => {
    expect(readVitestReport(report, [])).toBeNull();
  });
});
