/** A birthday code counts this many days before and after a kid's birthday. */
const birthdayWindowDays = 14;
/** Days after its use in which the birthday code does not count again: once a year, whichever end of the window. */
export const birthdayRestDays = 300;
/** Days after which the birthdate of a new profile counts, unless the client has paid an order: anybody can type one for today. */
export const birthdayWaitDays = 30;

const dayMs = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether `day` is near an anniversary of `birthdate` (both `YYYY-MM-DD`); who was born on 29 February is a day later in other years. */
export function isNearBirthday(birthdate: string, day: string): boolean {
  const year = Number(day.slice(0, 4));
  const [month, date] = [Number(birthdate.slice(5, 7)), Number(birthdate.slice(8, 10))];
  return [year - 1, year, year + 1].some((candidate) => {
    if (candidate <= Number(birthdate.slice(0, 4))) return false;
    return Math.abs(Date.UTC(candidate, month - 1, date) - timeOf(day)) <= birthdayWindowDays * dayMs;
  });
}
