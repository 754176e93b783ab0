import { getOrders } from "#contract/orders.ts";
import { UnpaidOrders } from "#components/orders/unpaid-orders.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment");

export default function InfosFailedPaymentPage() {
  return (
    <ClientPage
      name="infos-failed-payment"
      load={(session) => callAsClient(session, getOrders, { query: { page_size: 48 } })}
    >
      {({ session }, { items }) => <UnpaidOrders orders={items} locale={session.locale} />}
    </ClientPage>
  );
}
