import { OrderSummary } from "#components/orders/order-summary.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findOrder } from "#lib/orders/find-order.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment-orderId");

export default function InfosFailedPaymentOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-failed-payment-orderId"
      params={params}
      load={(session, { orderId }) => findOrder(session, orderId)}
    >
      {({ session }, order) => <OrderSummary order={order} locale={session.locale} isOpen />}
    </ClientPage>
  );
}
