import { notFound, redirect } from "next/navigation";
import { getDraftBox } from "#contract/draft-box.ts";
import { KeptRhythm } from "#components/joining/kept-rhythm.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { rightPlace } from "#lib/joining/right-place.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import { loadRhythm } from "#lib/subscriptions/load-rhythm.ts";

export const generateMetadata = () => shellMetadata("quiz-code-subscription-kidId");

export default function QuizCodeSubscriptionKidIdPage({
  params,
}: {
  params: Promise<{ code: string; kidId: string }>;
}) {
  return (
    <ClientPage
      name="quiz-code-subscription-kidId"
      params={params}
      load={async (session, { code, kidId }) => {
        const [rhythm, draft] = await Promise.all([
          loadRhythm(session),
          findForClient(session, getDraftBox, { params: { id: String(kidId) } }),
        ]);
        return { rhythm, draft, code: String(code) };
      }}
    >
      {({ session: { locale }, profile, profiles }, { rhythm, draft, code }) => {
        if (profile === null) notFound();
        const elsewhere = rightPlace(locale, "subscription", code, profile, profiles);
        if (elsewhere !== null) redirect(elsewhere);
        return <KeptRhythm rhythm={rhythm} profile={profile} profiles={profiles} draft={draft} />;
      }}
    </ClientPage>
  );
}
