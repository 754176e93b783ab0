import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { OrderToRecover } from "#components/orders/order-to-recover.tsx";
import { findOrder } from "#lib/orders/find-order.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment-orderId");

export default function InfosFailedPaymentOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-failed-payment-orderId"
      params={params}
      load={(session, { orderId }) => findOrder(session, orderId)}
    >
      {({ session }, order) => <OrderToRecover order={order} locale={session.locale} />}
    </ClientPage>
  );
}
