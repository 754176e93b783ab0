import { OrderSummary } from "#components/orders/order-summary.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { PageHeading } from "#components/page/page-heading.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { DeclareReturn } from "#components/returns/declare-return.tsx";
import { TryOnPage } from "#components/try-on/try-on-page.tsx";
import { findOrderToReturn } from "#lib/returns/find-options.ts";

export const generateMetadata = () => shellMetadata("infos-returns-order-id");

export default function InfosReturnsOrderIdPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientPage
      name="infos-returns-order-id"
      params={params}
      isHeadingOwn
      load={(session, { id }) => findOrderToReturn(session, id)}
    >
      {({ session, client }, { order, tryOn, options }) =>
        tryOn ? (
          <TryOnPage tryOn={tryOn} purpose="decide" locale={session.locale} />
        ) : (
          <>
            <PageHeading name="infos-returns-order-id" />
            {options ? (
              <DeclareReturn
                order={order}
                options={options}
                preferredMode={client.return_mode}
                locale={session.locale}
              />
            ) : (
              <OrderSummary order={order} locale={session.locale} isOpen />
            )}
          </>
        )
      }
    </ClientPage>
  );
}
