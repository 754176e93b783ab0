import { sql } from "drizzle-orm";
import type { Family, Gender } from "#contract/catalog.ts";
import { textArray } from "../catalog/goes-with.ts";
import type { Queryable } from "../db/database.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";

export interface CollectionFacts {
  count: number;
  families: Family[];
}

/** How many pieces in the sizes each collection holds, counted up to `limit`, and of what families; empty ones are left out. */
export async function findCollectionFacets(
  db: Queryable,
  wanted: { slugs: readonly string[]; genders: readonly Gender[]; sizes: readonly string[]; limit: number },
): Promise<Map<string, CollectionFacts>> {
  if (wanted.slugs.length === 0) return new Map();
  const rows = await db
    .select({
      slug: sql<string>`slugs.slug`,
      count: sql<number>`count(*)::int`,
      families: sql<Family[]>`array_agg(distinct fitting.family)`,
    })
    .from(
      sql`unnest(${textArray(wanted.slugs)}) as slugs(slug) cross join lateral (
        select ${products.family} as family from ${collectionProducts}
        join ${products} on ${products.id} = ${collectionProducts.productId}
        where ${collectionProducts.collectionSlug} = slugs.slug and ${products.isListed}
          and ${products.gender} = any(${textArray(wanted.genders)})
          and ${products.sizesInStock} && ${textArray(wanted.sizes)}
        order by ${collectionProducts.position} limit ${wanted.limit}) as fitting`,
    )
    .groupBy(sql`slugs.slug`);
  return new Map(rows.map(({ slug, ...facts }) => [slug, facts]));
}
