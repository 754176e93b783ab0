/** Days of a month picker are calendar days, `YYYY-MM-DD`; no time and no zone belongs to them. */

const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** `2026-12` of `2026-12-24`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function addDays(day: string, count: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))));
}

/** Monday is 0. */
const weekdayOf = (day: string): number => (toUtc(day).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday on; null where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const count = Number(addDays(addMonths(first, 1), -1).slice(8));
  const cells: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = 0; day < count; day++) cells.push(addDays(first, day));
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The months from that of one day to that of another. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  for (let day = `${monthOf(from)}-01`; monthOf(day) <= monthOf(until); day = addMonths(day, 1))
    months.push(monthOf(day));
  return months;
}

const steps: Record<string, (day: string, isShifted: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, isShifted) => addMonths(day, isShifted ? -12 : -1),
  PageDown: (day, isShifted) => addMonths(day, isShifted ? 12 : 1),
};

/** Where a key of the date grid leads; null for a key that means nothing there. */
export const dayAfterKey = (key: string, day: string, isShifted: boolean): string | null =>
  steps[key]?.(day, isShifted) ?? null;
