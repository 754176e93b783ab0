import { ConfirmedBox } from "#components/joining/confirmed-box.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadConfirmed } from "#lib/joining/load.ts";

export const generateMetadata = () => shellMetadata("quiz-confirm-kidId-requestId");

export default function QuizConfirmKidIdRequestIdPage({
  params,
}: {
  params: Promise<{ kidId: string; requestId: string }>;
}) {
  return (
    <ClientPage name="quiz-confirm-kidId-requestId" params={params} load={loadConfirmed}>
      {({ profile, profiles }, confirmed) =>
        profile && <ConfirmedBox profile={profile} profiles={profiles} {...confirmed} />
      }
    </ClientPage>
  );
}
