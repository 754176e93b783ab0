import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { ProfilePhoto } from "#components/profiles/profile-photo.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { reviewPath } from "#lib/quiz/ways.ts";

export const generateMetadata = () => shellMetadata("quiz-code-photo-kidId");

/** A photo for the stylist: taken or chosen, cut, taken away again; nobody has to. */
export default function QuizCodePhotoKidIdPage({ params }: { params: Promise<{ code: string; kidId: string }> }) {
  return (
    <ClientPage
      name="quiz-code-photo-kidId"
      params={params}
      load={async ({ locale }, { code }) => {
        const [messages, t] = await Promise.all([loadMessages(locale), getTranslations("quizPages.photo")]);
        const texts = { next: t("next"), skip: t("skip") };
        return { code: String(code), texts, messages: pickMessages(messages, "profile", "error") };
      }}
    >
      {({ session, profile }, { code, texts, messages }) =>
        profile && (
          <NextIntlClientProvider messages={messages}>
            <div className="mt-8">
              <ProfilePhoto profile={profile} />
            </div>
            <div className="quiz-actions mt-8">
              <ButtonLink size="lg" href={reviewPath(session.locale, code, profile)}>
                {profile.photo_url === null ? texts.skip : texts.next}
              </ButtonLink>
            </div>
          </NextIntlClientProvider>
        )
      }
    </ClientPage>
  );
}
