import { expect, it } from "vitest";
import { isSalesSeason } from "./sales.ts";

it.each([
  ["2026-01-06T22:59:59Z", false],
  ["2026-01-06T23:00:00Z", true],
  ["2026-02-03T22:59:59Z", true],
  ["2026-02-03T23:00:00Z", false],
  ["2025-01-08T12:00:00Z", true],
  ["2026-06-23T21:59:59Z", false],
  ["2026-06-23T22:00:00Z", true],
  ["2026-07-21T21:59:59Z", true],
  ["2026-07-21T22:00:00Z", false],
  ["2026-11-21T10:00:00Z", false],
])("at %s: %s", (moment, expected) => {
  expect(isSalesSeason(new Date(moment))).toBe(expected);
});
