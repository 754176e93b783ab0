import { describe, expect, it } from "vitest";
import { isExpired, lastDayOfMonth } from "./expiry.ts";

describe("isExpired", () => {
  it.each([
    ["2026-11-30", "2026-11-30T22:59:59Z", false],
    ["2026-11-30", "2026-11-30T23:00:00Z", true],
    ["2026-12-31", "2026-11-30T23:00:00Z", false],
    [null, "2026-11-30T23:00:00Z", false],
  ])("a method valid until %s at %s: %s", (date, now, expected) =>
    expect(isExpired(date, new Date(now))).toBe(expected),
  );
});

it.each([
  [2028, 2, "2028-02-29"],
  [2026, 12, "2026-12-31"],
  [2027, 2, "2027-02-28"],
])("the last day of %i-%i is %s", (year, month, day) => expect(lastDayOfMonth(year, month)).toBe(day));
