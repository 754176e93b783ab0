import { useLocale, useTranslations } from "next-intl";
import type { Family, Gender } from "#contract/catalog.ts";
import type { Season } from "#contract/garment-details.ts";
import type { ListFacets } from "#contract/list-filters.ts";
import type { ColorGroup } from "#contract/color-groups.ts";
import type { ListFilter } from "#lib/catalog/list-query.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatWholeEuros } from "#lib/money/format.ts";

/** What choices are called; brands, patterns and fabrics as the answer names them. */
export function useFilterNames(facets: ListFacets): (filter: ListFilter, value: string) => string {
  const t = useTranslations("list");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const priceName = (range: string): string => {
    const [min = "", end = ""] = range.split("-");
    const [from, to] = [min, end].map((euros) => formatWholeEuros(Number(euros) * 100, locale));
    if (end === "") return t("price.from", { price: from ?? "" });
    return Number(min) === 0 ? t("price.under", { price: to ?? "" }) : t("price.between", { from: min, to: to ?? "" });
  };
  return (filter, value) => {
    switch (filter) {
      case "gender":
        return t(`gender.${value as Gender}`);
      case "family":
        return t(`family.${value as Family}`);
      case "color":
        return t(`color.${value as ColorGroup}`);
      case "season":
        return t(`season.${value as Season}`);
      case "size":
        return formatSize(value, locale, oneSize);
      case "price":
        return priceName(value);
      case "offers":
        return t("offers");
      case "brand":
      case "pattern":
      case "fabric":
        return facets[filter].find((choice) => choice.value === value)?.name ?? value;
      case "name":
        return value;
      default:
        return filter satisfies never;
    }
  };
}
