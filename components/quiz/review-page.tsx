import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { getQuizAnswers } from "#contract/profile-quiz.ts";
import type { Profile } from "#contract/profiles.ts";
import { isShown, type QuizAnswers } from "#contract/quiz-answers.ts";
import type { Quiz } from "#contract/quiz.ts";
import { getSizeAdvice, type SizeAdvice } from "#contract/size-advice.ts";
import type { Locale } from "#contract/locale.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Link } from "#components/ui/link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { SizeAlertForm } from "./size-alert-form.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { answerText } from "#lib/quiz/answer-text.ts";
import { findQuiz } from "#lib/quiz/api.ts";
import { quizFormMessages } from "#lib/quiz/form-messages.ts";
import { afterReview, quizPath, reviewPath } from "#lib/quiz/ways.ts";
import { href } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";

type ReviewName = "quiz-code-profile-kidId" | "quiz-code-woman-profile-kidId";

async function loadReview(session: ClientSession, { code, kidId }: { code: string | number; kidId: string | number }) {
  const params = { id: String(kidId), code: String(code) };
  const [messages, quiz, stored, advice] = await Promise.all([
    quizFormMessages(session),
    findQuiz(session.locale, params.code),
    findForClient(session, getQuizAnswers, { params }),
    findForClient(session, getSizeAdvice, { params: { id: params.id } }),
  ]);
  if (!quiz) notFound();
  return { quiz, answers: { ...stored.known, ...stored.answers }, isComplete: stored.is_complete, advice, messages };
}

/** They stand at the end, on pages of their own. */
const ofThePerson = new Set(["profile.photo", "profile.description"]);

/** All answers of a quiz, each to be changed where it stands; then on to the box. */
export function ReviewPage({ name, params }: { name: ReviewName; params: Promise<{ code: string; kidId: string }> }) {
  return (
    <ClientPage name={name} params={params} load={loadReview}>
      {({ session, profile }, review) => profile && <Review locale={session.locale} profile={profile} {...review} />}
    </ClientPage>
  );
}

interface ReviewProps {
  locale: Locale;
  profile: Profile;
  quiz: Quiz;
  answers: QuizAnswers;
  isComplete: boolean;
  advice: SizeAdvice;
  messages: Awaited<ReturnType<typeof quizFormMessages>>;
}

async function Review({ locale, profile, quiz, answers, isComplete, advice, messages }: ReviewProps) {
  const t = await getTranslations("quizPages.review");
  const path = quizPath(locale, quiz.code, profile);
  const at = { code: quiz.code, kidId: profile.id };
  const isWoman = profile.profile_type === "WOMAN";
  const hasAlerts = advice.alerts.length > 0;
  const onwards =
    hasAlerts && isWoman
      ? href(locale, "quiz-code-woman-size-alert-profileId", { code: quiz.code, profileId: profile.id })
      : afterReview(locale, quiz.code, profile.id);
  return (
    <>
      {hasAlerts && isWoman && (
        <Alert
          tone="warning"
          className="mt-6"
          title={t("sizesTitle")}
          action={
            <ButtonLink size="sm" variant="secondary" href={onwards}>
              {t("sizesWay")}
            </ButtonLink>
          }
        >
          {t("sizesText")}
        </Alert>
      )}
      {hasAlerts && !isWoman && (
        <Card as="section" className="mt-6 flex flex-col gap-4" aria-labelledby="sizes-title">
          <h2 id="sizes-title" className="text-xl">
            {t("sizesTitle")}
          </h2>
          <p>{t("sizesText")}</p>
          <NextIntlClientProvider messages={messages}>
            <SizeAlertForm
              profileId={profile.id}
              profileType={profile.profile_type}
              alerts={advice.alerts}
              next={reviewPath(locale, quiz.code, profile)}
            />
          </NextIntlClientProvider>
        </Card>
      )}
      {quiz.steps.map((step) => {
        const asked = step.questions.filter(
          (question) => !ofThePerson.has(question.sets ?? "") && isShown(question, answers),
        );
        if (asked.length === 0) return null;
        return (
          <section key={step.slug} className="mt-8">
            <h2 className="text-xl">{step.title}</h2>
            <ul className="mt-2">
              {asked.map((question) => {
                const text = answerText(question, answers[question.id], locale);
                return (
                  <ReviewRow
                    key={question.id}
                    question={question.title}
                    answer={text}
                    none={question.is_required ? t("missing") : t("none")}
                    href={`${path}?step=${question.id}&edit=1`}
                    change={text === null ? t("answer") : t("change")}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      <section className="mt-8">
        <h2 className="text-xl">{t("moreTitle")}</h2>
        <ul className="mt-2">
          <ReviewRow
            question={t("photo")}
            answer={profile.photo_url === null ? null : t("photoThere")}
            none={t("none")}
            href={href(locale, "quiz-code-photo-kidId", at)}
            change={profile.photo_url === null ? t("add") : t("change")}
          />
          <ReviewRow
            question={t("comment")}
            answer={profile.description}
            none={t("none")}
            href={href(locale, "quiz-code-comment-kidId", at)}
            change={profile.description === null ? t("add") : t("change")}
          />
        </ul>
      </section>
      <div className="quiz-actions mt-8">
        {isComplete ? (
          <ButtonLink size="lg" href={onwards} className="grow sm:grow-0">
            {t("next")}
          </ButtonLink>
        ) : (
          <ButtonLink size="lg" href={path} className="grow sm:grow-0">
            {t("goOn")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface ReviewRowProps {
  question: string;
  answer: string | null;
  none: string;
  href: string;
  change: string;
}

function ReviewRow({ question, answer, none, href: way, change }: ReviewRowProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-b-[1.5px] border-dashed border-line py-3">
      <div className="min-w-0">
        <p className="text-sm text-muted">{question}</p>
        <p className="font-bold">{answer ?? <span className="font-normal text-muted">{none}</span>}</p>
      </div>
      <Link
        href={way}
        className="inline-flex min-h-11 shrink-0 items-center gap-1 font-bold underline decoration-thread decoration-2 underline-offset-4 hover:decoration-ink"
      >
        {change}
        <VisuallyHidden>{`: ${question}`}</VisuallyHidden>
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  );
}
