import { takenBy } from "#contract/quiz-answers.ts";
import { notFound } from "next/navigation";
import { getQuizAnswers } from "#contract/profile-quiz.ts";
import type { Profile } from "#contract/profiles.ts";
import type { QuizCode } from "#contract/quiz.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import type { ShellName } from "#components/page/shell-texts.ts";
import { Skeleton, SkeletonText } from "#components/ui/skeleton.tsx";
import { loadMessages } from "#lib/i18n/messages.ts";
import type { Locale } from "#contract/locale.ts";
import { findQuiz } from "#lib/quiz/api.ts";
import { afterQuiz, quizPath, reviewPath } from "#lib/quiz/ways.ts";
import type { HrefArguments } from "#lib/routing/href.ts";
import { findForClient } from "#lib/session/find-for-client.ts";
import type { ClientSession } from "#lib/session/server.ts";
import { QuizRunner } from "./quiz-runner.tsx";
import { QuizTexts } from "./quiz-texts.tsx";

export type QuizQuery = Promise<Record<string, string | string[] | undefined>>;

interface ProfileQuizProps<Name extends ShellName> {
  name: Name;
  params?: Promise<NonNullable<HrefArguments<Name>[0]>>;
  query: QuizQuery;
  /** Where the address names none. */
  code?: QuizCode;
  /** A step to begin with; one the quiz does not have is a 404. */
  slug?: Promise<string>;
}

const textOf = (value: string | string[] | undefined): string | null => (typeof value === "string" ? value : null);

/** The quiz of somebody signed in: of one profile with what it has answered, or of one that is still to be made. */
export function ProfileQuiz<Name extends ShellName>({ name, params, query, code, slug }: ProfileQuizProps<Name>) {
  const load = async (session: ClientSession, values: Readonly<Record<string, string | number>>) => {
    const asked = code ?? String(values["code"]);
    const id = values["kidId"] ?? values["editingKidId"];
    const [quiz, messages, { step, edit }, startSlug, stored] = await Promise.all([
      findQuiz(session.locale, asked),
      loadMessages(session.locale),
      query,
      slug,
      id === undefined ? null : findForClient(session, getQuizAnswers, { params: { id: String(id), code: asked } }),
    ]);
    if (!quiz || (startSlug !== undefined && !quiz.steps.some((known) => known.slug === startSlug))) notFound();
    return {
      quiz,
      texts: messages.quiz,
      step: textOf(step) ?? startSlug ?? null,
      isEditing: edit !== undefined,
      /* What this quiz knows itself, an empty answer included, goes before what earlier ones knew. */
      answers: { ...takenBy(quiz, stored?.known ?? {}), ...stored?.answers },
      askAgain: stored?.ask_again ?? [],
    };
  };
  return (
    <ClientPage name={name} {...(params ? { params } : {})} isHeadingOwn fallback={<QuizSkeleton />} load={load}>
      {({ session: { locale }, profile }, { quiz, texts, step, isEditing, answers, askAgain }) => (
        <QuizTexts locale={locale} texts={texts}>
          <QuizRunner
            quiz={quiz}
            path={quizPath(locale, quiz.code, profile)}
            initialStep={step}
            isEditing={isEditing}
            known={answers}
            askAgain={askAgain}
            profile={profile ? { id: profile.id, firstname: profile.firstname } : null}
            onwards={profile ? onwardsOf(locale, quiz.code, profile) : null}
          />
        </QuizTexts>
      )}
    </ClientPage>
  );
}

/** New profiles see a box first; others have one, and read their answers once more. */
const onwardsOf = (locale: Locale, code: string, profile: Profile) => ({
  review: reviewPath(locale, code, profile),
  done: afterQuiz(locale, code, profile),
});

function QuizSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6 pt-16">
      <SkeletonText lines={2} className="max-w-sm" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
