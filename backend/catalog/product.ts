import type { Product, ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { brands, products } from "../db/schema/catalog.ts";
import { toPicture, toProductCard, type CardRow } from "./card.ts";

/** Everything the page of a product reads. */
export interface ProductRow extends CardRow {
  product: Pick<
    typeof products.$inferSelect,
    | "id"
    | "images"
    | "sku"
    | "family"
    | "gender"
    | "rank"
    | "descriptions"
    | "color"
    | "pattern"
    | "fabric"
    | "composition"
    | "care"
    | "warnings"
    | "origin"
    | "publishedAt"
  >;
  brand: typeof brands.$inferSelect;
}

export function toProduct(
  row: ProductRow,
  {
    goesWith,
    deliveryDays,
    locale,
    now,
  }: { goesWith: ProductCard[]; deliveryDays: Product["delivery_days"]; locale: Locale; now: Date },
): Product {
  const { product, brand } = row;
  return {
    ...toProductCard(row, locale, now),
    images: product.images.map((image) => toPicture(image, locale)),
    sku: product.sku,
    description: product.descriptions[locale],
    color: { code: product.color.code, hex: product.color.hex, name: product.color.name[locale] },
    pattern: { code: product.pattern.code, name: product.pattern.name[locale] },
    fabric: { code: product.fabric.code, name: product.fabric.name[locale] },
    composition: product.composition.map(({ material, percent }) => ({ material: material[locale], percent })),
    care: product.care[locale],
    origin: product.origin,
    brand: { slug: brand.slug, name: brand.name, description: brand.description[locale] },
    manufacturer: brand.manufacturer,
    warnings: product.warnings[locale],
    goes_with: goesWith,
    delivery_days: deliveryDays,
    published_at: product.publishedAt.toISOString(),
  };
}
