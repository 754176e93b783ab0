"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatSize, parseSize } from "#lib/catalog/size.ts";

/** Sizes as a cart says them: `4 Jahre`, and `Größe 4 Jahre` or `Einheitsgröße` for a line. */
export function useSizeText(): { size: (size: string) => string; sizeLine: (size: string) => string } {
  const t = useTranslations("cart.line");
  const locale = useLocale();
  const size = (value: string) => formatSize(value, locale, t("oneSize"));
  return {
    size,
    sizeLine: (value) => (parseSize(value).kind === "one" ? t("oneSize") : t("size", { size: size(value) })),
  };
}
