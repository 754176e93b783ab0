import { Deed } from "#components/page/deed.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ReturnDetails } from "#components/returns/return-details.tsx";
import { href } from "#lib/routing/href.ts";
import { findReturn } from "#lib/returns/find-return.ts";

export const generateMetadata = () => shellMetadata("infos-returns-id-success");

export default function InfosReturnsIdSuccessPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientPage name="infos-returns-id-success" params={params} load={findReturn}>
      {({ session }, entry) => (
        <>
          <Deed
            name="return"
            isDone={entry.status === "DECLARED" || entry.status === "RECEIVED"}
            way={href(session.locale, "infos-returns")}
          />
          <ReturnDetails entry={entry} />
        </>
      )}
    </ClientPage>
  );
}
