import { redirect } from "next/navigation";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { OrderPayment } from "#components/payment/payment-result.tsx";
import { findOrder } from "#lib/orders/find-order.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import type { PageQuery } from "#lib/payments/return-from-payment.ts";
import { href } from "#lib/routing/href.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment-orderId-success");

interface SuccessPageProps {
  params: Promise<{ orderId: string }>;
  searchParams: Promise<PageQuery>;
}

/**
 * The bank sends the customer here whatever became of the payment: the order tells, the address does not. One that is not
 * paid leads back to where it is.
 */
export default function InfosFailedPaymentOrderIdSuccessPage({ params, searchParams }: SuccessPageProps) {
  return (
    <ClientPage
      name="infos-failed-payment-orderId-success"
      params={params}
      isHeadingOwn
      load={async (session, { orderId }) => findOrder(session, orderId, await searchParams)}
    >
      {({ session: { locale } }, order) => {
        if (paymentPhaseOf(order).kind === "failed")
          redirect(href(locale, "infos-failed-payment-orderId", { orderId: order.id }));
        return <OrderPayment order={order} locale={locale} />;
      }}
    </ClientPage>
  );
}
