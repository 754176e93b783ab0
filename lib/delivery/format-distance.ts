import type { Locale } from "#contract/locale.ts";
import { formatTags } from "#lib/money/format.ts";

/** Metres below a kilometre in steps of ten, kilometres with one decimal above: `350 m`, `1,2 km`. */
export function formatDistance(metres: number, locale: Locale): string {
  const isFar = metres >= 1000;
  const unit = { style: "unit", unit: isFar ? "kilometer" : "meter", maximumFractionDigits: isFar ? 1 : 0 } as const;
  return new Intl.NumberFormat(formatTags[locale], unit).format(isFar ? metres / 1000 : Math.round(metres / 10) * 10);
}
