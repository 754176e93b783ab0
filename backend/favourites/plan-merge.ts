import { maxFavourites } from "#contract/favourite-limit.ts";

/**
 * What of a visitor's favourites an account takes: those it has not, in their order, as long as there is room. The account's
 * own are never given up for them.
 */
export function planMerge<Brought extends { product_id: number }>(
  own: readonly number[],
  brought: readonly Brought[],
): Brought[] {
  const known = new Set(own);
  return brought
    .filter(({ product_id }) => !known.has(product_id) && known.add(product_id))
    .slice(0, Math.max(0, maxFavourites - own.length));
}
