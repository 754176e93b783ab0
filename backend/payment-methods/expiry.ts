const parisFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** Today in Paris as `YYYY-MM-DD`: the shop's days begin and end there. */
export const parisDay = (now: Date): string => parisFormat.format(now);

/** A card can be charged until the end of its last day; a method without one does not expire. */
export const isExpired = (expirationDate: string | null, now: Date): boolean =>
  expirationDate !== null && expirationDate < parisDay(now);

/** Last day of a month as `YYYY-MM-DD`, `month` from 1 to 12. */
export const lastDayOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
