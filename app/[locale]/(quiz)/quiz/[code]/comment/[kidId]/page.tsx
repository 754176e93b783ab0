import { NextIntlClientProvider } from "next-intl";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { CommentForm } from "#components/quiz/comment-form.tsx";
import { quizFormMessages } from "#lib/quiz/form-messages.ts";
import { reviewPath } from "#lib/quiz/ways.ts";

export const generateMetadata = () => shellMetadata("quiz-code-comment-kidId");

export default function QuizCodeCommentKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return (
    <ClientPage
      name="quiz-code-comment-kidId"
      params={params}
      load={async (session, { code }) => ({ code: String(code), messages: await quizFormMessages(session) })}
    >
      {({ session, profile }, { code, messages }) =>
        profile && (
          <NextIntlClientProvider messages={messages}>
            <CommentForm
              profileId={profile.id}
              description={profile.description}
              next={reviewPath(session.locale, code, profile)}
            />
          </NextIntlClientProvider>
        )
      }
    </ClientPage>
  );
}
