import "server-only";
import { getNextRequest, type Request } from "#contract/requests.ts";
import { getSuggestions, type Shelf } from "#contract/suggestions.ts";
import type { ProductsPage } from "#contract/catalog.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";
import type { ShelfQuery } from "./shelf-query.ts";

/** A page of pieces for one person, those of a shelf or all that fit; ends in a 404 for a profile that is not the client's. */
export async function findShelf(
  session: ClientSession,
  kidId: string | number,
  { page, category, size, text }: ShelfQuery,
  shelf?: Shelf,
): Promise<ProductsPage> {
  const found = await findForClient(session, getSuggestions, {
    params: { id: String(kidId) },
    query: {
      page,
      ...(shelf ? { shelf } : {}),
      ...(category ? { categories: category } : {}),
      ...(size ? { sizes: size } : {}),
      ...(text ? { sku_query: text } : {}),
    },
  });
  /* Products without a picture are dropped: a card would have nothing to show. */
  return { ...found, products: found.products.filter(({ images }) => images.length > 0) };
}

/** Whether a product stands on a shelf of a person today. */
export async function isOnShelf(
  session: ClientSession,
  kidId: string | number,
  productId: number,
  shelf: Shelf,
): Promise<boolean> {
  const found = await findForClient(session, getSuggestions, {
    params: { id: String(kidId) },
    query: { shelf, product_id: productId },
  });
  return found.total > 0;
}

export const takesWishes = ({ status_details }: Request): boolean =>
  status_details.actions.includes("GO_TO_SUGGESTIONS");

/** The box of a person that is the next to leave; null where none is planned. */
export const findNextBox = (session: ClientSession, kidId: string | number): Promise<Request | null> =>
  findForClient(session, getNextRequest, { params: { id: String(kidId) } });

/** The box of a person that takes wishes now; null where none does. */
export async function findWishBox(session: ClientSession, kidId: string | number): Promise<Request | null> {
  const next = await findNextBox(session, kidId);
  return next && takesWishes(next) ? next : null;
}
