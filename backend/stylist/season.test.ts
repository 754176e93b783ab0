import { expect, it } from "vitest";
import { usualNature } from "../catalog/garment-facts.ts";
import { needsLayer, seasonFit, seasonOf } from "./season.ts";

it.each([
  ["2026-12-01", "WINTER"],
  ["2027-02-28", "WINTER"],
  ["2027-03-01", "SPRING"],
  ["2027-06-01", "SUMMER"],
  ["2027-09-01", "AUTUMN"],
  ["2027-11-30", "AUTUMN"],
])("%s is in %s", (day, season) => expect(seasonOf(day)).toBe(season));

it.each([
  ["coat", "knit", "OUTERWEAR", "2026-12-10", 1],
  ["coat", "knit", "OUTERWEAR", "2026-10-10", 1],
  ["coat", "knit", "OUTERWEAR", "2027-03-10", -1],
  ["coat", "knit", "OUTERWEAR", "2027-04-10", null],
  ["sandals", "leather", "SHOES", "2027-07-10", 1],
  ["sandals", "leather", "SHOES", "2026-11-06", null],
  ["ballerinas", "leather", "SHOES", "2026-11-06", null],
  ["shorts", "gauze", "BOTTOMS", "2026-11-09", null],
  ["shorts", "denim", "BOTTOMS", "2027-03-01", null],
  ["shorts", "fleece", "BOTTOMS", "2027-07-01", 1],
  ["jacket", "denim", "OUTERWEAR", "2027-04-10", 1],
  ["trousers", "linen", "BOTTOMS", "2027-01-10", null],
  ["trousers", "corduroy", "BOTTOMS", "2027-06-10", null],
  ["jeans", "denim", "BOTTOMS", "2027-07-10", 0],
  [null, "knit", "KNITWEAR", "2027-01-10", 1],
] as const)("%s of %s (%s) arriving on %s: %s", (kind, fabric, family, day, fit) =>
  expect(seasonFit(usualNature({ kind, fabric, family }), day)).toBe(fit),
);

it("wants something over bare arms in deliveries of November to February", () => {
  const bare = { hasShortSleeves: true };
  const days = ["2026-10-31", "2026-11-01", "2027-02-28", "2027-03-01"];
  expect(days.map((day) => needsLayer(bare, day))).toEqual([false, true, true, false]);
  expect(needsLayer({ hasShortSleeves: false }, "2026-12-01")).toBe(false);
});
