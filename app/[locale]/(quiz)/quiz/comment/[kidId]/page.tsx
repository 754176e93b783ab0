import { NextIntlClientProvider } from "next-intl";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { CommentForm } from "#components/quiz/comment-form.tsx";
import { profileHref } from "#lib/profiles/profile-href.ts";
import { quizFormMessages } from "#lib/quiz/form-messages.ts";

export const generateMetadata = () => shellMetadata("quiz-comment-kidId");

export default function QuizCommentKidIdPage({ params }: { params: Promise<{ kidId: string }> }) {
  return (
    <ClientPage name="quiz-comment-kidId" params={params} load={quizFormMessages}>
      {({ session, profile }, messages) =>
        profile && (
          <NextIntlClientProvider messages={messages}>
            <CommentForm
              profileId={profile.id}
              description={profile.description}
              next={profileHref(session.locale, profile)}
            />
          </NextIntlClientProvider>
        )
      }
    </ClientPage>
  );
}
