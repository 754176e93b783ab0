import { describe, expect, it } from "vitest";
import { lowestPriceBefore, reductionPercent } from "./price-reduction.ts";

const reductionStart = new Date("2026-11-01T00:00:00Z");
const history = (...points: [day: string, cents: number][]) =>
  points.map(([day, priceCents]) => ({ startsAt: new Date(`${day}T00:00:00Z`), priceCents }));

describe("lowestPriceBefore", () => {
  it.each([
    [
      "counts a price that started earlier and was still valid",
      history(["2026-03-01", 4000], ["2026-11-01", 3000]),
      4000,
    ],
    ["leaves the reduced price itself out", history(["2026-10-01", 4000], ["2026-11-01", 1000]), 4000],
    [
      "finds an earlier promotion inside the window",
      history(["2026-03-01", 4000], ["2026-10-10", 3500], ["2026-10-15", 4000], ["2026-11-01", 3000]),
      3500,
    ],
    [
      "counts a promotion that ended on the window's first day",
      history(["2026-03-01", 4000], ["2026-09-20", 3500], ["2026-10-03", 4000], ["2026-11-01", 3000]),
      3500,
    ],
    [
      "forgets a promotion that ended as the window began",
      history(["2026-03-01", 4000], ["2026-09-20", 3500], ["2026-10-02", 4000], ["2026-11-01", 3000]),
      4000,
    ],
    [
      "ignores later steps of the same reduction",
      history(["2026-03-01", 4000], ["2026-11-01", 3000], ["2026-11-10", 2000]),
      4000,
    ],
    [
      "takes what there is of a product sold for less than 30 days",
      history(["2026-10-25", 4000], ["2026-11-01", 3000]),
      4000,
    ],
    [
      "does not need the history in order",
      history(["2026-11-01", 3000], ["2026-10-10", 3500], ["2026-03-01", 4000]),
      3500,
    ],
    ["knows nothing of a product that was not sold before", history(["2026-11-01", 3000]), null],
    ["knows nothing without a history", [], null],
  ])("%s", (_, points, expected) => {
    expect(lowestPriceBefore(points, reductionStart)).toBe(expected);
  });
});

describe("reductionPercent", () => {
  it.each([
    [3000, 4000, 25],
    [3001, 4000, 24],
    [2999, 4000, 25],
    [4000, 4000, 0],
    [4500, 4000, 0],
    [1, 10_000, 99],
    [3000, null, 0],
  ])("%i instead of %j is %i percent, rounded down", (price, lowest, expected) => {
    expect(reductionPercent(price, lowest)).toBe(expected);
  });
});
