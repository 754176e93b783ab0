import { inArray } from "drizzle-orm";
import type { fitSchema, Rating } from "#contract/ratings.ts";
import type { z } from "zod";
import type { Queryable } from "../db/database.ts";
import { orderRatings } from "../db/schema/after-sale.ts";

type StoredRating = typeof orderRatings.$inferSelect;

export const toRating = ({ score, comment, items, updatedAt }: StoredRating): Rating => ({
  overall: score,
  comment,
  items: items.map((item) => ({ ...item, fit: item.fit as z.infer<typeof fitSchema> | null })),
  updated_at: updatedAt.toISOString(),
});

/** Ratings by order. */
export async function findRatings(db: Queryable, orderIds: readonly string[]): Promise<Map<string, Rating>> {
  const rows = await db
    .select()
    .from(orderRatings)
    .where(inArray(orderRatings.orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, toRating(row)]));
}
