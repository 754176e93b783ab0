import { price, type PriceStep } from "#contract/price.ts";

/** Steps of an order that is stored without an offer and without a code. */
export const plainSteps = (
  lines: readonly { id: string; unitPriceCents: number; quantity: number }[],
  { shippingFeeCents = 0, vatRateBasisPoints = 2000 } = {},
): PriceStep[] =>
  price(
    lines.map((line) => ({ ...line, count: line.quantity })),
    {
      vatRateBasisPoints,
      shippingFeeCents,
      freeFromCents: shippingFeeCents === 0 ? 0 : null,
      offer: null,
      code: null,
      prepaidCents: 0,
      walletCents: 0,
    },
  ).steps;
