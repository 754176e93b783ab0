/** The site promises its service up to this age, the fourteenth year of life included. */
const oldestKidYears = 14;
const oldestWomanYears = 120;

const parts = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
};

/** Whole months of age on a day; both are `YYYY-MM-DD`. Negative before birth. */
export function ageInMonths(birthdate: string, day: string): number {
  const [birthYear, birthMonth, birthDay] = parts(birthdate);
  const [year, month, date] = parts(day);
  return (year - birthYear) * 12 + month - birthMonth - (date < birthDay ? 1 : 0);
}

/** Why a birthdate cannot be right on a day; null when it can. */
export function findBirthdateIssue(
  profileType: "KID" | "WOMAN",
  birthdate: string,
  today: string,
): "birthdate_in_future" | "birthdate_too_early" | null {
  if (birthdate > today) return "birthdate_in_future";
  const oldestYears = profileType === "KID" ? oldestKidYears : oldestWomanYears;
  return ageInMonths(birthdate, today) >= (oldestYears + 1) * 12 ? "birthdate_too_early" : null;
}
