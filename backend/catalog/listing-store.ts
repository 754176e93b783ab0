import { and, asc, desc, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Sort } from "#contract/catalog.ts";
import type { Queryable } from "../db/database.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";
import { isFiltered, matchBounds, type ListFilter } from "./listing.ts";
import { matches, type TextMatch } from "./search.ts";

/** A list of a collection finds gender and family in the index it follows, and goes to the products for those only. */
function conditions(
  { genders, families, sizes }: ListFilter,
  kind: Pick<typeof products | typeof collectionProducts, "gender" | "family"> = products,
): SQL[] {
  return [
    sql`${products.isListed}`,
    ...(genders.length > 0 ? [inArray(kind.gender, genders)] : []),
    ...(families.length > 0 ? [inArray(kind.family, families)] : []),
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

/** Products at the beginning of the shop, in which several words are looked for first. */
const frontCount = 5000;

/**
 * Like `findListedIds`, for a text; `limit` is one more than is counted, to know whether there are more. By relevance: of
 * the first matches in the order of the shop, those whose name says the words come before those whose colour, fabric or
 * brand does.
 */
export async function findMatchingIds(
  db: Queryable,
  match: TextMatch,
  { filter, sort, limit = matchBounds.text + 1 }: { filter: ListFilter; sort: Sort; limit?: number },
): Promise<number[]> {
  const where = and(...conditions(filter), matches(match));
  if (sort !== "relevance") return idsOf(db, listed(db, where, sorted[sort], limit));
  const facts = { id: products.id, rank: products.rank, document: sql`${match.document}`.as("document") };
  const first = db
    .select(facts)
    .from(products)
    .where(where)
    .orderBy(...(isFiltered(filter) ? sorted : orders).relevance)
    .limit(limit);
  const byScore = (found: SQL) => sql`select id from ${found} order by ts_rank(document, ${match.query}) desc, rank`;
  if (isFiltered(filter) || !match.isOfSeveralWords) return idsOf(db, byScore(sql`(${first}) as found`));
  /*
   * Words that mostly stand together, like those of a brand, are in many more products than the planner expects, and it
   * collects and sorts them all. The index in the order of the shop gives enough of them at once, or shows that they are few.
   */
  const front = db
    .select(facts)
    .from(products)
    .where(sql`${products.isListed}`)
    .orderBy(...orders.relevance)
    .limit(frontCount);
  return idsOf(
    db,
    sql`with near as materialized (select * from (${front}) as front where document @@ ${match.query} limit ${limit})
    select unnest(case when (select count(*) from near) = ${limit}
      then array(${byScore(sql`near`)}) else array(${byScore(sql`(${first}) as found`)}) end)`,
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
