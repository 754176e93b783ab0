import type { ProductCard, Variant } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import type { Picture } from "#contract/picture.ts";
import type { products, StoredImage, StoredPicture } from "../db/schema/catalog.ts";
import { isRecent, toVariant } from "./availability.ts";

type ProductRow = typeof products.$inferSelect;

/** A list shows the front and, on hover, the back; the product page has the other views. */
export const cardImages = 2;

/** What a list reads of a product. */
export interface CardRow extends Pick<
  ProductRow,
  | "id"
  | "names"
  | "cleanNames"
  | "priceCents"
  | "originalPriceCents"
  | "lowestPrice30DaysCents"
  | "gender"
  | "profileType"
  | "family"
  | "metaCategory"
  | "label"
  | "collectionSlug"
  | "publishedAt"
  | "changedAt"
  | "reviewCount"
  | "reviewStars"
> {
  brandName: string;
  /** Those of a card are the first `cardImages`. */
  images: StoredImage[];
  variants: { id: number; size: string; stock: number }[];
}

/** A variant with its product, its price and its stock of now. */
export interface VariantWithProduct {
  product: ProductCard;
  variant: Variant;
  unitPriceCents: number;
  /** Pieces free to sell; 0 for a product that is no longer published. */
  stock: number;
  isPublished: boolean;
}

export const toPicture = (
  { url, width, height, placeholder, alt }: StoredPicture | StoredImage,
  locale: Locale,
): Picture => ({
  url,
  width,
  height,
  placeholder,
  alt: alt[locale],
});

const decimalOrNull = (cents: number | null): number | null => (cents === null ? null : toDecimal(cents));

const toCardRating = ({ reviewCount: count, reviewStars: stars }: CardRow): ProductCard["rating"] =>
  count === 0 ? null : { average: Math.round((stars / count) * 10) / 10, count };

export const toProductCard = (row: CardRow, locale: Locale, now: Date): ProductCard => ({
  id: row.id,
  name: row.names[locale],
  clean_name: row.cleanNames[locale],
  brand_name: row.brandName,
  lc_price: toDecimal(row.priceCents),
  original_price: decimalOrNull(row.originalPriceCents),
  lowest_price_30_days: decimalOrNull(row.lowestPrice30DaysCents),
  gender: row.gender,
  profile_type: row.profileType,
  family: row.family,
  meta_category: row.metaCategory,
  label: row.label,
  is_recent: isRecent(row.publishedAt, now),
  rating: toCardRating(row),
  collection_slug: row.collectionSlug,
  images: row.images.map((image) => toPicture(image, locale)),
  variants: row.variants.map(toVariant),
  changed_at: row.changedAt?.toISOString() ?? null,
});
