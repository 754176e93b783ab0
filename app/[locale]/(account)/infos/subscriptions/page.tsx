import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { RhythmOverview } from "#components/rhythm/rhythm-overview.tsx";
import { loadRhythm } from "#lib/subscriptions/load-rhythm.ts";

export const generateMetadata = () => shellMetadata("infos-subscriptions");

export default function InfosSubscriptionsPage() {
  return (
    <ClientPage name="infos-subscriptions" load={(session) => loadRhythm(session)}>
      {({ profiles }, rhythm) => <RhythmOverview rhythm={rhythm} profiles={profiles} />}
    </ClientPage>
  );
}
