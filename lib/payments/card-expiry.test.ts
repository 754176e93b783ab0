import { describe, expect, it } from "vitest";
import { formatExpiry, isExpiryPast, isMethodExpired, parseExpiry } from "./card-expiry.ts";

describe("formatExpiry", () => {
  it.each([
    ["1", "", "1"],
    ["12", "1", "12 / "],
    ["3", "", "03 / "],
    ["12 / 2", "12 / ", "12 / 2"],
    ["1227", "", "12 / 27"],
    ["122027", "", "12 / 27"],
    ["12/2027", "", "12 / 27"],
    ["4/29", "", "04 / 29"],
    ["1/", "1", "01 / "],
    ["12 /", "12 / ", "1"],
    ["12 / ", "12 / 2", "12"],
  ])("%j after %j becomes %j", (text, before, expected) => expect(formatExpiry(text, before)).toBe(expected));
});

describe("parseExpiry", () => {
  it.each([
    ["12 / 27", { month: 12, year: 2027 }],
    ["1/2030", { month: 1, year: 2030 }],
    ["13 / 27", null],
    ["00 / 27", null],
    ["12", null],
    ["12 / 2", null],
    ["", null],
  ])("reads %j", (text, expected) => expect(parseExpiry(text)).toEqual(expected));
});

it("a card is good through the last day of its month", () => {
  expect(isExpiryPast({ month: 11, year: 2026 }, "2026-11-30")).toBe(false);
  expect(isExpiryPast({ month: 11, year: 2026 }, "2026-12-01")).toBe(true);
});

it("a saved method is good through its last day", () => {
  expect(isMethodExpired("2026-11-30", "2026-11-30")).toBe(false);
  expect(isMethodExpired("2026-11-30", "2026-12-01")).toBe(true);
  expect(isMethodExpired(null, "2026-12-01")).toBe(false);
});
