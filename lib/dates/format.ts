import type { Locale } from "#contract/locale.ts";
import { perLocale } from "#contract/per-locale.ts";
import { writeMoment } from "#contract/write-moment.ts";
import { formatTags } from "#lib/money/format.ts";

/** Zone of every date a customer reads; servers and browsers elsewhere then agree. */
export const shopTimeZone = "Europe/Paris";

type DateStyle = "short" | "long" | "weekday" | "minute";

const dateIn = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale: Locale) => new Intl.DateTimeFormat(formatTags[locale], { ...options, timeZone: shopTimeZone }));

const styles: Record<DateStyle, (locale: Locale) => Intl.DateTimeFormat> = {
  short: dateIn({ day: "2-digit", month: "2-digit", year: "numeric" }),
  long: dateIn({ day: "numeric", month: "long", year: "numeric" }),
  weekday: dateIn({ weekday: "long", day: "numeric", month: "long" }),
  minute: dateIn({ day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" }),
};
const instantIn = dateIn({ dateStyle: "long", timeStyle: "long" });

/**
 * Writes an ISO date or instant in the shop's zone: `3 mars 2026` (long), `03/03/2026` (short), `mardi 3 mars` (weekday),
 * `3 mars 2026 à 14:05` (minute). The first of a month is `1er` in French, as it is read.
 */
export const formatDate = (iso: string, locale: Locale, style: DateStyle = "long"): string =>
  writeMoment(styles[style](locale), new Date(iso), locale);

/** A moment in the shop's zone to the second, with the zone: what a receipt says. */
export const formatInstant = (iso: string, locale: Locale): string =>
  writeMoment(instantIn(locale), new Date(iso), locale);
