import { and, asc, desc, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Sort } from "#contract/catalog.ts";
import type { Queryable } from "../db/database.ts";
import { collectionProducts, products } from "../db/schema/catalog.ts";
import { isFiltered, matchBounds, type ListFilter } from "./listing.ts";
import { matches, type TextMatch } from "./search.ts";

/** One more than is counted, to know whether there are more. */
const textLimit = matchBounds.text + 1;

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

/**
 * Like `findListedIds`, for a text, up to one more than is counted. By relevance: of the first matches in the order of the
 * shop, those whose name says the words come before those whose colour, fabric or brand does.
 */
export async function findMatchingIds(
  db: Queryable,
  match: TextMatch,
  filter: ListFilter,
  sort: Sort,
): Promise<number[]> {
  const where = and(...conditions(filter), matches(match));
  if (sort !== "relevance") return idsOf(db, listed(db, where, sorted[sort], textLimit));
  // Weighed outside, so that only the first matches are.
  const first = db
    .select({ id: products.id, rank: products.rank, document: sql`${match.document}`.as("document") })
    .from(products)
    .where(where)
    .orderBy(...(isFiltered(filter) ? sorted : orders).relevance)
    .limit(textLimit)
    .as("first_matches");
  const score = sql`ts_rank(${first.document}, ${match.query})`;
  return idsOf(db, db.select({ id: first.id }).from(first).orderBy(desc(score), asc(first.rank)));
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
