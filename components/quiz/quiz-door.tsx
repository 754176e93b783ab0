import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { QuizCode } from "#contract/quiz.ts";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { findQuiz } from "#lib/quiz/api.ts";
import { href } from "#lib/routing/href.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { QuizDoorWays } from "./quiz-door-ways.tsx";

/** A quiz of somebody who has a profile, under an address that does not say whose: what it asks, and whose it may be. */
export async function QuizDoor({ code, step }: { code: QuizCode; step?: string }) {
  const locale = await getLocale();
  const [t, quiz, messages] = await Promise.all([
    getTranslations("quizPages.door"),
    findQuiz(locale, code),
    loadMessages(locale),
  ]);
  if (!quiz) notFound();
  const isWoman = quiz.profile_type === "WOMAN";
  const own =
    step === undefined ? href(locale, "quiz-code", { code }) : href(locale, "quiz-code-slug", { code, slug: step });
  return (
    <>
      <MarkedPage marks={pageMarks({ name: "quiz-code", path: code })} />
      <h1 tabIndex={-1} className="quiz-question mt-8">
        {quiz.title}
      </h1>
      <p className="quiz-help">{quiz.text}</p>
      <h2 className="mt-8 text-xl">{t("asked")}</h2>
      <ol className="mt-3 grid list-inside list-decimal gap-1">
        {quiz.steps.map(({ slug, title }) => (
          <li key={slug}>{title}</li>
        ))}
      </ol>
      <NextIntlClientProvider messages={pickMessages(messages, "quizPages")}>
        <QuizDoorWays
          code={code}
          step={step ?? null}
          signIn={href(locale, "login", null, { redirect: own })}
          begin={isWoman ? href(locale, "quiz-signup-woman") : href(locale, "quiz-signup-kid")}
        />
      </NextIntlClientProvider>
    </>
  );
}
