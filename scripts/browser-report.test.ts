import path from "node:path";
import { describe, expect, test } from "vitest";
import { readBrowserReport, testListOf } from "./browser-report.ts";
import { judge, planSecondLook, type Run } from "./second-look.ts";

interface Told {
  status: string;
  expectedStatus?: string;
  annotations?: string[];
  attachments?: string[];
}

/** A test as Playwright reports it, on the phone and, when there are two, on the desktop. */
const spec = (title: string, ...tests: Told[]) => ({
  title,
  tests: tests.map(({ status, expectedStatus = "passed", annotations = [], attachments = [] }, index) => ({
    projectName: index === 0 ? "phone" : "desktop",
    status,
    expectedStatus,
    annotations: annotations.map((type) => ({ type })),
    results: [{ attachments: attachments.map((name) => ({ name, path: path.resolve("test-results", name) })) }],
  })),
});
const passed = { status: "expected" };
const failed = { status: "unexpected", attachments: ["screenshot", "error-context", "a-mail"] };
const serial = (told: Told): Told => ({ ...told, annotations: ["serial"] });

function read(...suites: object[]): Run {
  const run = readBrowserReport({ suites, errors: [] });
  if (run === null) throw new Error("the report was not read");
  return run;
}

describe("the report of the browser tests", () => {
  test("names a test by its project, file and groups; one without a name leaves nothing", () => {
    const run = read({
      title: "cart.spec.ts",
      specs: [spec("adds", passed, passed)],
      suites: [{ title: "in de", suites: [{ title: "", specs: [spec("merges", passed)] }] }],
    });
    expect(run.results.map(({ title, file, status }) => [title, file, status])).toEqual([
      ["[phone] cart.spec.ts › adds", "cart.spec.ts", "passed"],
      ["[desktop] cart.spec.ts › adds", "cart.spec.ts", "passed"],
      ["[phone] cart.spec.ts › in de › merges", "cart.spec.ts", "passed"],
    ]);
  });

  test("says where a failure is to be seen, from the folder of the project", () => {
    const run = read({ title: "cart.spec.ts", specs: [spec("adds", failed)] });
    expect(run.results[0]).toMatchObject({
      status: "failed",
      evidence: ["test-results/screenshot", "test-results/error-context"],
    });
  });

  test("tells a test that skips itself from one that was not reached", () => {
    const run = read({
      title: "cart.spec.ts",
      specs: [
        spec("skips itself", { status: "skipped", expectedStatus: "skipped", annotations: ["skip"] }),
        spec("follows one that failed", { status: "skipped" }),
      ],
    });
    expect(run.results.map(({ status }) => status)).toEqual(["skipped", "not-run"]);
  });

  test("takes a test that needed a second try within the run for one that failed", () => {
    expect(read({ title: "cart.spec.ts", specs: [spec("adds", { status: "flaky" })] }).results[0]?.status).toBe(
      "failed",
    );
  });

  test("has the first line of what went wrong outside of tests, without its colours", () => {
    const report = { suites: [], errors: [{ message: "\u001b[31mTimed out\u001b[39m\n  at once" }, {}] };
    expect(readBrowserReport(report)?.errors).toEqual(["Timed out", "an error without words"]);
  });

  test.each([null, {}, { stats: { expected: 3 } }])("takes %j for none", (report) => {
    expect(readBrowserReport(report)).toBeNull();
  });
});

test("a serial group is run again as a whole on the width it failed on, and by names that Playwright finds", () => {
  const first = read({
    title: "outage.spec.ts",
    specs: [
      spec("begins", serial(passed), serial(passed)),
      spec("lasts", serial(failed), serial(passed)),
      spec("ends", serial({ status: "skipped" }), serial(passed)),
      spec("alone", passed, passed),
    ],
  });
  expect(judge(first, null)).toMatchObject({
    passed: 6,
    failures: [{ title: "[phone] outage.spec.ts › lasts" }, { title: "[phone] outage.spec.ts › ends (did not run)" }],
  });
  expect(testListOf(planSecondLook(first, { files: 1, tests: 1 }))).toBe(
    ["begins", "lasts", "ends"].map((title) => `[phone] › outage.spec.ts › ${title}`).join("\n"),
  );
});
