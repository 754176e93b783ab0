"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Cart } from "#contract/cart.ts";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Alert } from "#components/ui/alert.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { fullName } from "#lib/addresses/address-lines.ts";
import { nextPageOf } from "#lib/checkout/leave.ts";
import { showLines } from "#lib/cart/shown-cart.ts";
import { noWishes } from "#lib/cart/wishes.ts";
import { placeOrder, type ChosenMethod } from "#lib/checkout/place-order.ts";
import { orderPorts } from "#lib/checkout/queries.ts";
import { differenceKey, limitedLines, orderableLines } from "#lib/checkout/quote-difference.ts";
import { openStepOf, type StepName } from "#lib/checkout/steps.ts";
import { summaryOfQuote } from "#lib/checkout/summary-line.ts";
import { useTabDraft } from "#lib/checkout/use-tab-draft.ts";
import { useAgreedQuote } from "#lib/checkout/use-agreed-quote.ts";
import { useDeliveryChoice } from "#lib/checkout/use-delivery-choice.ts";
import { shippingFeesQuery } from "#lib/delivery/queries.ts";
import { keepInvitation } from "#lib/referral/invitation.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { CartReductions } from "#components/cart/cart-reductions.tsx";
import { CheckoutColumns, type LastStep } from "./checkout-columns.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { DeliveryOutcome } from "./delivery-outcome.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { FreeStep } from "./free-step.tsx";
import { IdentityStep } from "./identity-step.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { OrderReview } from "./order-review.tsx";
import { PayFailureAlert } from "./pay-failure-alert.tsx";
import { PaymentStep } from "./payment-step.tsx";
import type { PayOutcome } from "./use-final-press.ts";
import { QuoteNotice } from "./quote-notice.tsx";
import { SignedInAs } from "./signed-in-as.tsx";
import { SoldOutCheckout } from "./sold-out-checkout.tsx";
import { usePayFailure } from "./use-pay-failure.ts";

interface OrderCheckoutProps {
  client: Client;
  cart: Cart;
  /** A quantity was changed that the API has not answered yet. */
  isUpdating: boolean;
  /** There is an order now, and it waits for its money. */
  onOrdered: (order: Order) => void;
  locale: Locale;
  lastStepRef: LastStep;
}

