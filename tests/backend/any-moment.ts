import fc from "fast-check";

const hourMs = 3_600_000;
/** Clocks in Paris change at 1:00 UTC on these days. */
const clockChanges = ["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-03-26", "2028-10-29"].map((day) =>
  Date.parse(`${day}T01:00:00Z`),
);

/** Any moment of some years; every other one lies in the two days around a change of the clocks. */
export const anyMoment: fc.Arbitrary<Date> = fc
  .oneof(
    fc.integer({ min: Date.parse("2026-01-01T00:00:00Z"), max: Date.parse("2030-12-31T23:59:59Z") }),
    fc
      .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -48 * hourMs, max: 48 * hourMs }))
      .map(([change, away]) => change + away),
  )
  .map((ms) => new Date(ms));

const fields = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Whole days since 1970 of the day it is in Paris, worked out without the program's own calendar. */
export function parisDayNumber(moment: Date): number {
  const part = Object.fromEntries(fields.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part["year"] ?? 0, (part["month"] ?? 0) - 1, part["day"]) / (24 * hourMs);
}

/** The same of a day `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / (24 * hourMs);
