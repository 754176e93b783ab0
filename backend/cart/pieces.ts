import { asc, eq, inArray } from "drizzle-orm";
import { toDecimal } from "#contract/money.ts";
import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { brands, products, variants } from "../db/schema/catalog.ts";
import type { Piece } from "./lines.ts";

export async function findPieces(
  db: Queryable,
  variantIds: readonly number[],
  locale: Locale,
  now: Date,
): Promise<Map<number, Piece>> {
  if (variantIds.length === 0) return new Map();
  const wanted = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  if (wanted.length === 0) return new Map();
  const ids = [...new Set(wanted.map((w) => w.productId))];
  const rows = await db
    .select({ product: products, brand: brands })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids));
  const all = await db.select().from(variants).where(inArray(variants.productId, ids)).orderBy(asc(variants.position));
  const result = new Map<number, Piece>();
  for (const { product: p, brand } of rows) {
    const own = all.filter((v) => v.productId === p.id);
    const card: ProductCard = {
      id: p.id,
      name: p.names[locale],
      clean_name: p.cleanNames[locale],
      brand_name: brand.name,
      lc_price: toDecimal(p.priceCents),
      original_price: null,
      lowest_price_30_days: null,
      gender: p.gender,
      profile_type: p.profileType,
      family: p.family,
      meta_category: p.metaCategory,
      label: p.label,
      is_recent: now.getTime() < 0,
      collection_slug: p.collectionSlug,
      images: p.images.map(({ url, width, height, placeholder, alt }) => ({
        url,
        width,
        height,
        placeholder,
        alt: alt[locale],
      })),
      variants: own.map((v) => ({
        variant_id: v.id,
        size: v.size,
        is_available: v.stock > 0,
        is_low_stock: v.stock < 4,
      })),
    };
    for (const v of own) {
      const variant = card.variants.find((candidate) => candidate.variant_id === v.id);
      if (variant && variantIds.includes(v.id))
        result.set(v.id, { product: card, variant, unitPriceCents: p.priceCents, stock: v.stock });
    }
  }
  return result;
}
