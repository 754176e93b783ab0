import { getKidRequests } from "#contract/requests.ts";
import { BoxList } from "#components/boxes/box-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("kidId-malle");

export default function KidIdMallePage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="kidId-malle"
      params={params}
      load={(session, { kidId }) => findForClient(session, getKidRequests, { params: { id: String(kidId) } })}
    >
      {(_, boxes) => <BoxList boxes={boxes} />}
    </ClientPage>
  );
}
