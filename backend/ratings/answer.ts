import type { fitSchema, Rating } from "#contract/ratings.ts";
import type { z } from "zod";
import type { orderRatings } from "../db/schema/after-sale.ts";

type StoredRating = typeof orderRatings.$inferSelect;

export const toRating = ({ score, comment, items, updatedAt }: StoredRating): Rating => ({
  overall: score,
  comment,
  items: items.map((item) => ({ ...item, fit: item.fit as z.infer<typeof fitSchema> | null })),
  updated_at: updatedAt.toISOString(),
});
