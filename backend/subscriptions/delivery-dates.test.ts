import { expect, it } from "vitest";
import { freeDays, plannedDates } from "./delivery-dates.ts";

it("offers every working day of a range and no other", () =>
  expect(freeDays({ from: "2026-12-23", until: "2026-12-29" })).toEqual([
    "2026-12-23",
    "2026-12-24",
    "2026-12-28",
    "2026-12-29",
  ]));

it("offers no day of a range of a single Sunday", () =>
  expect(freeDays({ from: "2026-12-20", until: "2026-12-20" })).toEqual([]));

const monthly = { frequencyMonths: 1, deliveryDay: 31 };

it("plans a date each rhythm until the last day, on the day of the month that was chosen", () =>
  expect(plannedDates("2027-03-31", null, monthly, "2027-07-01")).toEqual([
    "2027-03-31",
    "2027-04-30",
    "2027-05-31",
    "2027-06-30",
  ]));

it("takes the date that is planned already for the second box", () =>
  expect(plannedDates("2027-03-31", "2027-05-12", { frequencyMonths: 3, deliveryDay: 12 }, "2027-09-01")).toEqual([
    "2027-03-31",
    "2027-05-12",
    "2027-08-12",
  ]));

it("plans nothing after the box of a one-shot, and nothing at all without a next one", () => {
  expect(plannedDates("2027-03-31", null, { frequencyMonths: null, deliveryDay: 31 }, "2027-07-01")).toEqual([
    "2027-03-31",
  ]);
  expect(plannedDates(null, null, monthly, "2027-07-01")).toEqual([]);
});
