import { OrderSummary } from "#components/orders/order-summary.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findOrder } from "#lib/orders/find-order.ts";

export const generateMetadata = () => shellMetadata("orderId-satisfied");

/** Its folder shares the name `kidId` with others at this place; here it is the `orderId`. */
export default function OrderIdSatisfiedPage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="orderId-satisfied"
      params={params.then(({ kidId }) => ({ orderId: kidId }))}
      load={(session, { orderId }) => findOrder(session, orderId)}
    >
      {({ session }, order) => <OrderSummary order={order} locale={session.locale} isOpen />}
    </ClientPage>
  );
}
