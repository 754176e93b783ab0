import type { Variant } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { perLocale } from "#contract/per-locale.ts";
import { sizeAge } from "#contract/size-age.ts";

type Unit = "month" | "year";
type ParsedSize =
  | { kind: "age"; count: number; unit: Unit }
  | { kind: "one" }
  | { kind: "letters"; rank: number }
  | { kind: "number"; value: number; to: number }
  | { kind: "other" };

/** Women's sizes in the order they grow; both ways of saying "one size" come before. */
const letterSizes = ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "S/M", "M/L", "L/XL"];
/** Months end below this, so that every age in years sorts after every age in months. */
const yearOffset = 100;

/** Reads a size as the API writes it: `4 ans`, `6 mois`, `TU`, `S/M`, a shoe size or a range of them (`23-26`). */
export function parseSize(size: string): ParsedSize {
  const age = sizeAge(size);
  if (age) return { kind: "age", ...age };
  if (/^(tu|one size)$/i.test(size)) return { kind: "one" };
  const rank = letterSizes.indexOf(size.toUpperCase());
  if (rank >= 0) return { kind: "letters", rank };
  const feet = /^(\d+(?:[.,]5)?)(?:-(\d+))?$/.exec(size);
  if (feet) {
    const value = Number(feet[1]?.replace(",", "."));
    return { kind: "number", value, to: Number(feet[2] ?? value) };
  }
  return { kind: "other" };
}

/** One size, women's sizes, months, years, shoe sizes, then whatever is unknown. */
function sortKey(size: string): [group: number, position: number] {
  const parsed = parseSize(size);
  switch (parsed.kind) {
    case "one":
      return [0, 0];
    case "letters":
      return [1, parsed.rank];
    case "age":
      return [2, parsed.count + (parsed.unit === "year" ? yearOffset : 0)];
    case "number":
      return [3, parsed.value];
    case "other":
      return [4, 0];
  }
}

export function compareSizes(a: string, b: string): number {
  const [groupA, positionA] = sortKey(a);
  const [groupB, positionB] = sortKey(b);
  return groupA - groupB || positionA - positionB || a.localeCompare(b);
}

const agesIn = (unit: Unit) =>
  perLocale((locale: Locale) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }));
const ages = { month: agesIn("month"), year: agesIn("year") };

/** With plain spaces: engines disagree on which non-breaking one they write, and a page and its hydration must agree. */
const formatAge = (count: number, unit: Unit, locale: Locale): string =>
  ages[unit](locale).format(count).replace(/\s/g, " ");

/** A size as the language says it: `4 ans` is `4 Jahre` in German. `oneSize` is the message `size.oneSize`. */
export function formatSize(size: string, locale: Locale, oneSize: string): string {
  const parsed = parseSize(size);
  if (parsed.kind === "age") return formatAge(parsed.count, parsed.unit, locale);
  return parsed.kind === "one" ? oneSize : size;
}

/** Several sizes on one line, in order, each unit said once: `6, 12 mois, 2, 3 ans`. */
export function formatSizes(sizes: readonly string[], locale: Locale, oneSize: string): string {
  const sorted = sizes.toSorted(compareSizes);
  return sorted
    .map((size, index) => {
      const parsed = parseSize(size);
      const next = parseSize(sorted[index + 1] ?? "");
      const isSameUnit = parsed.kind === "age" && next.kind === "age" && parsed.unit === next.unit;
      return isSameUnit ? String(parsed.count) : formatSize(size, locale, oneSize);
    })
    .join(", ");
}

export interface SizeChoice {
  variant_id: number;
  /** The size as the language says it. */
  label: string;
  is_available: boolean;
  is_low_stock: boolean;
}

/** The variants of a product in the order sizes grow, with nothing a form does not need. */
export const sizeChoices = (variants: readonly Variant[], locale: Locale, oneSize: string): SizeChoice[] =>
  variants
    .toSorted((a, b) => compareSizes(a.size, b.size))
    .map(({ variant_id, size, is_available, is_low_stock }) => ({
      variant_id,
      label: formatSize(size, locale, oneSize),
      is_available,
      is_low_stock,
    }));
