import { lowStockLimit } from "../../catalog/availability.ts";
import { between, unit } from "./random.ts";

/** Pieces by size: most sizes well stocked, some low, some sold out, a few products on their last pieces or gone. */
export function planStock(n: number, sizes: readonly string[]): { size: string; pieces: number }[] {
  const state = unit(n, "stock-state");
  return sizes.map((size, index) => {
    const salt = `stock-${index}`;
    const draw = unit(n, salt);
    const pieces = (min: number, max: number) => between(min, max, n, `${salt}-pieces`);
    if (state < 0.008) return { size, pieces: 0 };
    if (state < 0.06)
      return { size, pieces: index === n % sizes.length ? pieces(1, lowStockLimit) : pieces(0, lowStockLimit) };
    if (draw < 0.09) return { size, pieces: 0 };
    if (draw < 0.24) return { size, pieces: pieces(1, lowStockLimit) };
    return { size, pieces: pieces(lowStockLimit + 1, 40) };
  });
}
