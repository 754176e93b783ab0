"use client";

import { useEffect } from "react";

/** Once an order is paid: this tab forgets the attempt, and the cart is read again because the pieces left it. */
export function FinishCheckout({ orderId }: { orderId: string }) {
  useEffect(() => {
    void import("#lib/checkout/finish-checkout.ts").then(
      ({ finishCheckout }) => finishCheckout(orderId),
      () => undefined,
    );
  }, [orderId]);
  return null;
}
