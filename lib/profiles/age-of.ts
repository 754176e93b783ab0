/** Months below which an age is said in months. */
const monthsSaid = 24;

/** How old somebody is on a day, as sizes say it: `7 mois` for babies, then `5 ans`. Both days are `YYYY-MM-DD`. */
export function ageOf(birthdate: string, day: string): string {
  const parts = (text: string) => text.split("-").map(Number) as [number, number, number];
  const [[birthYear, birthMonth, birthDay], [year, month, date]] = [parts(birthdate), parts(day)];
  const months = Math.max(0, (year - birthYear) * 12 + month - birthMonth - (date < birthDay ? 1 : 0));
  return months < monthsSaid ? `${months} mois` : `${Math.floor(months / 12)} ans`;
}
