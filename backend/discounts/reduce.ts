import { vatIncluded } from "../cart/vat.ts";
import type { TotalsInCents } from "../cart/totals.ts";
import type { coupons } from "../db/schema/ledger.ts";
import type { DeliveryMode } from "#contract/delivery.ts";

export type Coupon = typeof coupons.$inferSelect;

/** What a client with a running subscription has in the shop. */
export const subscriberPercent = 10;

export interface ReducedTotals extends TotalsInCents {
  /** Off the pieces: what the subscriber offer and the code take together. */
  discountCents: number;
  subscriberDiscountCents: number;
  codeDiscountCents: number;
  /** Whether the code did anything: a code without effect is not used up. */
  isCodeEffective: boolean;
  walletCents: number;
  /** What a payment method is charged for. */
  dueCents: number;
}

interface Wanted {
  mode: DeliveryMode;
  isSubscriber: boolean;
  coupon: Pick<Coupon, "kind" | "value"> | null;
  /** What the client wants to pay from, in cents; 0 leaves the wallet alone. */
  walletBalanceCents: number;
}

/** A percentage of an amount in whole cents, half a cent rounded up. */
const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/** What a code takes off pieces of `cents`; never more than they cost. */
export function couponDiscount(coupon: Wanted["coupon"], cents: number): number {
  if (coupon === null || coupon.kind === "SHIPPING") return 0;
  return coupon.kind === "PERCENT" ? percentOf(cents, coupon.value) : Math.min(coupon.value, cents);
}

/**
 * Takes offers, a code and the wallet off computed totals. The subscriber offer comes first, a code counts for what it
 * leaves; together they never take more than the pieces cost. VAT is that of what is left.
 */
export function reduceTotals(
  base: TotalsInCents,
  { mode, isSubscriber, coupon, walletBalanceCents }: Wanted,
): ReducedTotals {
  const { itemsTotalCents } = base;
  const isFreeForSubscriber = isSubscriber && mode === "HOME";
  const feeCents = isFreeForSubscriber ? 0 : base.shippingFeeCents;
  const isFreeByCode = coupon?.kind === "SHIPPING" && feeCents > 0;
  const shippingFeeCents = isFreeByCode ? 0 : feeCents;
  const subscriberDiscountCents = isSubscriber ? percentOf(itemsTotalCents, subscriberPercent) : 0;
  const codeDiscountCents = couponDiscount(coupon, itemsTotalCents - subscriberDiscountCents);
  const discountCents = subscriberDiscountCents + codeDiscountCents;
  const totalCents = itemsTotalCents + shippingFeeCents - discountCents;
  const walletCents = Math.min(Math.max(walletBalanceCents, 0), totalCents);
  return {
    ...base,
    shippingFeeCents,
    isShippingOffered: base.isShippingOffered || ((isFreeForSubscriber || isFreeByCode) && itemsTotalCents > 0),
    discountCents,
    subscriberDiscountCents,
    codeDiscountCents,
    isCodeEffective: codeDiscountCents > 0 || isFreeByCode,
    totalCents,
    walletCents,
    dueCents: totalCents - walletCents,
    vatCents: vatIncluded(totalCents, base.vatRateBasisPoints),
  };
}
