import { getQuizAnswers } from "#contract/profile-quiz.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { Deed } from "#components/page/deed.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("quiz-additional-quiz-confirm-kidId");

export default function QuizAdditionalQuizConfirmKidIdPage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage
      name="quiz-additional-quiz-confirm-kidId"
      params={params}
      load={(session, { kidId }) =>
        findForClient(session, getQuizAnswers, { params: { id: String(kidId), code: "additional-quiz" } })
      }
    >
      {({ session }, answers) => (
        <Deed name="answers" isDone={answers.updated_at !== null} way={href(session.locale, "profil")} />
      )}
    </ClientPage>
  );
}
