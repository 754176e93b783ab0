import { shopTimeZone } from "./format.ts";

/** Calendar day of a moment in the shop's zone, `YYYY-MM-DD`. */
export const shopDay = (moment: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone }).format(moment);

/** Clock time of a moment in the shop's zone, `14:05`. */
export const shopTime = (iso: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone, hour: "2-digit", minute: "2-digit" }).format(
    new Date(iso),
  );
