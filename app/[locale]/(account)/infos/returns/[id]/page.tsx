import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ReturnDetails } from "#components/returns/return-details.tsx";
import { findReturn } from "#lib/returns/find-return.ts";

export const generateMetadata = () => shellMetadata("infos-returns-id");

export default function InfosReturnsIdPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientPage name="infos-returns-id" params={params} load={findReturn}>
      {(_, entry) => <ReturnDetails entry={entry} />}
    </ClientPage>
  );
}
