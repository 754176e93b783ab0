import { expect, it } from "vitest";
import { seasonFit, seasonOf } from "./season.ts";

it.each([
  ["2026-12-01", "WINTER"],
  ["2027-02-28", "WINTER"],
  ["2027-03-01", "SPRING"],
  ["2027-06-01", "SUMMER"],
  ["2027-09-01", "AUTUMN"],
  ["2027-11-30", "AUTUMN"],
])("%s is in %s", (day, season) => expect(seasonOf(day)).toBe(season));

it.each([
  ["coat", "knit", "OUTERWEAR", "WINTER", 1],
  ["coat", "knit", "OUTERWEAR", "AUTUMN", -1],
  ["coat", "knit", "OUTERWEAR", "SUMMER", null],
  ["sandals", "leather", "SHOES", "SUMMER", 1],
  ["sandals", "leather", "SHOES", "WINTER", null],
  ["jacket", "denim", "OUTERWEAR", "SPRING", 1],
  ["jacket", "denim", "OUTERWEAR", "SUMMER", -1],
  ["trousers", "linen", "BOTTOMS", "WINTER", null],
  ["trousers", "corduroy", "BOTTOMS", "AUTUMN", -1],
  ["jeans", "denim", "BOTTOMS", "SUMMER", 0],
  ["shorts", "fleece", "BOTTOMS", "SUMMER", 1],
  [null, "knit", "KNITWEAR", "WINTER", 1],
] as const)("%s of %s (%s) in %s: %s", (kind, fabric, family, season, fit) =>
  expect(seasonFit({ kind, fabric, family }, season)).toBe(fit),
);
