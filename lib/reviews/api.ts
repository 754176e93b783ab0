import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Locale } from "#contract/locale.ts";
import { getProductReviews, getShopReviews, type ProductReviews, type ShopReviews } from "#contract/reviews.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { orNull } from "#lib/http/or-null.ts";
import { publicApi } from "#lib/http/server-client.ts";

/** One page of the reviews of a product; null when there is no such product. */
export async function findProductReviews(locale: Locale, id: number, page: number): Promise<ProductReviews | null> {
  "use cache";
  cacheTag(cacheTags.catalog, cacheTags.product(id));
  const reviews = await orNull(publicApi(locale).call(getProductReviews, { params: { id }, query: { page } }));
  if (reviews === null) cacheLife("minutes");
  else cacheLife("days");
  return reviews;
}

/** The newest reviews with words, of a world or of both: those in the language first. */
export async function listShopReviews(
  locale: Locale,
  profileType: "KID" | "WOMAN" | null,
  page = 1,
): Promise<ShopReviews> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.content("review"));
  return publicApi(locale).call(getShopReviews, {
    query: { page, ...(profileType === null ? {} : { profile_type: profileType }) },
  });
}
