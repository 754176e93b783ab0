import { getOrderReviews, getProductReviews, getShopReviews, removeReview, writeReview } from "#contract/reviews.ts";
import { isDemo } from "../config/environment.ts";
import type { RequestContext } from "../context.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { toPublishedReview, toShopReview } from "./answer.ts";
import { keepReview, readOrderReviews, takeReviewAway } from "./service.ts";
import { findPublished, isPublishedProduct, summarise, type Wanted } from "./store.ts";

/** Reviews on a page; the page of a product shows the first ones at once. */
const reviewsPerPage = 6;
const shopReviewsPerPage = 12;

async function readPage(wanted: Wanted, page: number, pageSize: number, context: RequestContext) {
  const { db, locale, environment } = context;
  const [rows, { summary, ownLanguage }] = await Promise.all([
    findPublished(db, wanted, { language: locale, page, pageSize }),
    summarise(db, wanted, locale),
  ]);
  const facts = {
    page,
    page_size: pageSize,
    pages: Math.ceil(summary.count / pageSize),
    total: summary.count,
    summary,
    own_language_count: ownLanguage,
    is_demo: isDemo(environment),
  };
  return { rows, facts };
}

export const reviewRoutes: Implementation[] = [
  implement(getProductReviews, async ({ params, query }, context) => {
    if (!(await isPublishedProduct(context.db, params.id))) throw new ApiError("NOT_FOUND");
    const { rows, facts } = await readPage({ productId: params.id }, query.page, reviewsPerPage, context);
    return { ...facts, items: rows.map(toPublishedReview) };
  }),
  implement(getShopReviews, async ({ query }, context) => {
    const wanted = { profileType: query.profile_type, isForShop: true };
    const { rows, facts } = await readPage(wanted, query.page, shopReviewsPerPage, context);
    return { ...facts, items: rows.flatMap((row) => toShopReview(row, context.locale)) };
  }),
  implement(getOrderReviews, ({ params }, context) => readOrderReviews(context, params.id)),
  implement(writeReview, ({ params, body }, context) =>
    keepReview(context, { orderId: params.id, lineId: params.line_id }, body),
  ),
  implement(removeReview, ({ params }, context) =>
    takeReviewAway(context, { orderId: params.id, lineId: params.line_id }),
  ),
];
