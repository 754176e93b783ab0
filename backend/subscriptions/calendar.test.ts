import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parisDay } from "../delivery/working-days.ts";
import { addDays, addMonths, parisMoment } from "./calendar.ts";

describe("addMonths", () => {
  it.each([
    ["2026-01-31", 1, 31, "2026-02-28"],
    ["2026-02-28", 1, 31, "2026-03-31"],
    ["2027-12-15", 2, 15, "2028-02-15"],
    ["2028-01-30", 1, 30, "2028-02-29"],
  ])("%s plus %i months on the %ith is %s", (day, months, wanted, expected) =>
    expect(addMonths(day, months, wanted)).toBe(expected),
  );
});

it("crosses the end of a year by days", () => expect(addDays("2026-12-30", 3)).toBe("2027-01-02"));

it("finds the moment of an hour in Paris, in summer and in winter", () => {
  const aDay = fc.integer({ min: 0, max: 3650 }).map((offset) => addDays("2026-01-01", offset));
  fc.assert(
    fc.property(aDay, fc.constantFrom(0, 6, 8, 12, 23), (day, hour) => {
      expect(parisDay(parisMoment(day, hour))).toEqual({ day, hour });
    }),
  );
});
