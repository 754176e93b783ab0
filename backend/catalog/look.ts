import type { Look, ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { toPicture } from "./card.ts";
import type { LookRow } from "./look-store.ts";

/**
 * One variant a product, so that the look can be put into a cart as it is: the size most of its pieces have in stock
 * where there is one, else a middle one. Products that are sold out have none.
 */
function pickLookVariants(products: readonly Pick<ProductCard, "variants">[]): number[] {
  const counts = new Map<string, number>();
  for (const { variants } of products) {
    for (const { size, is_available } of variants) if (is_available) counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  const [common] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return products.flatMap(({ variants }) => {
    const available = variants.filter(({ is_available }) => is_available);
    const chosen = available.find(({ size }) => size === common) ?? available[Math.floor(available.length / 2)];
    return chosen ? [chosen.variant_id] : [];
  });
}

export const toLook = (row: LookRow, products: ProductCard[], locale: Locale): Look => ({
  id: row.id,
  name: row.names[locale],
  description: row.descriptions[locale],
  profile_type: row.profileType,
  stylist_name: row.stylistName,
  stylist_slug: row.stylistName === "" ? "" : row.stylistSlug,
  image: toPicture(row.image, locale),
  products,
  look_variant_ids: pickLookVariants(products),
});
