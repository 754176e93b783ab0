import { describe, expect, it } from "vitest";
import { planNextCharge } from "./charge-retries.ts";

const first = new Date("2026-11-16T09:00:00Z");
const after = (days: number, ms = 0) => new Date(first.getTime() + days * 24 * 60 * 60_000 + ms);

describe("planNextCharge", () => {
  it.each([
    [0, 2],
    [1.9, 2],
    [2, 4],
    [3, 4],
    [4, 7],
    [6.9, 7],
  ])("%d days after the first failure it is the one of day %d", (now, next) =>
    expect(planNextCharge(first, after(now))).toEqual(after(next)),
  );

  it("ends after a week, even when days were missed", () => {
    expect(planNextCharge(first, after(7))).toBeNull();
    expect(planNextCharge(first, after(30))).toBeNull();
  });
});
