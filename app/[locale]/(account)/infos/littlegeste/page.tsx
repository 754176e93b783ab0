import { getRecycling } from "#contract/recycling.ts";
import { RecyclingOverview } from "#components/account/recycling-overview.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-littlegeste");

export default function InfosLittlegestePage() {
  return (
    <ClientPage name="infos-littlegeste" load={(session) => callAsClient(session, getRecycling, {})}>
      {(_, recycling) => <RecyclingOverview recycling={recycling} />}
    </ClientPage>
  );
}
