import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMoment, dayNumber, parisDayNumber } from "#tests/backend/any-moment.ts";
import { handInBy, isLost, refundBy, transitDays } from "./rules.ts";

const dayMs = 86_400_000;
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

describe("the days of a return, at any hour and when the clocks change", () => {
  it("leave 14 days of Paris to hand the parcel in, whatever the hour it was declared at", () =>
    fc.assert(
      fc.property(anyMoment, (now) => {
        expect(dayNumber(handInBy(now))).toBe(parisDayNumber(now) + 14);
      }),
    ));

  it("never shorten with a later declaration", () =>
    fc.assert(
      fc.property(anyMoment, fc.nat(90 * dayMs), (now, later) => {
        expect(dayNumber(handInBy(after(now, later)))).toBeGreaterThanOrEqual(dayNumber(handInBy(now)));
      }),
    ));

  it("bring the money back 14 days after the declaration, or 5 after a parcel that came later than that allows", () =>
    fc.assert(
      fc.property(anyMoment, fc.nat(60 * dayMs), (declaredAt, onItsWay) => {
        const receivedAt = after(declaredAt, onItsWay);
        const until = Math.max(parisDayNumber(declaredAt) + 14, parisDayNumber(receivedAt) + 5);
        expect(dayNumber(refundBy(declaredAt, receivedAt))).toBe(until);
      }),
    ));

  it("give nothing up as lost that was handed in on the last day and still travels", () =>
    fc.assert(
      fc.property(anyMoment, fc.nat(40 * dayMs), (declaredAt, later) => {
        const now = after(declaredAt, later);
        const lastDay = parisDayNumber(declaredAt) + 14 + transitDays;
        expect(isLost(handInBy(declaredAt), now)).toBe(parisDayNumber(now) > lastDay);
      }),
    ));
});
