import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const until = "2026-11-25T06:00:00.000Z";
const before = (ms: number) => new Date(until).getTime() - ms;

it("counts whole days, hours and minutes, rounded down: nobody is promised a minute that is not there", () => {
  expect(timeLeft(until, before(((2 * 24 + 5) * 60 + 7.9) * 60_000))).toEqual({ days: 2, hours: 5, minutes: 7 });
  expect(timeLeft(until, before(90_000))).toEqual({ days: 0, hours: 0, minutes: 1 });
});

it("has a last minute, and is over then, for good", () => {
  expect(timeLeft(until, before(59_000))).toEqual({ days: 0, hours: 0, minutes: 0 });
  expect([timeLeft(until, before(0)), timeLeft(until, before(-1))]).toEqual([null, null]);
});
