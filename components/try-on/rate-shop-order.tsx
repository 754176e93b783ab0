import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { OrderSummary } from "#components/orders/order-summary.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { RateOrder } from "./rate-order.tsx";

/** Stars for an order of the shop once it arrived, above the order itself. */
export async function RateShopOrder({ order, locale }: { order: Order; locale: Locale }) {
  const [t, messages] = await Promise.all([getTranslations("tryOn"), loadMessages(locale)]);
  return (
    <>
      {order.delivered_at === null ? (
        <Alert>{t("rateLater")}</Alert>
      ) : (
        <Card as="section">
          <NextIntlClientProvider messages={pickMessages(messages, "tryOn", "validation", "error")}>
            <RateOrder orderId={order.id} rating={order.rating} subject="order" />
          </NextIntlClientProvider>
        </Card>
      )}
      <OrderSummary order={order} locale={locale} />
    </>
  );
}
