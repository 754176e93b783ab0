import { redirect } from "next/navigation";
import { getReturns } from "#contract/returns.ts";
import { Deed } from "#components/page/deed.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ReturnDetails } from "#components/returns/return-details.tsx";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import { findOrderToTryOn } from "#lib/try-on/find-try-on.ts";

export const generateMetadata = () => shellMetadata("infos-returns-order-id-success");

/** A return that was declared and is on its way or here. */
const openStatuses: readonly string[] = ["DECLARED", "RECEIVED"];

export default function InfosReturnsOrderIdSuccessPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientPage
      name="infos-returns-order-id-success"
      params={params}
      load={async (session, { id }) => {
        const [{ order, tryOn }, { items }] = await Promise.all([
          findOrderToTryOn(session, id),
          findForClient(session, getReturns, { query: { order_id: String(id), page_size: 48 } }),
        ]);
        // What was decided of a box, with its label, stands on the box's own page.
        if (tryOn) redirect(href(session.locale, "infos-returns-order-id", { id: order.id }));
        return items.find(({ status }) => openStatuses.includes(status)) ?? null;
      }}
    >
      {({ session }, entry) => (
        <Deed name="return" isDone={entry !== null} way={href(session.locale, "infos-returns")}>
          {entry && <ReturnDetails entry={entry} />}
        </Deed>
      )}
    </ClientPage>
  );
}
