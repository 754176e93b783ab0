import type { Variant } from "#contract/catalog.ts";

/** A variant is low on stock from this many pieces down, none included. */
export const lowStockLimit = 3;

export const recentDays = 60;
const recentMs = recentDays * 24 * 60 * 60_000;

export const isAvailable = (stock: number): boolean => stock > 0;
export const isLowStock = (stock: number): boolean => stock <= lowStockLimit;

/** "New Collection": published within the last 60 days; a product of tomorrow is not new yet. */
export function isRecent(publishedAt: Date, now: Date): boolean {
  const age = now.getTime() - publishedAt.getTime();
  return age >= 0 && age <= recentMs;
}

export const toVariant = ({ id, size, stock }: { id: number; size: string; stock: number }): Variant => ({
  variant_id: id,
  size,
  is_available: isAvailable(stock),
  is_low_stock: isLowStock(stock),
});
