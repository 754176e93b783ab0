import type { Locale } from "#contract/locale.ts";
import type { OwnReview, PublishedReview, ReviewablePiece, ShopReview } from "#contract/reviews.ts";
import { toPicture } from "../catalog/card.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import type { PublishedRow, StoredReview } from "./store.ts";

export const toPublishedReview = ({ review, firstname, size, boughtAt }: PublishedRow): PublishedReview => ({
  id: review.id,
  firstname,
  score: review.score,
  fit: review.fit,
  text: review.text,
  language: review.language,
  size,
  published_on: todayOf(review.publishedAt ?? review.updatedAt),
  bought_on: todayOf(boughtAt),
  answer: review.answer === null ? null : { text: review.answer, on: todayOf(review.answeredAt ?? review.updatedAt) },
});

/** None for a product that has lost its picture. */
export function toShopReview(row: PublishedRow, locale: Locale): ShopReview[] {
  const { id, names, cleanNames, collectionSlug, images } = row.product;
  const [front] = images;
  if (!front) return [];
  const product = { id, name: names[locale], clean_name: cleanNames[locale], collection_slug: collectionSlug };
  return [{ ...toPublishedReview(row), product: { ...product, image: toPicture(front, locale) } }];
}

const toOwnReview = ({ score, fit, text, status, doubts, refusal, answer, updatedAt }: StoredReview): OwnReview => ({
  score,
  fit,
  text,
  status,
  doubts,
  refusal: status === "REFUSED" ? refusal : null,
  answer,
  updated_at: updatedAt.toISOString(),
});

interface Piece {
  line: {
    id: string;
    productId: number;
    snapshot: Pick<ReviewablePiece, "name" | "brand_name" | "clean_name" | "collection_slug" | "size" | "image">;
  };
  review: StoredReview | null;
  obstacle: ReviewablePiece["obstacle"];
  toldFit: ReviewablePiece["told_fit"];
}

export const toReviewablePiece = ({ line, review, obstacle, toldFit }: Piece): ReviewablePiece => {
  const { name, brand_name, clean_name, collection_slug, size, image } = line.snapshot;
  return {
    order_line_id: line.id,
    product_id: line.productId,
    name,
    brand_name,
    clean_name,
    collection_slug,
    size,
    image,
    obstacle,
    told_fit: toldFit,
    review: review && toOwnReview(review),
  };
};
