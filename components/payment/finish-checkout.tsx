"use client";

import { useEffect } from "react";

/** Once an order is paid: this tab forgets the attempt, and the cart is read again because the pieces left it. */
export function FinishCheckout({ orderId }: { orderId: string }) {
  useEffect(() => {
    /* The cart says itself when it cannot be read. */
    import("#lib/checkout/finish-checkout.ts")
      .then(({ finishCheckout }) => finishCheckout(orderId))
      .catch(() => undefined);
  }, [orderId]);
  return null;
}
