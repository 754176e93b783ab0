import { expect, it } from "vitest";
import { addMonths, dayAfterKey, monthsBetween, weeksOf } from "./month-grid.ts";

it("begins weeks on Monday and leaves days of other months empty", () => {
  const weeks = weeksOf("2026-12");
  expect(weeks[0]).toEqual([null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"]);
  expect(weeks.at(-1)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null, null]);
});

it("needs four weeks for a February that begins on a Monday", () => expect(weeksOf("2027-02")).toHaveLength(4));

it("keeps to the last day of a shorter month", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2027-01-31", -2)).toBe("2026-11-30");
});

it("lists the months over a new year", () =>
  expect(monthsBetween("2026-12-03", "2027-02-01")).toEqual(["2026-12", "2027-01", "2027-02"]));

it.each([
  ["ArrowRight", "2026-12-31", false, "2027-01-01"],
  ["ArrowUp", "2026-12-03", false, "2026-11-26"],
  ["Home", "2026-12-03", false, "2026-11-30"],
  ["End", "2026-12-03", false, "2026-12-06"],
  ["PageDown", "2026-12-03", false, "2027-01-03"],
  ["PageUp", "2026-12-03", true, "2025-12-03"],
  ["a", "2026-12-03", false, null],
])("%s leads from %s to another day", (key, day, isShifted, to) => expect(dayAfterKey(key, day, isShifted)).toBe(to));
