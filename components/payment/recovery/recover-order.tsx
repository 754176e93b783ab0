"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import type { Order } from "#contract/orders.ts";
import { FreeStep } from "#components/checkout/free-step.tsx";
import { OrderWallet } from "#components/checkout/order-wallet.tsx";
import { PaymentPhaseNotice } from "#components/checkout/payment-phase-notice.tsx";
import { PaymentStep } from "#components/checkout/payment-step.tsx";
import type { PayOutcome } from "#components/checkout/use-final-press.ts";
import { usePayFailure } from "#components/checkout/use-pay-failure.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { fullName } from "#lib/addresses/address-lines.ts";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { nextPageOf } from "#lib/checkout/leave.ts";
import { payPlacedOrder, type ChosenMethod } from "#lib/checkout/place-order.ts";
import { orderPorts } from "#lib/checkout/queries.ts";
import { useOrderWallet } from "#lib/checkout/use-order-wallet.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import { formatEuros } from "#lib/money/format.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { href } from "#lib/routing/href.ts";
import { openAddress } from "#lib/routing/open-address.ts";

interface RecoverOrderProps {
  order: Order;
  /** Boxes are still to come: they are charged to what the client keeps. */
  hasBoxes: boolean;
  /** What the order is made of, folded away below. */
  children: ReactNode;
}

/** One order that waits for its money: what is due, why it failed, how it is paid now. */
export function RecoverOrder(props: RecoverOrderProps) {
  const isHydrated = useIsHydrated();
  // A page that comes back from the browser's memory knows nothing of what happened at the bank.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  return (
    <>
      {isHydrated ? (
        <QueryProvider>
          <Payment order={props.order} hasBoxes={props.hasBoxes} />
        </QueryProvider>
      ) : (
        <>
          <Due order={props.order} />
          <Skeleton className="h-96 w-full" />
        </>
      )}
      {props.children}
    </>
  );
}

function Due({ order }: { order: Order }) {
  const t = useTranslations("payment.recovery");
  const locale = useLocale();
  const { kind, number, due_ttc: due, total_amount_ttc: total, reserved_until: until } = order;
  return (
    <Card tone="tint" as="section" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-sm text-muted">{t("due")}</p>
        <p className="text-3xl font-bold tabular-nums">{formatEuros(due, locale)}</p>
        {due !== total && <p className="text-sm text-muted">{t("of", { total: formatEuros(total, locale) })}</p>}
      </div>
      <p className="max-w-md">
        {kind === "BOX"
          ? t("boxText", { number })
          : until === null
            ? t("shopTextOpen", { number })
            : t("shopText", { number, time: shopTime(until) })}
      </p>
    </Card>
  );
}

function Payment({ order: asked, hasBoxes }: Pick<RecoverOrderProps, "order" | "hasBoxes">) {
  const t = useTranslations();
  const locale = useLocale();
  const [placed, setPlaced] = useState(asked);
  const wallet = useOrderWallet(placed);
  const { order } = wallet;
  const [remembered, setRemembered] = useState<string | null>(null);
  const failure = usePayFailure(null, () => undefined);
  const phase = paymentPhaseOf(order);
  /* Whoever gets no further box is asked, as in the shop. */
  const isForBoxes = order.kind === "BOX" && hasBoxes;
  const success = href(locale, "infos-failed-payment-orderId-success", { orderId: order.id });

  const pay = async (method: ChosenMethod | null): Promise<PayOutcome> => {
    failure.clear();
    const wish = { method, usesWallet: wallet.isUsed, dueTtc: order.due_ttc };
    const paid = await payPlacedOrder(order.id, wish, orderPorts());
    const next = nextPageOf(paid, locale, location.origin, success);
    if (next === null) {
      setPlaced(paid);
      return "declined";
    }
    openAddress(next, { isExternalAllowed: true });
    return "leaving";
  };

  const last = {
    sums: { isReady: wallet.isReady, dueTtc: order.due_ttc, hasObstacle: false },
    onFailure: failure.take,
    notice: (
      <PaymentPhaseNotice
        order={order}
        failure={failure.message}
        pending={
          <Alert
            tone="info"
            action={
              <ButtonLink size="sm" variant="secondary" href={success}>
                {t("payment.recovery.check")}
              </ButtonLink>
            }
          >
            {t("payment.recovery.pending")}
          </Alert>
        }
      />
    ),
  };
  return (
    <>
      <Due order={order} />
      <section aria-labelledby="recovery-payment" className="flex flex-col gap-4">
        <h2 id="recovery-payment" className="text-2xl">
          {t("payment.recovery.payment")}
        </h2>
        <OrderWallet kind={order.kind} wallet={wallet} />
        {order.due_ttc === 0 ? (
          <FreeStep
            {...last}
            review={null}
            submitLabel={t("payment.recovery.payFromWallet", { amount: formatEuros(order.wallet_ttc, locale) })}
            onOrder={() => pay(null)}
          />
        ) : (
          <PaymentStep
            {...last}
            review={isForBoxes && <p className="text-sm text-muted">{t("payment.recovery.nextBoxes")}</p>}
            holder={fullName(order.billing_address)}
            remembered={remembered}
            onRemember={setRemembered}
            hasFailed={phase.kind === "failed"}
            onPay={pay}
            keeping={isForBoxes ? "told" : "asked"}
            submitLabel={t("payment.recovery.pay", { amount: formatEuros(order.due_ttc, locale) })}
          />
        )}
      </section>
    </>
  );
}
