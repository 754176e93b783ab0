import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMoment, dayNumber } from "#tests/backend/any-moment.ts";
import { withdrawUntil } from "./rules.ts";

const anyDay = anyMoment.map((moment) => moment.toISOString().slice(0, 10));

describe("the last day of a withdrawal", () => {
  it("is never before the law's 14 days nor before the day the shop grants, and is one of the two", () =>
    fc.assert(
      fc.property(anyDay, fc.option(anyDay), (deliveredOn, returnUntil) => {
        const until = withdrawUntil(deliveredOn, returnUntil) ?? "";
        const lawful = dayNumber(deliveredOn) + 14;
        expect(dayNumber(until)).toBe(Math.max(lawful, returnUntil === null ? lawful : dayNumber(returnUntil)));
      }),
    ));

  it("does not run before the delivery", () =>
    fc.assert(
      fc.property(fc.option(anyDay), (returnUntil) => {
        expect(withdrawUntil(null, returnUntil)).toBeNull();
      }),
    ));
});
