import type { Locale } from "#contract/locale.ts";
import type { ReviewSummary } from "#contract/reviews.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, desc, eq, ne, sql, type SQL } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { clients } from "../db/schema/client.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { reviews } from "../db/schema/review.ts";

export type StoredReview = typeof reviews.$inferSelect;

/** A line of an order with what was written about its product. */
export async function findPiecesOf(db: Queryable, orderId: string, clientId: string) {
  return db
    .select({ line: orderLines, review: reviews })
    .from(orderLines)
    .leftJoin(reviews, and(eq(reviews.productId, orderLines.productId), eq(reviews.clientId, clientId)))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
}

/** Who writes; their reviews are written one after the other. */
export async function lockWriter(
  tx: Transaction,
  id: string,
): Promise<{ firstname: string; lastname: string; email: string; locale: string } | null> {
  const { firstname, lastname, email, locale } = clients;
  const [row] = await tx
    .select({ firstname, lastname, email, locale })
    .from(clients)
    .where(eq(clients.id, id))
    .for("update");
  return row ?? null;
}

export async function findReviewOf(db: Queryable, clientId: string, productId: number): Promise<StoredReview | null> {
  const own = and(eq(reviews.clientId, clientId), eq(reviews.productId, productId));
  return (await db.select().from(reviews).where(own))[0] ?? null;
}

/** Keeps what a client says of a product; a later word replaces an earlier one. */
export async function saveReview(db: Queryable, review: Omit<StoredReview, "number">): Promise<void> {
  const { id: _, clientId: __, productId: ___, createdAt: ____, ...changes } = review;
  await db
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({ target: [reviews.clientId, reviews.productId], set: changes });
}

export async function deleteReview(db: Queryable, clientId: string, productId: number): Promise<void> {
  await db.delete(reviews).where(and(eq(reviews.clientId, clientId), eq(reviews.productId, productId)));
}

export interface Wanted {
  productId?: number;
  profileType?: "KID" | "WOMAN" | undefined;
  /** Only those with words, of what is still sold. */
  isForShop?: boolean;
}

const isWanted = ({ productId, profileType, isForShop }: Wanted): SQL | undefined =>
  and(
    eq(reviews.status, "PUBLISHED"),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    profileType === undefined ? undefined : eq(products.profileType, profileType),
    isForShop ? and(ne(reviews.text, ""), eq(products.isListed, true)) : undefined,
  );

/** One page of published reviews with their writer and their product: a language first, the newest first in each. */
export async function findPublished(
  db: Queryable,
  wanted: Wanted,
  { language, page, pageSize }: { language: Locale; page: number; pageSize: number },
) {
  return db
    .select({
      review: reviews,
      firstname: clients.firstname,
      size: sql<string>`${orderLines.snapshot} ->> 'size'`,
      boughtAt: orders.createdAt,
      product: {
        id: products.id,
        names: products.names,
        cleanNames: products.cleanNames,
        collectionSlug: products.collectionSlug,
        images: products.images,
      },
    })
    .from(reviews)
    .innerJoin(clients, eq(clients.id, reviews.clientId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isWanted(wanted))
    .orderBy(sql`${reviews.language} = ${language} desc`, desc(reviews.publishedAt), asc(reviews.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}
export type PublishedRow = Awaited<ReturnType<typeof findPublished>>[number];

/** All published reviews counted: by stars, by fit, and those in a language. */
export async function summarise(
  db: Queryable,
  wanted: Wanted,
  language: Locale,
): Promise<{ summary: ReviewSummary; ownLanguage: number }> {
  const count = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const score = (stars: number) => count(sql`${reviews.score} = ${stars}`);
  const fit = (code: string) => count(sql`${reviews.fit} = ${code}`);
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      stars: sql`coalesce(sum(${reviews.score}), 0)`.mapWith(Number),
      one: score(1),
      two: score(2),
      three: score(3),
      four: score(4),
      five: score(5),
      small: fit("TOO_SMALL"),
      good: fit("GOOD"),
      large: fit("TOO_LARGE"),
      own: count(sql`${reviews.language} = ${language}`),
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isWanted(wanted));
  if (!row) throw new Error("no summary of reviews");
  return {
    summary: {
      count: row.count,
      average: row.count === 0 ? null : Math.round((row.stars / row.count) * 10) / 10,
      scores: [row.one, row.two, row.three, row.four, row.five],
      fits: { TOO_SMALL: row.small, GOOD: row.good, TOO_LARGE: row.large },
    },
    ownLanguage: row.own,
  };
}

export const isPublishedProduct = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(products, and(eq(products.id, id), eq(products.isPublished, true)))) > 0;