/** The cart of somebody who is signed in: delivery, then payment. */
export function OrderCheckout({ client, cart, isUpdating, onOrdered, locale, lastStepRef }: OrderCheckoutProps) {
  const t = useTranslations();
  const [draft, change] = useTabDraft(client.id);
  const [reopened, setReopened] = useState<StepName | null>(null);
  const { isLoading, choice, question, quote, quotes } = useDeliveryChoice(draft.delivery, draft.pickupPoint, cart);
  const { data: fees } = useQuery(shippingFeesQuery());
  const { difference, agree } = useAgreedQuote(
    JSON.stringify(question),
    quote.isPlaceholderData ? undefined : quote.data,
  );
  const failure = usePayFailure(question, () => change({ hasDelivery: false }));
  if (isLoading && draft.hasDelivery) return <CheckoutSkeleton />;

  const progress = {
    isSignedIn: true,
    isGuest: client.is_provisional,
    hasDelivery: draft.hasDelivery && choice !== null,
    isOrdered: false,
    reopened,
  };
  const openStep = openStepOf(progress);
  const isPaymentOpen = openStep === "payment";
  const shown = quote.data ?? cart;
  const isSettled = !isUpdating && quote.data !== undefined && !quote.isPlaceholderData;
  const isNothingLeft = !isUpdating && !quote.isPlaceholderData && orderableLines(shown).length === 0;
  const hasObstacle = isNothingLeft || (quote.data !== undefined && limitedLines(quote.data).length > 0);
  // What sold out before the customer's eyes stands in the notice of what changed, with its other sizes.
  if (isNothingLeft && !(isPaymentOpen && difference)) return <SoldOutCheckout lines={shown.lines} />;

  /* Where everything sold out nothing is due either, and what was typed has to stay. */
  const isFree = quote.data?.is_orderable === true && quote.data.totals.due_ttc === 0;

  const pay = async (method: ChosenMethod | null): Promise<PayOutcome> => {
    if (!choice || !quote.data || !isSettled || hasObstacle) return "again";
    failure.clear();
    agree();
    const order = await placeOrder(
      {
        lines: orderableLines(quote.data).map(({ product, variant, quantity, look }) => ({
          product_id: product.id,
          variant_id: variant.variant_id,
          quantity,
          look,
        })),
        shipping_address: { id: choice.shipping.id },
        ...(choice.billing ? { billing_address: { id: choice.billing.id } } : {}),
        delivery: choice.pickupPoint
          ? { mode: "PICKUP_POINT", pickup_point_id: choice.pickupPoint.id }
          : { mode: "HOME" },
        ...(method ? { payment_method_id: method.id, keep_payment_method: method.keeps } : {}),
        codes: quote.data.codes.filter(({ problem }) => problem === null).map(({ code }) => code),
        use_wallet: cart.use_wallet,
        expected_total_ttc: quote.data.totals.total_amount_ttc,
        expected_due_ttc: quote.data.totals.due_ttc,
        cart_id: cart.id,
      },
      orderPorts(),
    );
    // It was for a first order.
    keepInvitation(localStorage, null);
    const next = nextPageOf(order, locale, location.origin);
    if (next === null) {
      onOrdered(order);
      return "declined";
    }
    openAddress(next, { isExternalAllowed: true });
    return "leaving";
  };

  const summary = summaryOfQuote(shown);
  const { address, delivery: way } = question;
  const offer = fees?.find((fee) => fee.country_code === address.country_code && fee.mode === way.mode);
  const timing = offer
    ? t("delivery.delay", { carrier: offer.carrier, min: offer.delivery_days.min, max: offer.delivery_days.max })
    : "";
  const last = {
    sums: { isReady: isSettled, dueTtc: quote.data?.totals.due_ttc ?? null, hasObstacle },
    onFailure: failure.take,
    notice: (
      <>
        {failure.message && <PayFailureAlert key={failure.message}>{failure.message}</PayFailureAlert>}
        {difference && <QuoteNotice key={differenceKey(difference)} difference={difference} />}
        {hasObstacle && (
          <Alert
            tone="warning"
            action={!difference && <TextLink href={href(locale, "shop-cart")}>{t("checkout.summary.toCart")}</TextLink>}
          >
            {difference ? t("checkout.change.adjust") : t("cart.adjust")}
          </Alert>
        )}
      </>
    ),
    review: choice && <OrderReview summary={summary} isUpdating={!isSettled} delivery={{ ...choice, timing }} />,
  };
  return (
    <CheckoutColumns
      lastStepRef={lastStepRef}
      progress={progress}
      onReopen={setReopened}
      outcomes={{
        identity: <SignedInAs client={client} />,
        delivery: choice && <DeliveryOutcome choice={choice} timing={timing} />,
      }}
      summary={
        <CheckoutSummary
          summary={summary}
          isUpdating={!isSettled}
          isEstimate={!isPaymentOpen && way.mode === "HOME"}
          canChange
        />
      }
    >
      {openStep === "identity" && (
        <IdentityStep startEmail={client.email} lines={showLines(cart, noWishes)} onDone={() => setReopened(null)} />
      )}
      {openStep === "delivery" && (
        <>
          {failure.message && (
            <Alert tone="danger" className="mb-4">
              {failure.message}
            </Alert>
          )}
          <DeliveryStep
            client={client}
            draft={draft}
            onChange={change}
            totals={quotes}
            onDone={() => {
              failure.clear();
              setReopened(null);
            }}
          />
        </>
      )}
      {isPaymentOpen && quote.isError && !quote.data && (
        <LoadFailure onRetry={() => void quote.refetch()}>{t("checkout.summary.failed")}</LoadFailure>
      )}
      {isPaymentOpen && !quote.data && !quote.isError && <Skeleton className="h-96 w-full" />}
      {isPaymentOpen && quote.data && choice && (
        <>
          <CartReductions cart={cart} totals={quote.data.totals} isSignedIn signInFrom={null} />
          <div className="stitch-line my-5" aria-hidden="true" />
          {isFree ? (
            <FreeStep {...last} onOrder={() => pay(null)} />
          ) : (
            <PaymentStep
              {...last}
              holder={fullName(choice.billing ?? choice.shipping)}
              remembered={draft.methodId}
              onRemember={(methodId) => change({ methodId })}
              hasFailed={false}
              onPay={pay}
              keeping="asked"
            />
          )}
        </>
      )}
    </CheckoutColumns>
  );
}
