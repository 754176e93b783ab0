import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parisMoment } from "../subscriptions/calendar.ts";
import { earliestDelivery } from "../subscriptions/delivery-dates.ts";
import {
  closeAt,
  composeAt,
  deliverAt,
  isGivenUp,
  prepareAt,
  previewMinimumMs,
  previewUntil,
  shipAt,
  withLead,
  previewReminderAt,
} from "./schedule.ts";

const delivery = "2026-12-15";
const noon = (day: string) => parisMoment(day, 12);

describe("the stylist begins", () => {
  it("fourteen days before the delivery", () =>
    expect(composeAt(delivery, noon("2026-11-24"), false)).toEqual(parisMoment("2026-12-01", 6)));
  it("after a day for wishes when the box was asked for later", () =>
    expect(composeAt(delivery, noon("2026-12-03"), false)).toEqual(noon("2026-12-04")));
  it("at once when the wishes are final and the time has come", () => {
    expect(composeAt(delivery, noon("2026-12-03"), true)).toEqual(noon("2026-12-03"));
    expect(composeAt(delivery, noon("2026-11-03"), true)).toEqual(parisMoment("2026-12-01", 6));
  });
});

describe("a preview", () => {
  it("is open for three days", () => expect(previewUntil(delivery, noon("2026-12-01"))).toEqual(noon("2026-12-04")));
  it("ends eight days before the delivery", () =>
    expect(previewUntil(delivery, noon("2026-12-05"))).toEqual(parisMoment("2026-12-07", 6)));
  it("is open for a day at least", () =>
    expect(previewUntil(delivery, noon("2026-12-08"))).toEqual(noon("2026-12-09")));
});

describe("time that ran away", () => {
  it("moves the delivery to a working day", () =>
    expect(withLead("2026-12-10", noon("2026-12-08"), 5)).toBe("2026-12-14"));
  it("leaves a date that can be kept", () => expect(withLead("2026-12-13", noon("2026-12-08"), 5)).toBe("2026-12-13"));
  it("gives a blocked box up after thirty days", () => {
    expect(isGivenUp(delivery, noon("2027-01-14"))).toBe(false);
    expect(isGivenUp(delivery, noon("2027-01-15"))).toBe(true);
  });
});

it("waits longer for a parcel that is under way", () => {
  expect(closeAt("2026-12-25", false)).toEqual(parisMoment("2026-12-31", 6));
  expect(closeAt("2026-12-25", true)).toEqual(parisMoment("2027-01-14", 6));
});

it("follows one after the other, whenever a box is asked for", () => {
  const aMoment = fc
    .integer({ min: 0, max: 700 * 24 })
    .map((hours) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000));
  fc.assert(
    fc.property(aMoment, fc.integer({ min: 0, max: 300 }), fc.boolean(), (now, days, isFinal) => {
      const today = now.toISOString().slice(0, 10);
      const date = addDays(earliestDelivery(addDays(today, 1), { country: "FR", mode: "HOME" }), days);
      const composed = composeAt(date, now, isFinal);
      const until = previewUntil(date, composed);
      const moments = [now, composed, until, prepareAt(date), shipAt(date), deliverAt(date)];
      expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()));
      expect(until.getTime() - composed.getTime()).toBeGreaterThanOrEqual(previewMinimumMs);
    }),
  );
});

it("reminds of a preview a day before its time is over, and not of one that has hardly more than that", () => {
  const until = new Date("2026-12-04T06:00:00Z");
  const hours = (count: number) => new Date(until.getTime() - count * 3_600_000);
  expect(previewReminderAt(until, hours(72))).toEqual(hours(24));
  expect(previewReminderAt(until, hours(36))).toEqual(hours(24));
  expect(previewReminderAt(until, hours(35))).toEqual(until);
});
