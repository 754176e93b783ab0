import type { ProductCard } from "#contract/catalog.ts";
import { toCents } from "#contract/money.ts";

type BadgeKind = "matchy" | "cotonbio" | "lastChance" | "newCollection" | "reduction";

export interface ProductBadge {
  kind: BadgeKind;
  /** Whole percent, a multiple of 5; only on a reduction. */
  percent?: number;
}

type BadgeFacts = Pick<
  ProductCard,
  "label" | "is_recent" | "variants" | "lc_price" | "original_price" | "lowest_price_30_days"
>;

/**
 * The reduction in percent, rounded down to a multiple of 5 so that it never promises too much; 0 without one. It is
 * counted from the lowest price of the 30 days before (Court of Justice of the EU, C-330/23).
 */
export function reductionPercent({
  lc_price,
  original_price,
  lowest_price_30_days,
}: Pick<ProductCard, "lc_price" | "original_price" | "lowest_price_30_days">): number {
  if (original_price === null) return 0;
  const [now, before] = [toCents(lc_price), toCents(lowest_price_30_days ?? original_price)];
  if (before <= 0 || now >= before) return 0;
  return Math.floor(((before - now) * 100) / before / 5) * 5;
}

/** What can still be had, none of it in plenty. */
const isLastChance = (variants: BadgeFacts["variants"]): boolean => {
  const left = variants.filter(({ is_available }) => is_available);
  return left.length > 0 && left.every(({ is_low_stock }) => is_low_stock);
};

/** Badges of a product, the most urgent first. What is sold out has no "last chance". */
export function badgesOf(product: BadgeFacts): ProductBadge[] {
  const percent = reductionPercent(product);
  const badges: ProductBadge[] = [];
  if (percent > 0) badges.push({ kind: "reduction", percent });
  if (isLastChance(product.variants)) badges.push({ kind: "lastChance" });
  if (product.is_recent) badges.push({ kind: "newCollection" });
  if (product.label) badges.push({ kind: product.label });
  return badges;
}
