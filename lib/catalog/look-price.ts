import type { Look, ProductCard } from "#contract/catalog.ts";
import { toCents } from "#contract/money.ts";

/** Whether a piece of a look can be taken. */
export const isInStock = ({ variants }: Pick<ProductCard, "variants">): boolean =>
  variants.some(({ is_available }) => is_available);

/** How many pieces of a look can be taken, and what they cost together, in cents. */
export function priceLook({ products }: Pick<Look, "products">): { count: number; cents: number } {
  const pieces = products.filter(isInStock);
  return { count: pieces.length, cents: pieces.reduce((sum, { lc_price }) => sum + toCents(lc_price), 0) };
}
