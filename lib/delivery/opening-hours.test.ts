import { expect, it } from "vitest";
import { groupOpeningHours } from "./opening-hours.ts";

const day = (weekday: number, ...hours: string[]) => ({ weekday, hours });

it("puts days in a row that have the same hours", () => {
  const week = [
    day(1, "09:00-19:00"),
    day(2, "09:00-19:00"),
    day(3, "09:00-12:00", "14:00-19:00"),
    day(4, "09:00-19:00"),
    day(5),
    day(6),
    day(7),
  ];
  expect(groupOpeningHours(week)).toEqual([
    { from: 1, to: 2, hours: ["09:00-19:00"] },
    { from: 3, to: 3, hours: ["09:00-12:00", "14:00-19:00"] },
    { from: 4, to: 4, hours: ["09:00-19:00"] },
    { from: 5, to: 7, hours: [] },
  ]);
});

it("does not join days with a gap between them", () =>
  expect(groupOpeningHours([day(1, "09:00-19:00"), day(3, "09:00-19:00")])).toHaveLength(2));
