/* Without schemas, so that pages can read sizes without carrying zod. */

/** The age a size is made for, as the API writes it: `4 ans`, `18 mois`; null for any other size. */
export function sizeAge(size: string): { count: number; unit: "month" | "year" } | null {
  const [, count, unit = ""] = /^(\d+)\s*(ans?|mois)$/i.exec(size) ?? [];
  return count === undefined ? null : { count: Number(count), unit: /^mois$/i.test(unit) ? "month" : "year" };
}
