/** Amounts, days and countries as the reader's country writes them. `locale` is a language or a locale option. */
export const formatMoney = (euros: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(euros);

export const formatPercent = (percent: number, locale: string): string => new Intl.NumberFormat(locale).format(percent);

/** Day of a moment in Europe/Paris, with its year. */
export const formatMoment = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "Europe/Paris", day: "numeric", month: "long", year: "numeric" }).format(
    new Date(moment),
  );

/** A calendar day (`YYYY-MM-DD`). */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "long" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Day and hour of a moment in Europe/Paris. */
export const formatHour = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: "Europe/Paris",
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(moment));

export const formatCountry = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;

/** `4 ans` and `12 mois` in the reader's language; null for one size; anything else as it is. */
export function formatSize(size: string, locale: string): string | null {
  if (/^(tu|one size)$/i.test(size)) return null;
  const age = /^(\d+)\s*(ans?|mois)$/i.exec(size);
  if (!age) return size;
  const unit = age[2]?.toLowerCase() === "mois" ? "month" : "year";
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" })
    .format(Number(age[1]))
    .replaceAll(/\s/g, " ");
}
