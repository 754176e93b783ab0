import { useFormatter, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";

interface ProductRatingProps {
  rating: NonNullable<Product["rating"]>;
  /** Where the reviews stand; left out on a card, which is a link itself. */
  href?: string;
}

/** The mean of the stars and how many gave them, in one short line. */
export function ProductRating({ rating: { average, count }, href }: ProductRatingProps) {
  const t = useTranslations("reviews");
  const shown = useFormatter().number(average, { minimumFractionDigits: 1 });
  const label = t("label", { average: shown, count });
  if (href === undefined)
    return (
      <span className="pc-r">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">
          ★ {shown} ({count})
        </span>
      </span>
    );
  return (
    <a className="pd-rating" href={href}>
      <span>
        <span aria-hidden="true">★ </span>
        {shown} <span className="sr-only">{t("outOfFive")}</span>
      </span>
      <span>{t("count", { count })}</span>
    </a>
  );
}
