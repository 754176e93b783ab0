import { keepAllPercent } from "#contract/terms.ts";
import { computeTotals } from "../cart/totals.ts";
import { vatIncluded } from "../cart/vat.ts";
import type { Destination } from "../subscriptions/delivery-dates.ts";

/** Half a cent is rounded up, in the client's favour. */
export const keepAllDiscount = (itemsTotalCents: number): number =>
  Math.round((itemsTotalCents * keepAllPercent) / 100);

export interface BoxLine {
  unitPriceCents: number;
  quantity: number;
  returnedQuantity: number;
}

/** What the kept pieces of a box cost, in whole cents, VAT included. */
export interface Bill {
  itemsTotalCents: number;
  shippingFeeCents: number;
  isShippingOffered: boolean;
  discountCents: number;
  totalCents: number;
  vatCents: number;
  vatRateBasisPoints: number;
}

/** The bill of a closed box. With nothing kept nothing is due, the delivery neither. */
export function billOf(lines: readonly BoxLine[], { country, mode }: Destination): Bill {
  const kept = lines.map(({ unitPriceCents, quantity, returnedQuantity }) => ({
    unitPriceCents,
    quantity: quantity - returnedQuantity,
    isSoldOut: quantity === returnedQuantity,
  }));
  const totals = computeTotals({ lines: kept, country, mode });
  const isAllKept = lines.every(({ returnedQuantity }) => returnedQuantity === 0);
  const discountCents = isAllKept ? keepAllDiscount(totals.itemsTotalCents) : 0;
  const totalCents = totals.itemsTotalCents + totals.shippingFeeCents - discountCents;
  return {
    itemsTotalCents: totals.itemsTotalCents,
    shippingFeeCents: totals.shippingFeeCents,
    isShippingOffered: totals.isShippingOffered,
    discountCents,
    totalCents,
    vatCents: vatIncluded(totalCents, totals.vatRateBasisPoints),
    vatRateBasisPoints: totals.vatRateBasisPoints,
  };
}
