import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Sort } from "#contract/catalog.ts";
import type { Queryable } from "../db/database.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";
import { matchBound, type ListFilter } from "./listing.ts";
import { matches, type TextMatch } from "./search.ts";

/** One more than is counted, to know whether there are more. */
const limit = matchBound + 1;

function conditions({ genders, families, sizes }: ListFilter): SQL[] {
  return [
    sql`${products.isListed}`,
    ...(genders.length > 0 ? [inArray(products.gender, genders)] : []),
    ...(families.length > 0 ? [inArray(products.family, families)] : []),
    ...(sizes.length > 0
      ? [
          sql`${products.sizesInStock} && array[${sql.join(
            sizes.map((size) => sql`${size}`),
            sql`, `,
          )}]::text[]`,
        ]
      : []),
  ];
}

/** In the order and direction of an index each; `relevance` is the order of the shop. */
const orders: Record<Sort, SQL[]> = {
  relevance: [asc(products.rank)],
  newest: [desc(products.publishedAt), desc(products.id)],
  "price-asc": [asc(products.priceCents), asc(products.id)],
  "price-desc": [desc(products.priceCents), desc(products.id)],
  discount: [desc(products.discountPercent), desc(products.id)],
};

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Ids of the matches in order, up to one more than the bound. */
export async function findListedIds(db: Queryable, filter: ListFilter, sort: Sort): Promise<number[]> {
  return idsOf(
    await db
      .select({ id: products.id })
      .from(products)
      .where(and(...conditions(filter)))
      .orderBy(...orders[sort])
      .limit(limit),
  );
}

/**
 * Like `findListedIds`, for a text. By relevance: of the first matches in the order of the shop, those whose name says
 * the words come before those whose colour, fabric or brand does.
 */
export async function findMatchingIds(
  db: Queryable,
  match: TextMatch,
  filter: ListFilter,
  sort: Sort,
): Promise<number[]> {
  const where = and(...conditions(filter), matches(match));
  if (sort !== "relevance")
    return idsOf(
      await db
        .select({ id: products.id })
        .from(products)
        .where(where)
        .orderBy(...orders[sort])
        .limit(limit),
    );
  const first = db
    .select({
      id: products.id,
      rank: products.rank,
      score: sql<number>`ts_rank(${match.document}, ${match.query})`.as("score"),
    })
    .from(products)
    .where(where)
    .orderBy(...orders.relevance)
    .limit(limit)
    .as("first_matches");
  return idsOf(await db.select({ id: first.id }).from(first).orderBy(desc(first.score), asc(first.rank)));
}

/** Like `findListedIds`, for the products of a collection; by relevance in the collection's own order. */
export async function findCollectionIds(
  db: Queryable,
  slug: string,
  filter: ListFilter,
  sort: Sort,
): Promise<number[]> {
  return idsOf(
    await db
      .select({ id: products.id })
      .from(collectionProducts)
      .innerJoin(products, eq(products.id, collectionProducts.productId))
      .where(and(eq(collectionProducts.collectionSlug, slug), ...conditions(filter)))
      .orderBy(...(sort === "relevance" ? [asc(collectionProducts.position)] : orders[sort]))
      .limit(limit),
  );
}
