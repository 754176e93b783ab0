import type { Queryable } from "../db/database.ts";
import { orderRatings } from "../db/schema/after-sale.ts";

type StoredRating = typeof orderRatings.$inferSelect;

/** Keeps what a client thinks of an order; a later word replaces an earlier one. */
export async function saveRating(db: Queryable, rating: StoredRating): Promise<StoredRating> {
  const { orderId, ...values } = rating;
  const [row] = await db
    .insert(orderRatings)
    .values({ orderId, ...values })
    .onConflictDoUpdate({ target: orderRatings.orderId, set: values })
    .returning();
  if (!row) throw new Error("no rating");
  return row;
}
