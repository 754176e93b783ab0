import { NextIntlClientProvider } from "next-intl";
import { redirect } from "next/navigation";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { OrderDetails } from "#components/orders/order-details.tsx";
import { OrderLines } from "#components/orders/order-lines.tsx";
import { OrderPayment } from "#components/payment/payment-result.tsx";
import { RecoverOrder } from "#components/payment/recovery/recover-order.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { findOrder } from "#lib/orders/find-order.ts";
import { isPayable } from "#lib/orders/payment-phase.ts";
import { dependantsOf } from "#lib/payments/upcoming-charge.ts";
import { href } from "#lib/routing/href.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment-orderId");

/** One order, paid here; one that is paid leads on, one that waits for no money says so. */
export default function InfosFailedPaymentOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-failed-payment-orderId"
      params={params}
      load={async (session, { orderId }) => {
        const [order, messages] = await Promise.all([findOrder(session, orderId), loadMessages(session.locale)]);
        const texts = pickMessages(messages, "payment", "website", "checkout", "validation", "error", "order", "price");
        const details = order.kind === "BOX" ? messages.order.boxDetails : messages.payment.recovery.details;
        return { order, texts, details };
      }}
    >
      {({ session: { locale }, profiles }, { order, texts, details }) => {
        if (order.paid_at !== null)
          redirect(href(locale, "infos-failed-payment-orderId-success", { orderId: order.id }));
        if (!isPayable(order)) return <OrderPayment order={order} locale={locale} headingLevel={2} />;
        return (
          <NextIntlClientProvider messages={texts} timeZone={shopTimeZone}>
            <RecoverOrder order={order} hasBoxes={dependantsOf(profiles).names.length > 0}>
              <Disclosure summary={details} headingLevel={2}>
                <div className="flex flex-col gap-6">
                  <OrderLines lines={order.lines} locale={locale} />
                  <OrderDetails order={order} locale={locale} />
                </div>
              </Disclosure>
            </RecoverOrder>
          </NextIntlClientProvider>
        );
      }}
    </ClientPage>
  );
}
