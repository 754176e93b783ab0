"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { addressLines, fullName } from "#lib/addresses/address-lines.ts";
import { nextPageOf } from "#lib/checkout/leave.ts";
import { payPlacedOrder, type ChosenMethod } from "#lib/checkout/place-order.ts";
import { orderPorts } from "#lib/checkout/queries.ts";
import { summaryOfOrder } from "#lib/checkout/summary-line.ts";
import { tabStore } from "#lib/checkout/tab-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { CheckoutColumns, type LastStep } from "./checkout-columns.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { OrderReview } from "./order-review.tsx";
import { PayFailureAlert } from "./pay-failure-alert.tsx";
import { PaymentStep, type PayOutcome } from "./payment-step.tsx";
import { SignedInAs } from "./signed-in-as.tsx";
import { usePayFailure } from "./use-pay-failure.ts";

/** An order exists and waits for its money: only how it is paid can change. */
export function PayOrderCheckout({
  client,
  order,
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
  const phase = paymentPhaseOf(order);
  const summary = summaryOfOrder(order);
  const { delivery } = order;

  const pay = async (method: ChosenMethod): Promise<PayOutcome> => {
    failure.clear();
    const paid = await payPlacedOrder(order.id, method, orderPorts());
    const next = nextPageOf(paid, locale, location.origin);
    if (next === null) {
      onPaid(paid);
      return "declined";
    }
    openAddress(next, { isExternalAllowed: true });
    return "leaving";
  };
  const isBox = order.kind === "BOX";
  const leave = () => {
    tabStore().writeOpenOrder(null);
    openAddress(href(locale, "shop-cart"));
  };

  const day = (iso: string) => formatDate(iso, locale, "weekday");
  const days = t("order.expected", { from: day(delivery.expected_from), until: day(delivery.expected_until) });
  return (
    <CheckoutColumns
      lastStepRef={lastStepRef}
      progress={{ isSignedIn: true, hasDelivery: true, isOrdered: true, reopened: null }}
      outcomes={{
        identity: <SignedInAs email={client.email} />,
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
          title={t(isBox ? "checkout.again.boxTitle" : "checkout.again.title", { number: order.number })}
          action={
            isBox ? null : (
              <Button
                variant="ghost"
                size="sm"
                onClick={leave}
                className="-ms-4 underline decoration-thread decoration-2 underline-offset-4"
              >
                {t("checkout.again.leave")}
              </Button>
            )
          }
        >
          {order.reserved_until
            ? t("checkout.again.reserved", { time: shopTime(order.reserved_until) })
            : t(isBox ? "checkout.again.box" : "checkout.again.text")}
        </Alert>
      }
    >
      <PaymentStep
        holder={fullName(order.billing_address)}
        remembered={remembered}
        onRemember={setRemembered}
        hasFailed={phase.kind === "failed"}
        isReady
        hasObstacle={false}
        onPay={pay}
        keeping={isBox ? "told" : "asked"}
        onFailure={failure.take}
        notice={
          <>
            {failure.message && <PayFailureAlert key={failure.message}>{failure.message}</PayFailureAlert>}
            {!failure.message && phase.kind === "failed" && (
              <PayFailureAlert key={order.timeline.length} title={t("payment.failedTitle")}>
                {`${t(`payment.error.${paymentErrorKey(phase.code)}`)} ${t(isBox ? "payment.failedNextBox" : "payment.failedNext")}`}
              </PayFailureAlert>
            )}
            {phase.kind === "action" && (
              <Alert
                tone="warning"
                action={
                  <ButtonLink size="sm" href={phase.url}>
                    {t("checkout.again.toBank")}
                  </ButtonLink>
                }
              >
                {t("checkout.again.bank")}
              </Alert>
            )}
            {phase.kind === "pending" && <Alert tone="info">{t("checkout.again.pending")}</Alert>}
          </>
        }
        review={
          <OrderReview
            summary={summary}
            isUpdating={false}
            delivery={{
              shipping: order.shipping_address,
              billing: order.billing_address,
              pickupPoint: delivery.pickup_point,
              timing: isBox ? delivery.carrier : `${delivery.carrier} · ${days}`,
            }}
          />
        }
      />
    </CheckoutColumns>
  );
}
