/** From `startsAt` on the product costs `priceCents`, until the next entry. */
export interface PricePoint {
  startsAt: Date;
  priceCents: number;
}

/** A reduction is measured against the lowest price of this long before it began. */
export const priorPriceDays = 30;
const priorPriceMs = priorPriceDays * 24 * 60 * 60_000;

/**
 * The lowest price of the 30 days before a reduction began (Directive 98/6/EC, article 6a). A price that started
 * earlier counts when it was still valid in that window. For a reduction that grows in steps without a pause,
 * `reductionStart` is its first step. Null when the product was not sold before.
 */
export function lowestPriceBefore(history: readonly PricePoint[], reductionStart: Date): number | null {
  const end = reductionStart.getTime();
  const start = end - priorPriceMs;
  const points = history.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const prices = points.flatMap(({ startsAt, priceCents }, index) => {
    const validUntil = points[index + 1]?.startsAt.getTime() ?? Number.POSITIVE_INFINITY;
    return startsAt.getTime() < end && validUntil > start ? [priceCents] : [];
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * Whole percent a price lies below the prior price, rounded down so that it never promises too much; 0 when it does
 * not. Measured against the lowest price of the 30 days before, not the crossed one (CJEU C-330/23).
 */
export function reductionPercent(priceCents: number, lowestBeforeCents: number | null): number {
  if (lowestBeforeCents === null || lowestBeforeCents <= priceCents) return 0;
  return Math.floor(((lowestBeforeCents - priceCents) * 100) / lowestBeforeCents);
}
