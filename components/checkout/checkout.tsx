"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import type { Order } from "#contract/orders.ts";
import { useCartFailures } from "#components/cart/use-cart-failures.ts";
import { useCart } from "#lib/cart/use-cart.ts";
import { payPageOf } from "#lib/checkout/leave.ts";
import { openOrderKey, openOrderQuery } from "#lib/checkout/queries.ts";
import { orderableLines } from "#lib/checkout/quote-difference.ts";
import type { StepName } from "#lib/checkout/steps.ts";
import { tabStore } from "#lib/checkout/tab-store.ts";
import { clientQuery } from "#lib/client/queries.ts";
import { AppError } from "#lib/http/app-error.ts";
import { isPayable } from "#lib/orders/payment-phase.ts";
import { isSignedIn as readSignedIn, notifySession, subscribeToSession } from "#lib/session/client-status.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { EmptyCheckout, PaidCheckout } from "./finished-checkout.tsx";
import { GuestCheckout } from "./guest-checkout.tsx";
import { OrderCheckout } from "./order-checkout.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { PayOrderCheckout } from "./pay-order-checkout.tsx";
import { SoldOutCheckout } from "./sold-out-checkout.tsx";

/**
 * The order `?order=` asks for. The router's address, not the browser's: that one still is the page before while this one
 * renders for the first time, and says nothing when the page is shown again.
 */
function useAskedOrder(): string | null {
  const order = useSearchParams().get("order");
  return z.uuid().safeParse(order).data ?? null;
}

/** Decides what the checkout is about: an order that waits for its money, the cart, or neither. */
export function Checkout() {
  const locale = useLocale();
  const asked = useAskedOrder();
  const cache = useQueryClient();
  const lastStepRef = useRef<StepName | null>(null);
  useCartFailures();
  const isSignedIn = useSyncExternalStore(subscribeToSession, readSignedIn, () => false);
  const [finishedId, setFinishedId] = useState<string | null>(null);
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  const cart = useCart();
  const client = useQuery({ ...clientQuery(), enabled: isSignedIn });
  const openOrder = useQuery({ ...openOrderQuery(asked), enabled: isSignedIn });

  const showOrder = (order: Order) => cache.setQueryData(openOrderKey(asked), order);

  // The door takes the cookies of a session that is over away: then somebody has to sign in.
  const isRefused = client.error instanceof AppError && client.error.status === 401;
  useEffect(() => {
    if (isRefused) notifySession();
  }, [isRefused]);
  // A page that comes back from the browser's memory knows nothing of what happened at the bank.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  if (isSignedIn) {
    const failed = [client, openOrder].find(({ isError, data }) => isError && data === undefined);
    if (failed && !isRefused)
      return <LoadFailure onRetry={() => void Promise.all([client.refetch(), openOrder.refetch()])} />;
    if (!client.data || openOrder.data === undefined) return <CheckoutSkeleton />;
    /* Who paid and filled the cart anew came for the cart, unless the address names the order. */
    const hasMore = cart.status === "ready" && cart.lines.length > 0;
    const isBehind = asked === null && finishedId === openOrder.data?.id && hasMore;
    if (openOrder.data && !isBehind) {
      const { id } = openOrder.data;
      if (!isPayable(openOrder.data))
        return <PaidCheckout order={openOrder.data} onFinished={() => setFinishedId(id)} />;
      if (openOrder.data.kind === "BOX") return <ToBoxPayment order={openOrder.data} />;
      return (
        <PayOrderCheckout
          key={openOrder.data.id}
          client={client.data}
          order={openOrder.data}
          onPaid={showOrder}
          locale={locale}
          lastStepRef={lastStepRef}
        />
      );
    }
  }
  if (cart.status === "loading") return <CheckoutSkeleton />;
  if (cart.status === "failed") return <LoadFailure onRetry={cart.retry} />;
  if (cart.lines.length === 0 || cart.cart === null) return cart.isPredicted ? <CheckoutSkeleton /> : <EmptyCheckout />;
  if (!isSignedIn || !client.data) {
    if (!cart.isPredicted && orderableLines(cart.cart).length === 0) return <SoldOutCheckout lines={cart.cart.lines} />;
    return (
      <GuestCheckout
        cart={cart.cart}
        lines={cart.lines}
        isUpdating={cart.isPredicted}
        hasEnded={wasSignedIn}
        lastStepRef={lastStepRef}
      />
    );
  }
  return (
    <OrderCheckout
      key={client.data.id}
      client={client.data}
      cart={cart.cart}
      isUpdating={cart.isPredicted}
      onOrdered={showOrder}
      locale={locale}
      lastStepRef={lastStepRef}
    />
  );
}

/** A box is no purchase of the shop: it is paid on its own page, whatever link led here. */
function ToBoxPayment({ order }: { order: Order }) {
  const locale = useLocale();
  useEffect(() => {
    tabStore().writeOpenOrder(null);
    location.replace(payPageOf(order, locale));
  }, [order, locale]);
  return <CheckoutSkeleton />;
}
