import { shopTimeZone } from "./format.ts";

const day = new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone });
const time = new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone, hour: "2-digit", minute: "2-digit" });

/** Calendar day of a moment in the shop's zone, `YYYY-MM-DD`. */
export const shopDay = (moment: Date): string => day.format(moment);

/** Clock time of a moment in the shop's zone, `14:05`. */
export const shopTime = (iso: string): string => time.format(new Date(iso));
