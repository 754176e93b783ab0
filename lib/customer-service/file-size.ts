import { megabyte } from "#contract/file.ts";
import type { Locale } from "#contract/locale.ts";
import { formatTags } from "#lib/money/format.ts";

/** The size of a file to the reader, for example `120 ko` or `1,4 Mo`; never nothing. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabyte;
  const unit = {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  } as const;
  const count = isLarge ? bytes / megabyte : Math.max(1, Math.round(bytes / 1024));
  return new Intl.NumberFormat(formatTags[locale], unit).format(count);
}
