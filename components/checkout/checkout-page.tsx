"use client";

import { Suspense } from "react";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { Checkout } from "./checkout.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/** The server renders the room the checkout takes: who orders what is known in the browser only. */
export function CheckoutPage() {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <CheckoutSkeleton />;
  return (
    // The router may have to wait for the query of an address.
    <Suspense fallback={<CheckoutSkeleton />}>
      <Checkout />
    </Suspense>
  );
}
