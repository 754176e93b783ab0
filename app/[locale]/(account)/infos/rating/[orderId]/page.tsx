import { OrderRating } from "#components/orders/order-rating.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findOrder } from "#lib/orders/find-order.ts";

export const generateMetadata = () => shellMetadata("infos-rating-orderId");

export default function InfosRatingOrderIdPage({ params }: { params: Promise<{ orderId: string }> }) {
  return (
    <ClientPage
      name="infos-rating-orderId"
      params={params}
      load={(session, { orderId }) => findOrder(session, orderId)}
    >
      {(_, order) => <OrderRating order={order} />}
    </ClientPage>
  );
}
