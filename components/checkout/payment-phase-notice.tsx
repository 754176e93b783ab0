"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Order } from "#contract/orders.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import { PayFailureAlert } from "./pay-failure-alert.tsx";

interface PaymentPhaseNoticeProps {
  order: Order;
  /** What went wrong on this page just now; it hides how the payment before failed. */
  failure: string | null;
  /** Said after the reason of a failed payment. */
  advice?: string;
  /** Shown while the provider has not answered. */
  pending: ReactNode;
}

/** Where the payment of an order stands, above the choice of a method. Needs `checkout`, `payment` and `website`. */
export function PaymentPhaseNotice({ order, failure, advice, pending }: PaymentPhaseNoticeProps) {
  const t = useTranslations();
  const phase = paymentPhaseOf(order);
  return (
    <>
      {failure && <PayFailureAlert key={failure}>{failure}</PayFailureAlert>}
      {!failure && phase.kind === "failed" && (
        <PayFailureAlert key={order.timeline.length} title={t("payment.failedTitle")}>
          {[t(`website.error.payment.${paymentErrorKey(phase.code)}`), advice].filter(Boolean).join(" ")}
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
      {phase.kind === "pending" && pending}
    </>
  );
}
