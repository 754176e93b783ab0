import type { z } from "zod";
import type { getProductAddresses, ProductAddress } from "#contract/catalog.ts";
import type { Queryable } from "../db/database.ts";
import { asc, count, eq, sql } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";

/** Where products are to be found, by number, which never changes: a page that is read later goes on where the one before ended. */
export async function findProductAddresses(
  db: Queryable,
  { page, page_size: pageSize }: { page: number; page_size: number },
): Promise<z.infer<(typeof getProductAddresses)["answer"]>> {
  const isListed = eq(products.isListed, true);
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(products).where(isListed),
    db
      .select({
        id: products.id,
        collectionSlug: products.collectionSlug,
        changedAt: products.changedAt,
        cleanNames: products.cleanNames,
        imageUrl: sql<string>`${products.images} -> 0 ->> 'url'`,
      })
      .from(products)
      .where(isListed)
      .orderBy(asc(products.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const total = counted?.total ?? 0;
  return {
    page,
    page_size: pageSize,
    pages: Math.ceil(total / pageSize),
    total,
    items: rows.map((row): ProductAddress => ({
      id: row.id,
      collection_slug: row.collectionSlug,
      changed_at: row.changedAt?.toISOString() ?? null,
      alternates: row.cleanNames,
      image_url: row.imageUrl,
    })),
  };
}
