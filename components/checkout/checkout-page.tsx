"use client";

import { useSyncExternalStore } from "react";
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
  return isHydrated ? <Checkout /> : <CheckoutSkeleton />;
}
