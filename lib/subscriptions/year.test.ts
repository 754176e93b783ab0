import { expect, it } from "vitest";
import { rhythmMonths, yearOf } from "./year.ts";

it("shows twelve months from this one on, over the new year", () =>
  expect(yearOf("2026-11-22", []).map(({ month }) => month)).toEqual([
    "2026-11",
    "2026-12",
    ...Array.from({ length: 10 }, (_, index) => `2027-${String(index + 1).padStart(2, "0")}`),
  ]));

it("marks what stays, what goes and what is new, in the order of their days", () => {
  const [, december] = yearOf("2026-11-22", ["2026-12-15", "2026-12-22"], ["2026-12-18", "2026-12-22"]);
  expect(december?.boxes).toEqual([
    { date: "2026-12-15", mark: "gone" },
    { date: "2026-12-18", mark: "new" },
    { date: "2026-12-22", mark: "kept" },
  ]);
});

it("draws a rhythm as the months of a year", () => {
  expect(rhythmMonths(3)).toEqual([0, 3, 6, 9]);
  expect(rhythmMonths(1)).toHaveLength(12);
  expect(rhythmMonths(null)).toEqual([0]);
});
