import { describe, expect, it } from "vitest";
import { ageInMonths, findBirthdateIssue } from "./age.ts";

it.each([
  ["2024-05-10", "2024-05-10", 0],
  ["2024-05-10", "2024-06-09", 0],
  ["2024-05-10", "2024-06-10", 1],
  ["2020-11-21", "2026-11-20", 71],
  ["2020-11-21", "2026-11-21", 72],
  ["2026-12-01", "2026-11-21", -1],
])("born on %s, on %s: %i months", (birthdate, day, months) => expect(ageInMonths(birthdate, day)).toBe(months));

describe("findBirthdateIssue", () => {
  it.each([
    ["KID", "2026-11-21", null],
    ["KID", "2026-11-22", "birthdate_in_future"],
    ["KID", "2011-11-22", null],
    ["KID", "2011-11-21", "birthdate_too_early"],
    ["WOMAN", "1990-02-28", null],
    ["WOMAN", "1905-11-21", "birthdate_too_early"],
    ["WOMAN", "2027-01-01", "birthdate_in_future"],
  ] as const)("%s born on %s: %s", (type, birthdate, issue) =>
    expect(findBirthdateIssue(type, birthdate, "2026-11-21")).toBe(issue),
  );
});
