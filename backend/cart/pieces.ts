import type { Locale } from "#contract/locale.ts";
import type { VariantWithProduct } from "../catalog/card.ts";
import { findVariantsWithProducts } from "../catalog/store.ts";
import type { Queryable } from "../db/database.ts";

/** Variants by id with product, price and stock of now; unknown ids are left out. */
export async function findPieces(
  db: Queryable,
  variantIds: readonly number[],
  locale: Locale,
  now: Date,
): Promise<Map<number, VariantWithProduct>> {
  const found = await findVariantsWithProducts(db, variantIds, locale, now);
  return new Map(found.map((piece) => [piece.variant.variant_id, piece]));
}
