import { isLowStock } from "#backend/catalog/availability.ts";
import { planStock } from "#backend/db/seed/stock-plan.ts";
import type { ProductCard } from "#contract/catalog.ts";

/** Whether the shop was filled with at least three sizes of a product that a test may count on, whatever was bought since. */
export function wasWellStocked({ id, variants }: Pick<ProductCard, "id" | "variants">): boolean {
  const filled = planStock(
    id,
    variants.map(({ size }) => size),
  );
  return filled.filter(({ pieces }) => !isLowStock(pieces)).length >= 3;
}
