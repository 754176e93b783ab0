import type { Sort } from "#contract/catalog.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from "../db/orm.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";
import { isFiltered, matchBounds, type ListFilter } from "./listing.ts";
import { conditions } from "./list-conditions.ts";
import { frontCount, matches, type TextMatch } from "./search.ts";

/** In the order and direction of an index each; `relevance` is the order of the shop. */
const orders: Record<Sort, SQL[]> = {
  relevance: [asc(products.rank)],
  newest: [desc(products.publishedAt), desc(products.id)],
  "price-asc": [asc(products.priceCents), asc(products.id)],
  "price-desc": [desc(products.priceCents), desc(products.id)],
  discount: [desc(products.discountPercent), desc(products.id)],
};

/**
 * The same orders without an index. For a text with a filter or in another order than the shop's the planner takes the
 * words for spread evenly over the products and follows an index to the first matches: for boys' dresses, of which there
 * are none, through all of it. The matches of a text are few enough to be sorted.
 */
const sorted: Record<Sort, SQL[]> = {
  relevance: [sql`${products.rank} + 0`],
  newest: [sql`${products.publishedAt} + interval '0' desc`, desc(products.id)],
  "price-asc": [sql`${products.priceCents} + 0`, asc(products.id)],
  "price-desc": [sql`${products.priceCents} + 0 desc`, desc(products.id)],
  discount: [sql`${products.discountPercent} + 0 desc`, desc(products.id)],
};

const collectionOrders: Record<Sort, SQL[]> = {
  relevance: [asc(collectionProducts.position)],
  newest: [desc(collectionProducts.publishedAt), desc(collectionProducts.productId)],
  "price-asc": [asc(collectionProducts.priceCents), asc(collectionProducts.productId)],
  "price-desc": [desc(collectionProducts.priceCents), desc(collectionProducts.productId)],
  discount: [desc(collectionProducts.discountPercent), desc(collectionProducts.productId)],
};

/** One row with all ids: two thousand rows of one number each cost more to receive than to find. */
async function idsOf(db: Queryable, matching: SQLWrapper): Promise<number[]> {
  const [row] = await db.select({ ids: sql<number[]>`array(${matching})` }).from(sql`(values (1)) as one`);
  return row?.ids ?? [];
}

const listed = (db: Queryable, where: SQL | undefined, order: SQL[], limit: number) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(limit);

/** Ids of the first matches in order, `reach` at most. */
export async function findListedIds(db: Queryable, filter: ListFilter, sort: Sort, reach: number): Promise<number[]> {
  return idsOf(db, listed(db, and(...conditions(filter)), orders[sort], reach));
}

/**
 * Like `findListedIds`, for a text; `limit` is one more than is counted, to know whether there are more. By relevance: of
 * the first matches in the order of the shop, those whose name says the words of its texts come before those whose colour,
 * fabric or brand does.
 */
export async function findMatchingIds(
  db: Queryable,
  match: TextMatch,
  { filter, sort, limit = matchBounds.text + 1 }: { filter: ListFilter; sort: Sort; limit?: number },
): Promise<number[]> {
  const where = and(...conditions(filter), matches(match));
  const byRelevance = sort === "relevance";
  const isPlain = !isFiltered(filter) && !match.isOfSeveralParts;
  const score = byRelevance && match.weighed ? sql`ts_rank(document, ${match.weighed}) desc, ` : sql``;
  const inOrder = (found: SQL) => sql`select id from ${found} order by ${score}place`;
  const first = (order: SQL[]) => sql`(select id, document, row_number() over () as place from (
      select ${products.id}, ${match.document} as document from ${products} where ${where}
      order by ${sql.join(order, sql`, `)} limit ${limit}) as matching) as found`;
  if (byRelevance && isPlain) return idsOf(db, inOrder(first(orders.relevance)));
  /*
   * Words that mostly stand together, like those of a brand, are in many more products than the planner expects, and it
   * collects and sorts them all. The index in the order that is asked for gives enough of them at once, or shows that they
   * are few.
   */
  const front = db
    .select()
    .from(products)
    .where(sql`${products.isListed}`)
    .orderBy(...orders[sort])
    .limit(frontCount);
  return idsOf(
    db,
    sql`with near as materialized (select id, ${match.document} as document, row_number() over () as place
      from (${front}) as products where ${where} limit ${limit})
    select unnest(case when (select count(*) from near) = ${limit}
      then array(${inOrder(sql`near`)}) else array(${inOrder(first(sorted[sort]))}) end)`,
  );
}

/** Like `findListedIds`, for the products of a collection; by relevance in the collection's own order. */
export async function findCollectionIds(
  db: Queryable,
  slug: string,
  filter: ListFilter,
  { sort, reach }: { sort: Sort; reach: number },
): Promise<number[]> {
  return idsOf(
    db,
    db
      .select({ id: products.id })
      .from(collectionProducts)
      .innerJoin(products, eq(products.id, collectionProducts.productId))
      .where(and(eq(collectionProducts.collectionSlug, slug), ...conditions(filter, collectionProducts)))
      .orderBy(...collectionOrders[sort])
      .limit(reach),
  );
}
