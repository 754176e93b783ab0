import { describe, expect, it } from "vitest";
import { datePartsOf, readDateParts } from "./date-parts.ts";

const read = (day: string, month: string, year: string) =>
  readDateParts({ day, month, year }, { min: "2012-11-23", max: "2026-11-22" });

describe("reading a date of three fields", () => {
  it.each([
    ["nothing typed is empty, no mistake", ["", " ", ""], { kind: "empty" }],
    ["a field that is missing", ["3", "", "2021"], { kind: "incomplete" }],
    ["a day with its noughts added", ["3", "4", "2021"], { kind: "day", value: "2021-04-03" }],
    ["the 29 February of a leap year", ["29", "2", "2024"], { kind: "day", value: "2024-02-29" }],
    ["no 31 February", ["31", "2", "2021"], { kind: "impossible" }],
    ["no thirteenth month", ["1", "13", "2021"], { kind: "impossible" }],
    ["no letters, no year of two digits", ["1", "5", "21"], { kind: "impossible" }],
    ["not before the first day", ["22", "11", "2012"], { kind: "early" }],
    ["not after the last one", ["23", "11", "2026"], { kind: "late" }],
    ["the last day itself", ["22", "11", "2026"], { kind: "day", value: "2026-11-22" }],
  ] as const)("%s", (_, [day, month, year], expected) => expect(read(day, month, year)).toEqual(expected));
  it("gives a day back as it was typed", () =>
    expect(datePartsOf("2021-04-03")).toEqual({ day: "3", month: "4", year: "2021" }));
});
