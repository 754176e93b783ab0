import { getRequests } from "#contract/requests.ts";
import { WaitingPreviews } from "#components/fitting-room/waiting-previews.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-preview");

export default function InfosPreviewPage() {
  return (
    <ClientPage
      name="infos-preview"
      load={(session) => callAsClient(session, getRequests, { query: { status: "UPCOMING,OPEN,COMPOSED,VALIDATED" } })}
    >
      {(_, boxes) => <WaitingPreviews boxes={boxes} />}
    </ClientPage>
  );
}
