import type { Locale } from "#contract/locale.ts";
import { formatTags } from "#lib/money/format.ts";

/** Zone of every date a customer reads; servers and browsers elsewhere then agree. */
export const shopTimeZone = "Europe/Paris";

type DateStyle = "short" | "long" | "weekday" | "minute";

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: "2-digit", month: "2-digit", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
  minute: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};

/**
 * Writes an ISO date or instant in the shop's zone: `3 mars 2026` (long), `03/03/2026` (short), `mardi 3 mars` (weekday),
 * `3 mars 2026 à 14:05` (minute).
 */
export const formatDate = (iso: string, locale: Locale, style: DateStyle = "long"): string =>
  new Intl.DateTimeFormat(formatTags[locale], { ...options[style], timeZone: shopTimeZone }).format(new Date(iso));
