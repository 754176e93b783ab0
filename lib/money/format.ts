import type { Locale } from "#contract/locale.ts";
import { currency, toCents, withTrueMinus } from "#contract/money.ts";

/** Country whose way of writing numbers and dates a language follows. */
export const formatTags: Record<Locale, string> = { fr: "fr-FR", de: "de-DE", nl: "nl-NL", es: "es-ES" };

const formats = new Map<Locale, Intl.NumberFormat>();

const formatOf = (locale: Locale): Intl.NumberFormat => {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(formatTags[locale], { style: "currency", currency });
  formats.set(locale, format);
  return format;
};

/** Writes whole cents the way the language does: 1990 is `19,90 €` in French and `€ 19,90` in Dutch, less than nothing with a true minus. */
export const formatCents = (cents: number, locale: Locale): string =>
  withTrueMinus(formatOf(locale).format(cents / 100));

/** Writes a decimal amount of the wire, for example 19.9. */
export const formatEuros = (euros: number, locale: Locale): string => formatCents(toCents(euros), locale);

/** Writes a round amount without cents, for a limit or a budget: `20 €`. */
export const formatWholeEuros = (cents: number, locale: Locale): string =>
  withTrueMinus(
    new Intl.NumberFormat(formatTags[locale], { style: "currency", currency, maximumFractionDigits: 0 }).format(
      cents / 100,
    ),
  );
