import type { Look } from "#contract/catalog.ts";
import { toCents } from "#contract/money.ts";

/** What the pieces of a look cost together, in cents: those that are in stock, which can be taken. */
export const lookPriceCents = ({ products }: Pick<Look, "products">): number =>
  products
    .filter(({ variants }) => variants.some(({ is_available }) => is_available))
    .reduce((sum, { lc_price }) => sum + toCents(lc_price), 0);
