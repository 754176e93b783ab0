/**
 * Writes a moment; French has a word of its own for the first of a month, which the formatters do not know. `locale` is a
 * language or a locale option.
 */
export function writeMoment(format: Intl.DateTimeFormat, moment: Date, locale: string): string {
  if (!locale.startsWith("fr")) return format.format(moment);
  return format
    .formatToParts(moment)
    .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
    .join("");
}
