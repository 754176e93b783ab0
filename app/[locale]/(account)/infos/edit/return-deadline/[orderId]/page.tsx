import { OrderReturnTerms } from "#components/orders/order-return-terms.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findOrder } from "#lib/orders/find-order.ts";

export const generateMetadata = () => shellMetadata("infos-edit-return-deadline-orderId");

export default function InfosEditReturnDeadlineOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-edit-return-deadline-orderId"
      params={params}
      load={(session, { orderId }) => findOrder(session, orderId)}
    >
      {(_, order) => <OrderReturnTerms order={order} />}
    </ClientPage>
  );
}
