"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { addressLines, fullName } from "#lib/addresses/address-lines.ts";
import { nextPageOf } from "#lib/checkout/leave.ts";
import { payPlacedOrder, type ChosenMethod } from "#lib/checkout/place-order.ts";
import { orderPorts } from "#lib/checkout/queries.ts";
import { useOrderWallet } from "#lib/checkout/use-order-wallet.ts";
import { summaryOfOrder } from "#lib/checkout/summary-line.ts";
import { tabStore } from "#lib/checkout/tab-store.ts";
import { expectedDays } from "#lib/orders/expected.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { CheckoutColumns, type LastStep } from "./checkout-columns.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { FreeStep } from "./free-step.tsx";
import { OrderReview } from "./order-review.tsx";
import { OrderWallet } from "./order-wallet.tsx";
import { PaymentPhaseNotice } from "./payment-phase-notice.tsx";
import { PaymentStep } from "./payment-step.tsx";
import type { PayOutcome } from "./use-final-press.ts";
import { SignedInAs } from "./signed-in-as.tsx";
import { usePayFailure } from "./use-pay-failure.ts";

/** An order exists and waits for its money: only how it is paid can change. */
export function PayOrderCheckout({
  client,
  order: placed,
  onPaid,
  locale,
  lastStepRef,
}: {
  client: Client;
  order: Order;
  /** What became of the order when the payment did not lead to another page. */
  onPaid: (order: Order) => void;
  locale: Locale;
  lastStepRef: LastStep;
}) {
  const t = useTranslations();
  const [remembered, setRemembered] = useState<string | null>(null);
  const failure = usePayFailure(null, () => undefined);
  const wallet = useOrderWallet(placed);
  const { order } = wallet;
  const phase = paymentPhaseOf(order);
  const summary = summaryOfOrder(order);
  const { delivery } = order;

  const pay = async (method: ChosenMethod | null): Promise<PayOutcome> => {
    failure.clear();
    const wish = { method, usesWallet: wallet.isUsed, dueTtc: order.due_ttc };
    const paid = await payPlacedOrder(order.id, wish, orderPorts());
    const next = nextPageOf(paid, locale, location.origin);
    if (next === null) {
      onPaid(paid);
      return "declined";
    }
    openAddress(next, { isExternalAllowed: true });
    return "leaving";
  };
  const leave = () => {
    tabStore().writeOpenOrder(null);
    openAddress(href(locale, "shop-cart"));
  };

  const days = t("order.expected", expectedDays(delivery, locale));
  const last = {
    sums: { isReady: wallet.isReady, dueTtc: order.due_ttc, hasObstacle: false },
    onFailure: failure.take,
    notice: (
      <PaymentPhaseNotice
        order={order}
        failure={failure.message}
        advice={t("payment.failedNext")}
        pending={<Alert tone="info">{t("checkout.again.pending")}</Alert>}
      />
    ),
    review: (
      <OrderReview
        summary={summary}
        isUpdating={false}
        delivery={{
          shipping: order.shipping_address,
          billing: order.billing_address,
          pickupPoint: delivery.pickup_point,
          timing: `${delivery.carrier} · ${days}`,
        }}
      />
    ),
  };
  return (
    <CheckoutColumns
      lastStepRef={lastStepRef}
      progress={{ isSignedIn: true, hasDelivery: true, isOrdered: true, reopened: null }}
      outcomes={{
        identity: <SignedInAs client={client} />,
        delivery: (
          <p>
            {(delivery.pickup_point
              ? [delivery.pickup_point.name, delivery.pickup_point.city]
              : addressLines(order.shipping_address, locale)
            ).join(", ")}
          </p>
        ),
      }}
      summary={<CheckoutSummary summary={summary} isUpdating={false} isEstimate={false} canChange={false} />}
      intro={
        <Alert
          tone="info"
          title={t("checkout.again.title", { number: order.number })}
          action={
            <Button
              variant="ghost"
              size="sm"
              onClick={leave}
              className="-ms-4 underline decoration-thread decoration-2 underline-offset-4"
            >
              {t("checkout.again.leave")}
            </Button>
          }
        >
          {order.reserved_until
            ? t("checkout.again.reserved", { time: shopTime(order.reserved_until) })
            : t("checkout.again.text")}
        </Alert>
      }
    >
      <OrderWallet kind={order.kind} wallet={wallet} />
      <div className="stitch-line my-5" aria-hidden="true" />
      {order.due_ttc === 0 ? (
        <FreeStep {...last} onOrder={() => pay(null)} />
      ) : (
        <PaymentStep
          {...last}
          holder={fullName(order.billing_address)}
          remembered={remembered}
          onRemember={setRemembered}
          hasFailed={phase.kind === "failed"}
          onPay={pay}
          keeping="asked"
        />
      )}
    </CheckoutColumns>
  );
}
