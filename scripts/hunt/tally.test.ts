import { describe, expect, test } from "vitest";
import type { TestResult } from "../second-look.ts";
import { isClean, tableOf, tally } from "./tally.ts";

const times = (title: string, ...statuses: TestResult["status"][]): TestResult[] =>
  statuses.map((status) => ({ title, file: "cart.spec.ts", status, group: title, evidence: [] }));

const found = tally("API late", {
  results: [
    ...times("adds", "passed", "failed", "passed"),
    ...times("merges", "passed", "failed", "not-run"),
    ...times("waits", "skipped", "skipped", "skipped"),
  ],
  errors: ["a worker was lost"],
});
const clean = tally("nothing late", { results: times("adds", "passed", "passed"), errors: [] });

describe("what a hunt found", () => {
  test("is named with how often it failed or did not run; what skips itself is no run", () => {
    expect(found).toEqual({
      profile: "API late",
      runs: 6,
      failed: 4,
      names: ["adds (of 3: 1 failed)", "merges (of 3: 1 failed, 1 did not run)", "a worker was lost"],
    });
  });

  test("is a row for each profile", () => {
    expect(tableOf([clean, found]).split("\n").slice(2)).toEqual([
      "| nothing late | 2 | 0 |  |",
      "| API late | 6 | 4 | adds (of 3: 1 failed); merges (of 3: 1 failed, 1 did not run); a worker was lost |",
    ]);
  });

  test("is nothing only where every profile ran something and nothing failed", () => {
    expect(isClean([clean])).toBe(true);
    expect(isClean([clean, found])).toBe(false);
    expect(isClean([clean, tally("scripts late", { results: [], errors: [] })])).toBe(false);
    expect(isClean([])).toBe(false);
  });
});
