import { withTrueMinus } from "#contract/money.ts";
import { perLocale } from "#contract/per-locale.ts";
import { sizeAge } from "#contract/size-age.ts";
import { writeMoment } from "#contract/write-moment.ts";

const dateIn = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale: string) => new Intl.DateTimeFormat(locale, options));
const numberIn = (options: Intl.NumberFormatOptions) =>
  perLocale((locale: string) => new Intl.NumberFormat(locale, options));

const money = numberIn({ style: "currency", currency: "EUR" });
const percentage = numberIn({});
const dayOfMoment = dateIn({ timeZone: "Europe/Paris", day: "numeric", month: "long", year: "numeric" });
const calendarDay = dateIn({ timeZone: "UTC", day: "numeric", month: "long" });
const dayAndHour = dateIn({
  timeZone: "Europe/Paris",
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});
const instant = dateIn({ timeZone: "Europe/Paris", dateStyle: "long", timeStyle: "long" });
const regions = perLocale((locale: string) => new Intl.DisplayNames(locale, { type: "region" }));
const ages = {
  month: numberIn({ style: "unit", unit: "month", unitDisplay: "long" }),
  year: numberIn({ style: "unit", unit: "year", unitDisplay: "long" }),
};

/** Amounts, days and countries as the reader's country writes them. `locale` is a language or a locale option. */
export const formatMoney = (euros: number, locale: string): string => withTrueMinus(money(locale).format(euros));

export const formatPercent = (percent: number, locale: string): string => percentage(locale).format(percent);

/** Day of a moment in Europe/Paris, with its year. */
export const formatMoment = (moment: string, locale: string): string =>
  writeMoment(dayOfMoment(locale), new Date(moment), locale);

/** A moment in Europe/Paris to the second, with its zone: what a receipt says. */
export const formatInstant = (moment: string, locale: string): string =>
  writeMoment(instant(locale), new Date(moment), locale);

/** A calendar day (`YYYY-MM-DD`). */
export const formatDay = (day: string, locale: string): string =>
  writeMoment(calendarDay(locale), new Date(`${day}T00:00:00Z`), locale);

/** Day and hour of a moment in Europe/Paris. */
export const formatHour = (moment: string, locale: string): string =>
  writeMoment(dayAndHour(locale), new Date(moment), locale);

export const formatCountry = (code: string, locale: string): string => regions(locale).of(code) ?? code;

/** `4 ans` and `12 mois` in the reader's language; null for one size; anything else as it is. */
export function formatSize(size: string, locale: string): string | null {
  if (/^(tu|one size)$/i.test(size)) return null;
  const age = sizeAge(size);
  return age === null ? size : ages[age.unit](locale).format(age.count).replaceAll(/\s/g, " ");
}
