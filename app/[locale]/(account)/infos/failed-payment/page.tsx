import { UnpaidOrders } from "#components/orders/unpaid-orders.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findWaitingOrders } from "#lib/orders/server.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment");

export default function InfosFailedPaymentPage() {
  return (
    <ClientPage name="infos-failed-payment" load={(session) => findWaitingOrders(session, "PAYMENT")}>
      {({ session }, orders) => <UnpaidOrders orders={orders} locale={session.locale} />}
    </ClientPage>
  );
}
