import { getLookSuggestions } from "#contract/suggestions.ts";
import { LookList } from "#components/boxes/look-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-looks");

export default function KidIdYourShopLooksPage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="kidId-your-shop-looks"
      params={params}
      load={(session, { kidId }) => findForClient(session, getLookSuggestions, { params: { id: String(kidId) } })}
    >
      {(_, looks) => <LookList looks={looks} />}
    </ClientPage>
  );
}
