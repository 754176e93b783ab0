import "server-only";
import { getSuggestions, type SuggestionCategory } from "#contract/suggestions.ts";
import type { ProductsPage } from "#contract/catalog.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

interface FittingQuery {
  page?: number;
  categories?: readonly SuggestionCategory[];
}

/** Products that fit a profile, best first; ends in a 404 for a profile that is not the client's. */
export async function findFitting(
  session: ClientSession,
  kidId: string | number,
  { page = 1, categories }: FittingQuery = {},
): Promise<ProductsPage> {
  const found = await findForClient(session, getSuggestions, {
    params: { id: String(kidId) },
    query: { page, ...(categories ? { categories: categories.join(",") } : {}) },
  });
  /* Products without a picture are dropped: a card would have nothing to show. */
  return { ...found, products: found.products.filter(({ images }) => images.length > 0) };
}
