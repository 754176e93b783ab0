import { useTranslations } from "next-intl";
import type { ProductsPage } from "#contract/catalog.ts";

/** How many products a list has, in words. */
export function useListCount({ total, is_total_bounded }: ProductsPage): string {
  const t = useTranslations("list");
  return is_total_bounded ? t("countBounded", { count: total }) : t("count", { count: total });
}
