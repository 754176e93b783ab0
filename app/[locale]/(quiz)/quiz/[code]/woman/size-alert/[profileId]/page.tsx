import { NextIntlClientProvider } from "next-intl";
import { redirect } from "next/navigation";
import { getSizeAdvice } from "#contract/size-advice.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { SizeAlertForm } from "#components/quiz/size-alert-form.tsx";
import { quizFormMessages } from "#lib/quiz/form-messages.ts";
import { afterReview } from "#lib/quiz/ways.ts";
import { findForClient } from "#lib/session/find-for-client.ts";

export const generateMetadata = () => shellMetadata("quiz-code-woman-size-alert-profileId");

/** Says nothing where nothing is doubtful: the way leads on. */
export default function QuizCodeWomanSizeAlertProfileIdPage({
  params,
}: {
  params: Promise<{ code: string; profileId: string }>;
}) {
  return (
    <ClientPage
      name="quiz-code-woman-size-alert-profileId"
      params={params}
      load={async (session, { code, profileId }) => {
        const [advice, messages] = await Promise.all([
          findForClient(session, getSizeAdvice, { params: { id: String(profileId) } }),
          quizFormMessages(session),
        ]);
        return { advice, messages, next: afterReview(session.locale, String(code), String(profileId)) };
      }}
    >
      {({ profile }, { advice, messages, next }) => {
        if (!profile) return null;
        if (advice.alerts.length === 0) redirect(next);
        return (
          <NextIntlClientProvider messages={messages}>
            <SizeAlertForm
              profileId={profile.id}
              profileType={profile.profile_type}
              alerts={advice.alerts}
              next={next}
              isPage
            />
          </NextIntlClientProvider>
        );
      }}
    </ClientPage>
  );
}
