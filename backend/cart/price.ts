import type { Totals } from "#contract/cart.ts";
import type { DeliveryMode } from "#contract/delivery.ts";
import type { CountryCode } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import { price, subscriberOffer, tellSteps, type Price, type PricedLine, type PriceTerms } from "#contract/price.ts";
import { vatRateOf } from "#contract/vat.ts";
import { findOffer } from "../delivery/offers.ts";
import { ApiError } from "../http/problem.ts";

export interface ShopTerms extends Pick<PriceTerms, "code" | "walletCents"> {
  country: CountryCode;
  mode: DeliveryMode;
  isSubscriber: boolean;
}

/** Prices pieces of the shop; nothing to send costs no shipping. Throws DELIVERY_MODE_NOT_AVAILABLE. */
export function priceShop(lines: readonly PricedLine[], { country, mode, isSubscriber, ...terms }: ShopTerms): Price {
  const offer = findOffer(country, mode);
  if (!offer) throw new ApiError("DELIVERY_MODE_NOT_AVAILABLE");
  return price(lines, {
    ...terms,
    vatRateBasisPoints: vatRateOf(country),
    shippingFeeCents: offer.feeCents,
    freeFromCents: offer.freeFromCents,
    offer: isSubscriber ? subscriberOffer(mode === "HOME") : null,
    prepaidCents: 0,
  });
}

export const toTotals = (made: Price): Totals => ({
  items_total_ttc: toDecimal(made.itemsTotalCents),
  shipping_fee_ttc: toDecimal(made.shippingFeeCents),
  offer: { shipping_fee_offered: made.isShippingOffered },
  free_shipping_from_ttc: made.freeFromCents === null ? null : toDecimal(made.freeFromCents),
  discount_ttc: toDecimal(made.discountCents),
  total_amount_ttc: toDecimal(made.totalCents),
  wallet_ttc: toDecimal(made.walletCents),
  due_ttc: toDecimal(made.dueCents),
  vat_amount: toDecimal(made.vatCents),
  vat_rate_percent: made.vatRateBasisPoints / 100,
  steps: tellSteps(made),
});
