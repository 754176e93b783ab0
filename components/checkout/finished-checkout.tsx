"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import type { Order } from "#contract/orders.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { EmptyTrunk } from "#components/cart/empty-trunk.tsx";
import { finishCheckout } from "#lib/checkout/finish-checkout.ts";
import { tabStore } from "#lib/checkout/tab-store.ts";
import { href } from "#lib/routing/href.ts";

interface PaidCheckoutProps {
  order: Order;
  /** The cart is up to date and holds nothing of the order any more. */
  onFinished: () => void;
}

/** The order was paid before, here or in another tab: there is nothing left to pay. */
export function PaidCheckout({ order, onFinished }: PaidCheckoutProps) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const finish = useEffectEvent((id: string) => finishCheckout(id).then(onFinished, () => undefined));
  useEffect(() => void finish(order.id), [order.id]);
  return (
    <EmptyState
      title={t("paid.title", { number: order.number })}
      text={t("paid.text")}
      action={
        <>
          <ButtonLink href={href(locale, "shop-payment-successful", null, { order: order.id })}>
            {t("paid.show")}
          </ButtonLink>
          <ButtonLink variant="secondary" href={href(locale, "shop")}>
            {t("empty.shop")}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Nothing to order; after an order, the way to it. */
export function EmptyCheckout() {
  const t = useTranslations("checkout.empty");
  const locale = useLocale();
  const lastOrder = tabStore().readFinished().at(-1);
  return (
    <EmptyState
      picture={<EmptyTrunk />}
      title={t("title")}
      text={lastOrder ? t("ordered") : t("text")}
      action={
        <>
          {lastOrder && (
            <ButtonLink href={href(locale, "shop-payment-successful", null, { order: lastOrder })}>
              {t("lastOrder")}
            </ButtonLink>
          )}
          <ButtonLink variant={lastOrder ? "secondary" : "primary"} href={href(locale, "shop")}>
            {t("shop")}
          </ButtonLink>
        </>
      }
    />
  );
}
