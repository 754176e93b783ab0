"use client";

import type { Cart, Totals } from "#contract/cart.ts";
import { Reductions } from "#components/price/reductions.tsx";
import { cartEngine } from "#lib/cart/browser-engine.ts";
import { lookUpCode } from "#lib/checkout/codes.ts";

interface CartReductionsProps {
  cart: Cart;
  /** What the pieces come to where they are shown: with the delivery of the checkout, or with that of the cart. */
  totals: Totals;
  /** Where somebody who signs in comes back to; null where nobody has to, for the page asks by itself. */
  signInFrom: string | null;
  isSignedIn: boolean;
}

/** Code and wallet of a cart. They are kept with it and go on into the checkout. */
export function CartReductions({ cart, totals, signInFrom, isSignedIn }: CartReductionsProps) {
  return (
    <Reductions
      chosen={cart}
      balanceTtc={cart.wallet_balance_ttc ?? 0}
      totals={totals}
      fixed={null}
      signInFrom={signInFrom}
      isSignedIn={isSignedIn}
      lookUpCode={(code) => lookUpCode(code, cart.id)}
      onReduce={async (change) => (await cartEngine().reduce(change))?.totals.due_ttc ?? null}
    />
  );
}
