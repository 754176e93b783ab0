/** A moment at which programs that reckon with days have gone wrong. */
export interface AwkwardDay {
  name: string;
  /** As a clock in Paris shows it, with its distance from UTC. */
  moment: string;
  says: string;
}

export const awkwardDays: readonly AwkwardDay[] = [
  { name: "year-end", moment: "2026-12-31T23:50:00+01:00", says: "a year ends while the tests run" },
  { name: "leap-day", moment: "2028-02-29T12:00:00+01:00", says: "a day that the years around it have not" },
  { name: "spring", moment: "2027-03-28T01:50:00+01:00", says: "an hour is left out while the tests run" },
  { name: "autumn", moment: "2027-10-31T02:50:00+02:00", says: "an hour comes twice while the tests run" },
  { name: "monday", moment: "2026-11-30T00:10:00+01:00", says: "a week and a night begin; in UTC it is Sunday" },
];

/** The days that are named, all where none is. Throws for a name there is not. */
export function daysNamed(names: readonly string[]): readonly AwkwardDay[] {
  if (names.length === 0) return awkwardDays;
  return names.map((name) => {
    const day = awkwardDays.find((known) => known.name === name);
    if (!day) throw new Error(`--day=${name}: it is one of ${awkwardDays.map((known) => known.name).join(", ")}`);
    return day;
  });
}
