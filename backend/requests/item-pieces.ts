import { eq, inArray, sql } from "drizzle-orm";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { products, variants, type StoredImage } from "../db/schema/catalog.ts";

/** What a list of boxes tells of a piece: a year of boxes holds a hundred of them, and no card of any is needed. */
export interface ItemPiece {
  name: string;
  size: string;
  image: StoredImage | null;
}

/** By variant. */
export async function findItemPieces(
  db: Queryable,
  variantIds: readonly number[],
  locale: Locale,
): Promise<Map<number, ItemPiece>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: variants.id,
      size: variants.size,
      name: sql<string>`${products.names} ->> ${locale}::text`,
      image: sql<StoredImage | null>`${products.images} -> 0`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(({ id, ...piece }) => [id, piece]));
}
