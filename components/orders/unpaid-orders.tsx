import { getLocale, getTranslations } from "next-intl/server";
import type { Order } from "#contract/orders.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { isPayable } from "#lib/orders/payment-phase.ts";
import { href } from "#lib/routing/href.ts";
import { OrderSummary } from "./order-summary.tsx";

/** Orders whose money is missing, each with the way to pay it. */
export async function UnpaidOrders({ orders }: { orders: readonly Order[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountOrder"), getLocale()]);
  const unpaid = orders.filter(isPayable);
  if (unpaid.length > 0) return unpaid.map((order) => <OrderSummary key={order.id} order={order} locale={locale} />);
  return (
    <EmptyState
      title={t("allPaid")}
      text={t("allPaidText")}
      action={<ButtonLink href={href(locale, "infos-orders")}>{t("toOrders")}</ButtonLink>}
    />
  );
}
