import type { Shelf } from "#contract/suggestions.ts";
import { recentDays } from "../catalog/availability.ts";
import { textArray } from "../catalog/goes-with.ts";
import type { Queryable } from "../db/database.ts";
import { sql, type SQL } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { findAllFittingSizes } from "../stylist/fitting-sizes.ts";
import { featuresOf, type Piece } from "../stylist/piece.ts";
import type { Tastes } from "../stylist/tastes.ts";
import type { StoredWearer } from "../stylist/wearer-store.ts";
import { missingKinds } from "./essentials.ts";
import { countOwnedKinds } from "./owned-store.ts";

/** What makes a shelf different from all that fits. */
export interface ShelfPlan {
  /** What a row of products has to be. */
  only?: SQL;
  /** Its place on the shelf, from how much it pleases; null for a piece that is not on it. */
  worthOf?: (piece: Piece, score: number) => number | null;
}

/** How much what was liked and kept speaks for a piece. */
const lessonOf = (piece: Piece, { learned, judged }: Tastes): number => {
  const judgement = judged.get(piece.id);
  const own = judgement ? (judgement.isLiked ? 1 : -1) : 0;
  return own + featuresOf(piece).reduce((sum, feature) => sum + (learned.get(feature) ?? 0), 0);
};

/** Newest first: a day is worth more than any taste. */
const newestFirst = ({ publishedAt }: Piece, score: number): number =>
  publishedAt.getTime() / 86_400_000 + score / 1000;

/** A piece like what was liked has to have more than one thing in common with it. */
const leastLesson = 0.5;

export async function planShelf(db: Queryable, shelf: Shelf, wearer: StoredWearer, now: Date): Promise<ShelfPlan> {
  switch (shelf) {
    case "new":
      return {
        only: sql`${products.publishedAt} between ${now.toISOString()}::timestamptz - make_interval(days => ${recentDays}::integer)
          and ${now.toISOString()}::timestamptz`,
        worthOf: newestFirst,
      };
    case "promo":
      return { only: sql`${products.discountPercent} > 0` };
    case "essentials": {
      const sizes = findAllFittingSizes(wearer, parisDay(now));
      const kinds = missingKinds(await countOwnedKinds(db, wearer, sizes), wearer.profileType);
      return { only: sql`kind = any(${textArray(kinds)}) and traits[4] = any(array['plain', 'stripe'])` };
    }
    case "recommendations":
      return {
        worthOf: (piece, score) => (lessonOf(piece, wearer.tastes) >= leastLesson ? score : null),
      };
  }
}
