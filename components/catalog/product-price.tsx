import { useLocale, useTranslations } from "next-intl";
import type { ProductCard } from "#contract/catalog.ts";
import { formatEuros } from "#lib/money/format.ts";

type Priced = Pick<ProductCard, "lc_price" | "original_price" | "lowest_price_30_days">;

/** The price of now; beside a struck one always the lowest of the 30 days before the reduction. */
export function ProductPrice({
  product,
  className = "pr",
  isShort = false,
}: {
  product: Priced;
  className?: string;
  /** A card has no room for the whole sentence: it is heard, and a short one is seen. */
  isShort?: boolean;
}) {
  const t = useTranslations("product");
  const locale = useLocale();
  const { lc_price, original_price, lowest_price_30_days } = product;
  if (original_price === null) return <p className={className}>{formatEuros(lc_price, locale)}</p>;
  const lowest = formatEuros(lowest_price_30_days ?? original_price, locale);
  return (
    <p className={className}>
      <span className="sr-only">{t("priceNow")}</span>
      <b>{formatEuros(lc_price, locale)}</b>
      <span className="sr-only">{t("priceBefore")}</span>
      <s>{formatEuros(original_price, locale)}</s>
      {isShort ? (
        <small>
          <span aria-hidden="true">{t("lowestShort", { price: lowest })}</span>
          <span className="sr-only">{t("lowest", { price: lowest })}</span>
        </small>
      ) : (
        <small>{t("lowest", { price: lowest })}</small>
      )}
    </p>
  );
}
