import { getRequests } from "#contract/requests.ts";
import { BoxesByProfile } from "#components/boxes/box-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-all-boxes");

export default function InfosAllBoxesPage() {
  return (
    <ClientPage name="infos-all-boxes" load={(session) => callAsClient(session, getRequests, { query: {} })}>
      {(_, boxes) => <BoxesByProfile boxes={boxes} />}
    </ClientPage>
  );
}
