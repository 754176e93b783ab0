import type { ProductCard } from "#contract/catalog.ts";
import { toCents } from "#contract/money.ts";

export interface Budgets<T> {
  under: T[];
  between: T[];
  over: T[];
}

/** Splits products by price, keeping their order: below `lowCents`, from there up to and with `highCents`, above. */
export function splitByBudget<T extends Pick<ProductCard, "lc_price">>(
  products: readonly T[],
  lowCents: number,
  highCents: number,
): Budgets<T> {
  const budgets: Budgets<T> = { under: [], between: [], over: [] };
  for (const product of products) {
    const cents = toCents(product.lc_price);
    budgets[cents < lowCents ? "under" : cents <= highCents ? "between" : "over"].push(product);
  }
  return budgets;
}
