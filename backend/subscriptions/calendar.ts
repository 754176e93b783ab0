import { parisDay } from "../delivery/working-days.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Today in Paris as `YYYY-MM-DD`. */
export const todayOf = (now: Date): string => parisDay(now).day;

export const addDays = (day: string, count: number): string => toDay(new Date(toUtc(day).getTime() + count * dayMs));

/** Days from one day to another. */
export const countDays = (from: string, until: string): number =>
  Math.round((toUtc(until).getTime() - toUtc(from).getTime()) / dayMs);

export const laterDay = (a: string, b: string): string => (a > b ? a : b);

export const dayOfMonth = (day: string): number => Number(day.slice(8));

/** The given day of the month that lies `months` after the month of `day`; the last one where the month is shorter. */
export function addMonths(day: string, months: number, wantedDay = dayOfMonth(day)): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(wantedDay, lastDay))));
}

/** The moment a clock in Paris shows `hour` on `day`; hours of the night in which clocks change are not asked for. */
export function parisMoment(day: string, hour: number): Date {
  const summer = new Date(toUtc(day).getTime() + (hour - 2) * hourMs);
  const seen = parisDay(summer);
  return seen.day === day && seen.hour === hour ? summer : new Date(summer.getTime() + hourMs);
}
