import { giftCardValidityYears } from "#contract/terms.ts";
import { parisDay } from "../payment-methods/expiry.ts";

/** In Germany the law lets it live until the end of the third year after the one it was bought in. */
const germanValidityYears = 3;

/** Last day of a card paid now, bought in a country and language (`de-DE`); 29 February becomes 28. */
export function lastDayOf(now: Date, locale: string): string {
  const [year = "", month = "", day = ""] = parisDay(now).split("-");
  if (locale.endsWith("-DE")) return `${Number(year) + germanValidityYears}-12-31`;
  return `${Number(year) + giftCardValidityYears}-${month}-${month === "02" && day === "29" ? "28" : day}`;
}
