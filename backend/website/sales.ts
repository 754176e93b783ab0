import { parisDay } from "../delivery/working-days.ts";

/** French sales seasons (code de commerce, L310-3): four weeks from the second Wednesday of January and the last of June. */
const seasonDays = 28;
const wednesday = 3;

const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));

/** The second Wednesday of January, or the first when the second falls after the 12th. */
function winterStart(year: number): Date {
  const first = 1 + ((wednesday - utc(year, 0, 1).getUTCDay() + 7) % 7);
  return utc(year, 0, first + 7 > 12 ? first : first + 7);
}

/** The last Wednesday of June, or the one before when the last falls after the 28th. */
function summerStart(year: number): Date {
  const last = 30 - ((utc(year, 5, 30).getUTCDay() - wednesday + 7) % 7);
  return utc(year, 5, last > 28 ? last - 7 : last);
}

/** Whether a sales season is on, by the day in Paris. */
export function isSalesSeason(moment: Date): boolean {
  const { day } = parisDay(moment);
  const today = Date.parse(`${day}T00:00:00Z`);
  return [winterStart, summerStart].some((startOf) => {
    const start = startOf(Number(day.slice(0, 4))).getTime();
    return today >= start && today < start + seasonDays * 86_400_000;
  });
}
