import { expect, it } from "vitest";
import { beginsBoxes, commonDays, isOngoing, movableDays, possibleChanges } from "./change.ts";

const range = { from: "2026-12-02", until: "2026-12-10" };
const days = ["2026-12-01", "2026-12-02", "2026-12-09", "2026-12-11"];

it("offers to resume what is paused, and nothing of what is over", () => {
  expect(possibleChanges({ status_details_code: "paused", frequency: 1, delivery_date_range: null })[0]).toBe("resume");
  expect(possibleChanges({ status_details_code: "terminated", frequency: 1, delivery_date_range: null })).toEqual([]);
});

it("neither skips, pauses nor ends a single box, and moves none without a day", () =>
  expect(possibleChanges({ status_details_code: "active", frequency: null, delivery_date_range: null })).toEqual([
    "frequency",
    "budget",
  ]));

it.each([
  ["active", 2, true],
  ["active", null, false],
  ["paused", 2, false],
  ["terminated", 2, false],
] as const)("%s, every %s months: goes on is %s", (status_details_code, frequency, is) =>
  expect(isOngoing({ status_details_code, frequency })).toBe(is),
);

it.each([
  ["resume", "paused", 2, true],
  ["frequency", "paused", 2, true],
  ["frequency", "active", null, true],
  ["frequency", "active", 2, false],
  ["budget", "paused", 2, false],
  ["pause", "paused", 2, false],
] as const)("%s of what is %s, every %s months, asks for boxes: %s", (kind, status_details_code, frequency, is) =>
  expect(beginsBoxes(kind, { status_details_code, frequency })).toBe(is),
);

it("moves a box to the free days of its range only", () =>
  expect(movableDays(days, { delivery_date_range: range })).toEqual(["2026-12-02", "2026-12-09"]));

it("finds the days on which all boxes can come", () => {
  const other = { delivery_date_range: { from: "2026-12-05", until: "2027-01-01" } };
  expect(commonDays(days, [{ delivery_date_range: range }, other])).toEqual(["2026-12-09"]);
  expect(commonDays(days, [{ delivery_date_range: range }, { delivery_date_range: null }])).toEqual([]);
});
