import type { Locale } from "#contract/locale.ts";
import { currency, toCents, withTrueMinus } from "#contract/money.ts";
import { perLocale } from "#contract/per-locale.ts";

/** Country whose way of writing numbers and dates a language follows. */
export const formatTags: Record<Locale, string> = { fr: "fr-FR", de: "de-DE", nl: "nl-NL", es: "es-ES" };

const amountIn = perLocale(
  (locale: Locale) => new Intl.NumberFormat(formatTags[locale], { style: "currency", currency }),
);
const wholeAmountIn = perLocale(
  (locale: Locale) =>
    new Intl.NumberFormat(formatTags[locale], { style: "currency", currency, maximumFractionDigits: 0 }),
);

/** Writes whole cents the way the language does: 1990 is `19,90 €` in French and `€ 19,90` in Dutch, less than nothing with a true minus. */
export const formatCents = (cents: number, locale: Locale): string =>
  withTrueMinus(amountIn(locale).format(cents / 100));

/** Writes a decimal amount of the wire, for example 19.9. */
export const formatEuros = (euros: number, locale: Locale): string => formatCents(toCents(euros), locale);

/** Writes a round amount without cents, for a limit or a budget: `20 €`. */
export const formatWholeEuros = (cents: number, locale: Locale): string =>
  withTrueMinus(wholeAmountIn(locale).format(cents / 100));
