import { OrderReturnTerms } from "#components/orders/order-return-terms.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findOrder } from "#lib/orders/find-order.ts";

export const generateMetadata = () => shellMetadata("infos-returns-order-id-success");

export default function InfosReturnsOrderIdSuccessPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientPage
      name="infos-returns-order-id-success"
      params={params}
      load={(session, { id }) => findOrder(session, id)}
    >
      {(_, order) => <OrderReturnTerms order={order} />}
    </ClientPage>
  );
}
