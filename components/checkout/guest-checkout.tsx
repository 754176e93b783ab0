"use client";

import type { Cart } from "#contract/cart.ts";
import type { ShownLine } from "#lib/cart/shown-cart.ts";
import { summaryOfQuote } from "#lib/checkout/summary-line.ts";
import { CheckoutColumns, type LastStep } from "./checkout-columns.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { IdentityStep } from "./identity-step.tsx";

interface GuestCheckoutProps {
  cart: Cart;
  /** The cart as it is shown, with what the API has not answered yet. */
  lines: readonly ShownLine[];
  isUpdating: boolean;
  /** Somebody was signed in a moment ago. */
  hasEnded: boolean;
  lastStepRef: LastStep;
}

/** Nobody is signed in: the first step is open, the sums are those of the cart. */
export function GuestCheckout({ cart, lines, isUpdating, hasEnded, lastStepRef }: GuestCheckoutProps) {
  return (
    <CheckoutColumns
      lastStepRef={lastStepRef}
      progress={{ isSignedIn: false, hasDelivery: false, isOrdered: false, reopened: null }}
      outcomes={{}}
      summary={<CheckoutSummary summary={summaryOfQuote(cart)} isUpdating={isUpdating} isEstimate canChange />}
    >
      <IdentityStep hasEnded={hasEnded} lines={lines} />
    </CheckoutColumns>
  );
}
