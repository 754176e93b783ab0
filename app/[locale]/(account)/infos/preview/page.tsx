import { getRequests } from "#contract/requests.ts";
import { PreviewList } from "#components/boxes/preview-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-preview");

export default function InfosPreviewPage() {
  return (
    <ClientPage
      name="infos-preview"
      load={(session) => callAsClient(session, getRequests, { query: { status: "COMPOSED" } })}
    >
      {(_, boxes) => <PreviewList boxes={boxes} />}
    </ClientPage>
  );
}
