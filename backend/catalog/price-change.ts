import { lowestPriceBefore, reductionPercent, type PricePoint } from "./price-reduction.ts";

export interface Price {
  priceCents: number;
  /** Price before the reduction; null without one. */
  originalPriceCents: number | null;
}

export interface NewPrice extends Price {
  lowestPrice30DaysCents: number | null;
  discountPercent: number;
}

/** When the reduction that is on began: after the last moment at the regular price. Steps further down belong to it. */
function startOfReduction(history: readonly PricePoint[], regularCents: number, now: Date): Date {
  const points = history.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const lastRegular = points.findLastIndex(({ priceCents }) => priceCents >= regularCents);
  return points[lastRegular + 1]?.startsAt ?? now;
}

/**
 * What a product says of its price once it changes. A lower price is a reduction of the regular one, a price that
 * reaches it ends the reduction, and with `isRegular` it is the new regular price itself. A reduction that would be
 * none against the lowest price of the 30 days before is not called one.
 */
export function planPriceChange(
  current: Price,
  history: readonly PricePoint[],
  change: { priceCents: number; now: Date; isRegular: boolean },
): NewPrice {
  const { priceCents, now, isRegular } = change;
  const regular = current.originalPriceCents ?? current.priceCents;
  const plain = { priceCents, originalPriceCents: null, lowestPrice30DaysCents: null, discountPercent: 0 };
  if (isRegular || priceCents >= regular) return plain;
  const goesOn = current.originalPriceCents !== null && priceCents <= current.priceCents;
  const start = goesOn ? startOfReduction(history, regular, now) : now;
  const lowest = lowestPriceBefore(history, start);
  const percent = reductionPercent(priceCents, lowest);
  if (percent === 0) return plain;
  return { priceCents, originalPriceCents: regular, lowestPrice30DaysCents: lowest, discountPercent: percent };
}
