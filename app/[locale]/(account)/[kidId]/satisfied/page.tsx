import { OrderSummary } from "#components/orders/order-summary.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { PageHeading } from "#components/page/page-heading.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { OrderWays } from "#components/try-on/order-ways.tsx";
import { TryOnPage } from "#components/try-on/try-on-page.tsx";
import { findOrderToTryOn } from "#lib/try-on/find-try-on.ts";

export const generateMetadata = () => shellMetadata("orderId-satisfied");

/** Its folder shares the name `kidId` with others at this place; here it is the `orderId`. */
export default function OrderIdSatisfiedPage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="orderId-satisfied"
      params={params.then(({ kidId }) => ({ orderId: kidId }))}
      isHeadingOwn
      load={(session, { orderId }) => findOrderToTryOn(session, orderId)}
    >
      {({ session }, { order, tryOn }) =>
        tryOn ? (
          <TryOnPage tryOn={tryOn} purpose="keep" locale={session.locale} />
        ) : (
          <>
            <PageHeading name="orderId-satisfied" />
            <OrderWays order={order} locale={session.locale} />
            <OrderSummary order={order} locale={session.locale} isOpen />
          </>
        )
      }
    </ClientPage>
  );
}
