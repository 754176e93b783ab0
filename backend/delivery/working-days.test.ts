import { describe, expect, it } from "vitest";
import { addWorkingDays, isWorkingDay, parisDay, planDelivery } from "./working-days.ts";

describe("working days", () => {
  it.each([
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-20", 1, "2026-11-23"],
    ["2026-11-21", 0, "2026-11-23"],
    ["2026-11-21", 1, "2026-11-23"],
    ["2026-12-24", 1, "2026-12-28"],
    ["2026-12-31", 1, "2027-01-04"],
    ["2026-04-30", 1, "2026-05-04"],
  ])("%s plus %i is %s", (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });

  it("never ends on a weekend or a holiday", () => {
    for (let offset = 0; offset < 400; offset++) {
      const day = new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
      for (const count of [0, 1, 5]) expect(isWorkingDay(addWorkingDays(day, count))).toBe(true);
    }
  });

  it("counts the day in Paris, not in UTC", () => {
    expect(parisDay(new Date("2026-07-01T22:30:00Z"))).toEqual({ day: "2026-07-02", hour: 0 });
    expect(parisDay(new Date("2026-12-01T22:30:00Z"))).toEqual({ day: "2026-12-01", hour: 23 });
  });
});

describe("delivery days", () => {
  const delay = { min: 2, max: 3 };

  it("leaves on the same day before the cut-off hour in Paris", () => {
    expect(planDelivery(new Date("2026-11-16T12:59:00Z"), delay)).toEqual({ from: "2026-11-18", until: "2026-11-19" });
  });

  it("leaves on the next working day from the cut-off hour on", () => {
    expect(planDelivery(new Date("2026-11-16T13:00:00Z"), delay)).toEqual({ from: "2026-11-19", until: "2026-11-20" });
  });

  it("leaves on Monday when ordered on a weekend, at whatever hour", () => {
    const expected = { from: "2026-11-25", until: "2026-11-26" };
    expect(planDelivery(new Date("2026-11-21T08:00:00Z"), delay)).toEqual(expected);
    expect(planDelivery(new Date("2026-11-22T20:00:00Z"), delay)).toEqual(expected);
  });
});
