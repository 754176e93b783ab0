import type { Family, Gender } from "#contract/catalog.ts";
import { textArray } from "../catalog/goes-with.ts";
import type { Queryable } from "../db/database.ts";
import { sql } from "../db/orm.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";

export interface CollectionFacts {
  count: number;
  families: Family[];
}

/** Pieces of a collection that are looked at: the cost is the same in any catalogue. */
const membersRead = 1000;

/** How many of the first pieces of each collection come in the sizes, and of what families; empty ones are left out. */
export async function findCollectionFacts(
  db: Queryable,
  wanted: { slugs: readonly string[]; genders: readonly Gender[]; sizes: readonly string[] },
): Promise<Map<string, CollectionFacts>> {
  if (wanted.slugs.length === 0) return new Map();
  const rows = await db
    .select({
      slug: sql<string>`slugs.slug`,
      count: sql<number>`count(*)::int`,
      families: sql<Family[]>`array_agg(distinct ${products.family})`,
    })
    .from(
      sql`unnest(${textArray(wanted.slugs)}) as slugs(slug) cross join lateral (
        select ${collectionProducts.productId} as id from ${collectionProducts}
        where ${collectionProducts.collectionSlug} = slugs.slug
        order by ${collectionProducts.position} limit ${membersRead}) as members
        join ${products} on ${products.id} = members.id`,
    )
    .where(
      sql`${products.isListed} and ${products.gender} = any(${textArray(wanted.genders)})
        and ${products.sizesInStock} && ${textArray(wanted.sizes)}`,
    )
    .groupBy(sql`slugs.slug`);
  return new Map(rows.map(({ slug, ...facts }) => [slug, facts]));
}
