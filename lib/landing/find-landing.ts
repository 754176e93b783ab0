import "server-only";
import type { ProductCard, ProductsPage } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { getLandingSuggestions } from "#contract/suggestions.ts";
import { findProduct } from "#lib/catalog/api.ts";
import { publicApi } from "#lib/http/server-client.ts";
import type { QuizWish } from "#lib/quiz/wished.ts";
import type { LandingQuery } from "./landing-query.ts";

/** What fits the sizes of an address, best first. Throws when the API is away. */
export async function findLanding(
  locale: Locale,
  { gender, top, bottom, category, collection }: LandingQuery,
  page: number,
): Promise<ProductsPage> {
  const found = await publicApi(locale).call(getLandingSuggestions, {
    query: {
      gender,
      top_size: top,
      bottom_size: bottom,
      page,
      ...(category ? { categories: category } : {}),
      ...(collection ? { collection } : {}),
    },
  });
  return { ...found, products: found.products.filter(({ images }) => images.length > 0) };
}

/** The picked pieces that are still shown, in the order of picking. */
export async function findPicks(locale: Locale, picks: readonly QuizWish[]): Promise<ProductCard[]> {
  const found = await Promise.all(picks.map(({ product_id: id }) => findProduct(locale, id)));
  return found.filter((product) => product !== null);
}
