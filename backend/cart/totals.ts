import type { Totals } from "#contract/cart.ts";
import type { DeliveryMode } from "#contract/delivery.ts";
import type { CountryCode } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import { findOffer } from "../delivery/offers.ts";
import { ApiError } from "../http/problem.ts";
import { vatIncluded, vatRateOf } from "./vat.ts";

export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
  isSoldOut: boolean;
}

/** Whole cents; prices include VAT and are the same in every country, so the tax is a part of the total. */
export interface TotalsInCents {
  itemsTotalCents: number;
  shippingFeeCents: number;
  isShippingOffered: boolean;
  freeFromCents: number | null;
  totalCents: number;
  vatCents: number;
  vatRateBasisPoints: number;
}

/** Sold-out lines count for nothing; nothing to send costs no shipping. Throws DELIVERY_MODE_NOT_AVAILABLE. */
export function computeTotals({
  lines,
  country,
  mode,
}: {
  lines: readonly PricedLine[];
  country: CountryCode;
  mode: DeliveryMode;
}): TotalsInCents {
  const offer = findOffer(country, mode);
  if (!offer) throw new ApiError("DELIVERY_MODE_NOT_AVAILABLE");
  const orderable = lines.filter((line) => !line.isSoldOut);
  const itemsTotalCents = orderable.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const isShippingOffered =
    orderable.length > 0 && offer.freeFromCents !== null && itemsTotalCents >= offer.freeFromCents;
  const shippingFeeCents = orderable.length === 0 || isShippingOffered ? 0 : offer.feeCents;
  const totalCents = itemsTotalCents + shippingFeeCents;
  const vatRateBasisPoints = vatRateOf(country);
  return {
    itemsTotalCents,
    shippingFeeCents,
    isShippingOffered,
    freeFromCents: offer.freeFromCents,
    totalCents,
    vatCents: vatIncluded(totalCents, vatRateBasisPoints),
    vatRateBasisPoints,
  };
}

export const toTotals = (totals: TotalsInCents): Totals => ({
  items_total_ttc: toDecimal(totals.itemsTotalCents),
  shipping_fee_ttc: toDecimal(totals.shippingFeeCents),
  offer: { shipping_fee_offered: totals.isShippingOffered },
  free_shipping_from_ttc: totals.freeFromCents === null ? null : toDecimal(totals.freeFromCents),
  total_amount_ttc: toDecimal(totals.totalCents),
  vat_amount: toDecimal(totals.vatCents),
  vat_rate_percent: totals.vatRateBasisPoints / 100,
});
