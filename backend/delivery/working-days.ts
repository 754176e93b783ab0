/** Orders placed from this hour on (Europe/Paris) leave on the next working day. */
export const cutOffHour = 14;

const holidays = new Set(["01-01", "05-01", "12-25"]);
const dayMs = 86_400_000;

const parisParts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Calendar day (`YYYY-MM-DD`) and hour of a moment in Europe/Paris. */
export function parisDay(moment: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(parisParts.formatToParts(moment).map((part) => [part.type, part.value]));
  return { day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`, hour: Number(parts["hour"]) };
}

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5));
}

/** The `count`-th working day after `day`; with 0 the day itself, or the next working day when it is none. */
export function addWorkingDays(day: string, count: number): string {
  let moment = new Date(`${day}T00:00:00Z`);
  let left = count;
  while (left > 0 || !isWorkingDay(toDay(moment))) {
    moment = new Date(moment.getTime() + dayMs);
    if (isWorkingDay(toDay(moment)) && left > 0) left -= 1;
  }
  return toDay(moment);
}

/** First and last day of delivery for an order placed at `orderedAt`; the delay counts working days after dispatch. */
export function planDelivery(orderedAt: Date, delay: { min: number; max: number }): { from: string; until: string } {
  const { day, hour } = parisDay(orderedAt);
  const leavesToday = isWorkingDay(day) && hour < cutOffHour;
  const dispatch = addWorkingDays(day, leavesToday || !isWorkingDay(day) ? 0 : 1);
  return { from: addWorkingDays(dispatch, delay.min), until: addWorkingDays(dispatch, delay.max) };
}
