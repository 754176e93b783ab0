import path from "node:path";
import { describe, expect, test } from "vitest";
import { judgeTwice, readVitestReport } from "./vitest-report.ts";

const file = (name: string, tests: Record<string, string>, status = "passed") => ({
  name: path.resolve(name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});

const failure = (name: string, title: string) => ({ file: name, title: `${name} › ${title}` });

describe("the report of the tests of rules", () => {
  test("names what failed by its file, and a file that could not be loaded", () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        file("a.test.ts", { adds: "passed", removes: "failed" }, "failed"),
        file("b.test.ts", { merges: "passed", waits: "pending" }),
        file("c.test.ts", {}, "failed"),
      ],
    };
    expect(readVitestReport(report)).toEqual({
      passed: 2,
      failed: [failure("a.test.ts", "removes"), failure("c.test.ts", "the file itself")],
    });
  });

  test.each([null, {}, { numPassedTests: 3 }])("takes %j for none", (report) => {
    expect(readVitestReport(report)).toBeNull();
  });
});

describe("failed files that were run once more", () => {
  const first = { passed: 5, failed: [failure("a.test.ts", "removes"), failure("b.test.ts", "merges")] };

  test("tell what passes then as flaky, neither passed nor failed", () => {
    expect(judgeTwice(first, { passed: 3, failed: [failure("b.test.ts", "merges")] })).toEqual({
      passed: 5,
      failed: 1,
      failures: ["b.test.ts › merges"],
      flaky: ["a.test.ts › removes"],
    });
  });

  test("hide nothing that fails for the first time", () => {
    expect(judgeTwice(first, { passed: 3, failed: [failure("b.test.ts", "waits")] })).toMatchObject({
      failed: 1,
      failures: ["b.test.ts › waits"],
    });
  });

  test("excuse nothing where that run came to no end", () => {
    expect(judgeTwice(first, null)).toMatchObject({ failed: 2, flaky: [] });
  });
});
