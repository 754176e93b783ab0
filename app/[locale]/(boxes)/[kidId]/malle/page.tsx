import { notFound } from "next/navigation";
import { getKidRequests } from "#contract/requests.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { KidBoxes } from "#components/rhythm/kid-boxes.tsx";
import { findForClient } from "#lib/session/find-for-client.ts";
import { loadRhythm } from "#lib/subscriptions/load-rhythm.ts";

export const generateMetadata = () => shellMetadata("kidId-malle");

interface KidIdMallePageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<{ again?: string | string[] }>;
}

/** `?again=`: the number of a box that was called off and is about to be asked for once more. */
export default function KidIdMallePage({ params, searchParams }: KidIdMallePageProps) {
  return (
    <ClientPage
      name="kidId-malle"
      params={params}
      load={async (session, { kidId }) => {
        const [boxes, rhythm, { again }] = await Promise.all([
          findForClient(session, getKidRequests, { params: { id: String(kidId) } }),
          loadRhythm(session),
          searchParams,
        ]);
        return { boxes, rhythm, againId: Number(again) || null };
      }}
    >
      {({ profile, profiles }, { boxes, rhythm, againId }) => {
        if (profile === null) notFound();
        return <KidBoxes {...{ boxes, rhythm, profile, profiles, againId }} />;
      }}
    </ClientPage>
  );
}
