import { notFound } from "next/navigation";
import { getKidRequests } from "#contract/requests.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { KidBoxes } from "#components/rhythm/kid-boxes.tsx";
import { findForClient } from "#lib/session/find-for-client.ts";
import { loadRhythm } from "#lib/subscriptions/load-rhythm.ts";

export const generateMetadata = () => shellMetadata("kidId-malle");

export default function KidIdMallePage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="kidId-malle"
      params={params}
      load={async (session, { kidId }) => {
        const [boxes, rhythm] = await Promise.all([
          findForClient(session, getKidRequests, { params: { id: String(kidId) } }),
          loadRhythm(session),
        ]);
        return { boxes, rhythm };
      }}
    >
      {({ profile, profiles }, { boxes, rhythm }) => {
        if (profile === null) notFound();
        return <KidBoxes boxes={boxes} rhythm={rhythm} profile={profile} profiles={profiles} />;
      }}
    </ClientPage>
  );
}
