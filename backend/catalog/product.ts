import type { Look, ModelPiece, Product, ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { brands, products, StoredImage } from "../db/schema/catalog.ts";
import type { GarmentSpec } from "../pictures/types.ts";
import { toPicture, toProductCard, type CardRow } from "./card.ts";
import { isGtin } from "./gtin.ts";
import { toManufacturer } from "./manufacturer.ts";
import { toWornPictures } from "./worn.ts";

/** Everything the page of a product reads. */
export interface ProductRow extends CardRow {
  product: Pick<
    typeof products.$inferSelect,
    | "id"
    | "images"
    | "sku"
    | "model"
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
    | "details"
    | "lengthMeasured"
    | "publishedAt"
    | "drawing"
  >;
  brand: typeof brands.$inferSelect;
  /** Of the sizes that were measured, in display order. */
  lengths: { size: string; cm: number }[];
  /** Of the sizes that have one. */
  gtins: { size: string; gtin: string }[];
}

/** What the pages of one model show of each other. */
export interface ModelRow extends Pick<
  typeof products.$inferSelect,
  "id" | "cleanNames" | "collectionSlug" | "color" | "pattern"
> {
  image: StoredImage;
  isAvailable: boolean;
}

const toModelPiece = (row: ModelRow, locale: Locale): ModelPiece => ({
  id: row.id,
  clean_name: row.cleanNames[locale],
  collection_slug: row.collectionSlug,
  color: row.color.name[locale],
  pattern: row.pattern.code === "plain" ? null : row.pattern.name[locale],
  image: toPicture(row.image, locale),
  is_available: row.isAvailable,
});

/** What the environmental sheet of a product tells. */
export interface MakeRow extends Pick<typeof products.$inferSelect, "names" | "sku" | "composition" | "origin"> {
  brand: typeof brands.$inferSelect;
}

export type ProductMake = Pick<Product, "name" | "sku" | "brand" | "composition" | "origin" | "manufacturer">;

export const toProductMake = ({ names, sku, brand, composition, origin }: MakeRow, locale: Locale): ProductMake => ({
  name: names[locale],
  sku,
  composition: composition.map(({ material, percent }) => ({ material: material[locale], percent })),
  origin,
  brand: { slug: brand.slug, name: brand.name, description: brand.description[locale] },
  manufacturer: toManufacturer(brand.manufacturer, locale),
});

export function toProduct(
  row: ProductRow,
  {
    colors,
    goesWith,
    look,
    deliveryDays,
    locale,
    now,
  }: {
    colors: readonly ModelRow[];
    goesWith: ProductCard[];
    look: Look | null;
    deliveryDays: Product["delivery_days"];
    locale: Locale;
    now: Date;
  },
): Product {
  const { product, brand, lengths, gtins } = row;
  return {
    ...toProductCard(row, locale, now),
    ...toProductMake({ ...product, names: row.names, brand }, locale),
    alternates: row.cleanNames,
    images: product.images.map((image) => toPicture(image, locale)),
    model: product.model,
    colors: colors.length > 1 ? colors.map((piece) => toModelPiece(piece, locale)) : [],
    description: product.descriptions[locale],
    color: { code: product.color.code, hex: product.color.hex, name: product.color.name[locale] },
    pattern: { code: product.pattern.code, name: product.pattern.name[locale] },
    fabric: { code: product.fabric.code, name: product.fabric.name[locale] },
    care: product.care[locale],
    warnings: product.warnings[locale],
    details: product.details,
    lengths: product.lengthMeasured && lengths.length > 0 ? { measured: product.lengthMeasured, sizes: lengths } : null,
    gtins: gtins.filter(({ gtin }) => isGtin(gtin)),
    look,
    worn: toWornPictures(
      { id: product.id, gender: product.gender, spec: product.drawing as GarmentSpec | null },
      row.variants.map(({ size }) => size),
    ),
    goes_with: goesWith,
    delivery_days: deliveryDays,
    published_at: product.publishedAt.toISOString(),
  };
}
