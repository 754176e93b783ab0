import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { OrderPayment } from "#components/payment/payment-result.tsx";
import { findOrder } from "#lib/orders/find-order.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment-orderId-success");

/** The bank sends the customer here whatever became of the payment: the order tells, the address does not. */
export default function InfosFailedPaymentOrderIdSuccessPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-failed-payment-orderId-success"
      params={params}
      isHeadingOwn
      load={(session, { orderId }) => findOrder(session, orderId)}
    >
      {({ session }, order) => <OrderPayment order={order} locale={session.locale} />}
    </ClientPage>
  );
}
