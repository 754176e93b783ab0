import { beforeEach, expect, test, vi } from "vitest";
import type { Part } from "./parts.ts";
import type { Run, TestResult } from "./second-look.ts";
import { linesOf, runTests } from "./suites.ts";

const result = (title: string, status: TestResult["status"], evidence: string[] = []): TestResult => ({
  title,
  file: title,
  status,
  group: title,
  evidence,
});
const run = (...results: TestResult[]): Run => ({ results, errors: [] });

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

/** A part that comes to one end, and to another when what went wrong is run again. */
const aPart = (name: string, first: Run | null, again: Run = run()): Part => ({
  name,
  most: { files: 2, tests: 2 },
  run: async (only) => {
    asked.push(only ? `${name}: ${only.map(({ title }) => title).join(", ")}` : name);
    return only ? again : first;
  },
});

test("what went wrong is run again when everything has been run once, alone, and named if it passes", async () => {
  const suites = await runTests([
    aPart("unit", run(result("adds", "passed"), result("sums", "failed")), run(result("sums", "passed"))),
    aPart(
      "browser",
      run(result("opens", "failed", ["error-context.md"]), result("closes", "not-run")),
      run(result("opens", "failed", ["trace.zip"]), result("closes", "passed")),
    ),
  ]);
  expect(asked).toEqual(["unit", "browser", "unit: sums", "browser: opens, closes"]);
  expect(linesOf(suites)).toEqual([
    "unit: 1 passed, 0 failed, 1 flaky",
    "  flaky, failed before it passed: sums",
    "browser: 1 passed, 1 failed",
    "  failed: opens",
    "    error-context.md",
    "    trace.zip",
    "2 passed, 1 failed",
  ]);
});

test("nothing is run again where nothing went wrong, or too much did", async () => {
  const wrong = ["a", "b", "c"].map((title) => result(title, "failed"));
  const suites = await runTests([aPart("unit", run(result("adds", "passed"))), aPart("browser", run(...wrong))]);
  expect(asked).toEqual(["unit", "browser"]);
  expect(linesOf(suites).at(-1)).toBe("1 passed, 3 failed");
});

test("a part that this machine cannot run is left out; one that breaks off has failed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken: Part = { ...aPart("browser", null), run: () => Promise.reject(new Error("no browser")) };
  expect(linesOf(await runTests([aPart("postgresql", null), broken]))).toEqual([
    "browser: 0 passed, 1 failed",
    "  failed: could not be run: no browser",
    "0 passed, 1 failed",
  ]);
});

test("what a part needs is made beside the parts before it, and waited for", async () => {
  const unit = Promise.withResolvers<void>();
  const made = Promise.withResolvers<void>();
  const browser: Part = { ...aPart("browser", run(result("opens", "passed"))), prepare: () => made.promise };
  const first: Part = { ...aPart("unit", run()), run: () => unit.promise.then(() => run()) };
  const prepare = vi.spyOn(browser, "prepare");
  const suites = runTests([first, browser]);
  expect(prepare).toHaveBeenCalledOnce();
  unit.resolve();
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^unit:/)));
  expect(asked).toEqual([]);
  made.resolve();
  expect(linesOf(await suites).at(-1)).toBe("1 passed, 0 failed");
  expect(asked).toEqual(["browser"]);
});

test("a part whose needs were not made has failed, and is not run", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...aPart("browser", run()), prepare: () => Promise.reject(new Error("nothing was built")) };
  const suites = await runTests([aPart("unit", run(result("adds", "passed"))), broken]);
  expect(asked).toEqual(["unit"]);
  expect(linesOf(suites).slice(-3)).toEqual([
    "browser: 0 passed, 1 failed",
    "  failed: could not be run: nothing was built",
    "1 passed, 1 failed",
  ]);
});
