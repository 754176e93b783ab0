import { describe, expect, it } from "vitest";
import { formatDate, formatInstant } from "./format.ts";

it("writes the day it is in Paris, whatever the zone of the process", () => {
  expect(formatDate("2026-03-02T23:30:00Z", "fr")).toBe("3 mars 2026");
  expect(formatDate("2026-03-02T23:30:00Z", "de")).toBe("3. März 2026");
  expect(formatDate("2026-03-02T23:30:00Z", "nl", "weekday")).toBe("dinsdag 3 maart");
  expect(formatDate("2026-03-02T23:30:00Z", "es", "short")).toBe("03/03/2026");
});

describe("the first of a month", () => {
  it("is 1er in French, and only it", () => {
    expect(formatDate("2026-12-01", "fr")).toBe("1er décembre 2026");
    expect(formatDate("2026-12-01", "fr", "weekday")).toBe("mardi 1er décembre");
    expect(formatDate("2026-12-01T10:05:00Z", "fr", "minute")).toBe("1er décembre 2026 à 11:05");
    expect(formatInstant("2026-12-01T10:05:00Z", "fr")).toMatch(/^1er décembre 2026 /);
    for (const day of ["11", "21", "31"]) expect(formatDate(`2026-12-${day}`, "fr")).toBe(`${day} décembre 2026`);
  });
  it("is a figure in other languages and in short", () => {
    expect(formatDate("2026-12-01", "fr", "short")).toBe("01/12/2026");
    expect(formatDate("2026-12-01", "de")).toBe("1. Dezember 2026");
    expect(formatDate("2026-12-01", "nl")).toBe("1 december 2026");
    expect(formatDate("2026-12-01", "es")).toBe("1 de diciembre de 2026");
  });
});
