import { z } from "zod";
import { profileTypeSchema } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { localeSchema } from "./locale-schemas.ts";
import { integerIdSchema, pageNumberSchema, pageOf } from "./page.ts";
import { pictureSchema } from "./picture.ts";
import { fitSchema, ratingWordsSchema, scoreSchema } from "./ratings.ts";

/** What keeps a review back until somebody of the shop has read it. */
export const reviewDoubtSchema = z.enum(["LINK", "EMAIL", "PHONE", "INSULT", "NAME", "REFUSED_BEFORE"]);
export type ReviewDoubt = z.infer<typeof reviewDoubtSchema>;

export const reviewStatusSchema = z.enum(["PUBLISHED", "HELD", "REFUSED"]);
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

/** Where a piece stands on the page of an order's reviews. */
export const pieceAnchor = (orderLineId: string): string => `piece-${orderLineId}`;

/** A review as anybody reads it. */
export const publishedReviewSchema = z.object({
  id: z.uuid(),
  /** Empty for a client without a name. */
  firstname: z.string(),
  score: scoreSchema,
  fit: fitSchema.nullable(),
  text: z.string(),
  /** Language it is written in. */
  language: localeSchema,
  /** Size that was bought. */
  size: z.string(),
  published_on: z.iso.date(),
  bought_on: z.iso.date(),
  /** What the shop says to it. */
  answer: z.object({ text: z.string(), on: z.iso.date() }).nullable(),
});
export type PublishedReview = z.infer<typeof publishedReviewSchema>;

export const reviewSummarySchema = z.object({
  count: z.int(),
  /** Mean of the scores with one decimal; null without any. */
  average: z.number().nullable(),
  /** How many gave one star, two, up to five. */
  scores: z.array(z.int()).length(5),
  fits: z.object({ TOO_SMALL: z.int(), GOOD: z.int(), TOO_LARGE: z.int() }),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

const reviewsOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({
    summary: reviewSummarySchema,
    /** How many of them are in the language of the question; they come first. */
    own_language_count: z.int(),
    /** Who wrote them are clients of a demonstration. */
    is_demo: z.boolean(),
  });

export const productReviewsSchema = reviewsOf(publishedReviewSchema);
export type ProductReviews = z.infer<typeof productReviewsSchema>;

export const getProductReviews = endpoint({
  method: "GET",
  path: "/products/:id/reviews",
  auth: "none",
  origin: "added",
  summary: "Published reviews of a product: those in the language of the question first, the newest first in each",
  params: z.strictObject({ id: integerIdSchema }),
  query: z.strictObject({ page: pageNumberSchema }),
  answer: productReviewsSchema,
  errors: ["NOT_FOUND"],
});

export const shopReviewSchema = publishedReviewSchema.extend({
  product: z.object({
    id: z.int(),
    name: z.string(),
    clean_name: z.string(),
    collection_slug: z.string(),
    image: pictureSchema,
  }),
});
export type ShopReview = z.infer<typeof shopReviewSchema>;
export const shopReviewsSchema = reviewsOf(shopReviewSchema);
export type ShopReviews = z.infer<typeof shopReviewsSchema>;

export const getShopReviews = endpoint({
  method: "GET",
  path: "/website/reviews",
  auth: "none",
  origin: "added",
  summary: "Published reviews with words, of everything that is sold, with the piece each is about",
  query: z.strictObject({ page: pageNumberSchema, profile_type: profileTypeSchema.optional() }),
  answer: shopReviewsSchema,
});

/** Why a piece cannot be reviewed: nobody has it yet, the box is not decided, or it went back. */
export const reviewObstacleSchema = z.enum(["NOT_DELIVERED", "NOT_DECIDED", "SENT_BACK"]);

export const ownReviewSchema = z.object({
  score: scoreSchema,
  fit: fitSchema.nullable(),
  text: z.string(),
  status: reviewStatusSchema,
  /** Why it is held. */
  doubts: z.array(reviewDoubtSchema),
  /** What staff said when it was refused. */
  refusal: z.string().nullable(),
  answer: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

export const reviewablePieceSchema = z.object({
  order_line_id: z.uuid(),
  product_id: z.int(),
  name: z.string(),
  brand_name: z.string(),
  clean_name: z.string(),
  collection_slug: z.string(),
  size: z.string(),
  image: pictureSchema,
  obstacle: reviewObstacleSchema.nullable(),
  /** Fit that was told when the piece was tried on. */
  told_fit: fitSchema.nullable(),
  review: ownReviewSchema.nullable(),
});
export type ReviewablePiece = z.infer<typeof reviewablePieceSchema>;

const ofPiece = z.strictObject({ id: z.uuid(), line_id: z.uuid() });

export const getOrderReviews = endpoint({
  method: "GET",
  path: "/clients/me/orders/:id/reviews",
  auth: "bearer",
  origin: "added",
  summary: "The pieces of an order with what the client wrote about each",
  params: z.strictObject({ id: z.uuid() }),
  answer: z.array(reviewablePieceSchema),
  errors: ["NOT_FOUND"],
});

export const writeReview = endpoint({
  method: "PUT",
  path: "/clients/me/orders/:id/reviews/:line_id",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary:
    "Reviews a piece that was delivered and kept, for everybody to read; a client has one review of a product, and writing again changes it. Words that need a look are held",
  params: ofPiece,
  body: z.strictObject({ score: scoreSchema, fit: fitSchema.nullable().default(null), text: ratingWordsSchema }),
  answer: reviewablePieceSchema,
  errors: ["NOT_FOUND", "ORDER_NOT_DELIVERED", "BOX_NOT_DECIDED", "PIECE_SENT_BACK"],
});

export const removeReview = endpoint({
  method: "DELETE",
  path: "/clients/me/orders/:id/reviews/:line_id",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary: "Takes the client's review of a piece away; the same answer when there is none",
  params: ofPiece,
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND"],
});
