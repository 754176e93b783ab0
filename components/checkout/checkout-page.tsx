"use client";

import { Suspense, useSyncExternalStore } from "react";
import { Checkout } from "./checkout.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

const noSubscription = () => () => undefined;

/** The server renders the room the checkout takes: who orders what is known in the browser only. */
export function CheckoutPage() {
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  if (!isHydrated) return <CheckoutSkeleton />;
  return (
    // The router may have to wait for the query of an address.
    <Suspense fallback={<CheckoutSkeleton />}>
      <Checkout />
    </Suspense>
  );
}
