/** A box on the line of a year: as planned, as it would be, or no longer there. */
export type Mark = "kept" | "new" | "gone";

export interface YearMonth {
  /** `YYYY-MM`. */
  month: string;
  boxes: { date: string; mark: Mark }[];
}

const monthAfter = (month: string, count: number): string => {
  const [year = 0, index = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
};

/**
 * Twelve months from that of `today` on, each with its boxes. With `then` it shows a change: what stays, what is new and
 * what goes.
 */
export function yearOf(today: string, now: readonly string[], then: readonly string[] = now): YearMonth[] {
  const marks = new Map<string, Mark>([
    ...now.map((date): [string, Mark] => [date, then.includes(date) ? "kept" : "gone"]),
    ...then.filter((date) => !now.includes(date)).map((date): [string, Mark] => [date, "new"]),
  ]);
  const dates = [...marks].toSorted(([a], [b]) => a.localeCompare(b));
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthAfter(today.slice(0, 7), index);
    return { month, boxes: dates.flatMap(([date, mark]) => (date.startsWith(month) ? [{ date, mark }] : [])) };
  });
}

/** The months of a year with a box, from 0 on, for a rhythm of some months; one box for null. */
export const rhythmMonths = (frequency: number | null): number[] =>
  frequency === null ? [0] : Array.from({ length: Math.ceil(12 / frequency) }, (_, index) => index * frequency);
