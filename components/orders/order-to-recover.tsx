import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { isPayable } from "#lib/orders/payment-phase.ts";
import { href } from "#lib/routing/href.ts";
import { OrderSummary } from "./order-summary.tsx";

/** An order with the way to pay it; one that waits for no money says so. */
export async function OrderToRecover({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("accountOrder");
  return (
    <>
      {!isPayable(order) && (
        <Alert
          tone="info"
          title={t(order.paid_at === null ? "nothingDue" : "isPaid")}
          action={
            <ButtonLink size="sm" variant="secondary" href={href(locale, "infos-orders")}>
              {t("toOrders")}
            </ButtonLink>
          }
        />
      )}
      <OrderSummary order={order} locale={locale} isOpen />
    </>
  );
}
