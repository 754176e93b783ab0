import { expect, it } from "vitest";
import { formatDay, formatHour, formatInstant, formatMoment } from "./format.ts";

it("writes the first of a month as French reads it, in every form of a day", () => {
  const moment = "2026-12-01T09:00:00Z";
  expect(formatMoment(moment, "fr-BE")).toBe("1er décembre 2026");
  expect(formatDay("2026-12-01", "fr")).toBe("1er décembre");
  expect(formatHour(moment, "fr-FR")).toContain("mardi 1er décembre");
  expect(formatInstant(moment, "fr-FR")).toMatch(/^1er décembre 2026 /);
  expect(formatDay("2026-12-11", "fr-FR")).toBe("11 décembre");
  expect(formatDay("2026-12-21", "fr-FR")).toBe("21 décembre");
  expect(formatMoment(moment, "de-DE")).toBe("1. Dezember 2026");
  expect(formatDay("2026-12-01", "nl-NL")).toBe("1 december");
});
