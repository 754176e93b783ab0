import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { ScriptsNeeded } from "#components/page/scripts-needed.tsx";
import { loadMessages } from "#lib/i18n/messages.ts";
import { findQuiz } from "#lib/quiz/api.ts";
import { href } from "#lib/routing/href.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { QuizEntrance } from "./quiz-entrance.tsx";
import { QuizTexts } from "./quiz-texts.tsx";

interface VisitorQuizProps {
  code: "signup" | "signup-woman";
  /** A question or a step to begin with. */
  step?: string;
}

/** The quiz of somebody without an account: static, its first question in the HTML, the rest without a server. */
export async function VisitorQuiz({ code, step }: VisitorQuizProps) {
  const locale = await getLocale();
  const name = code === "signup" ? "quiz-signup-kid" : "quiz-signup-woman";
  const [quiz, messages] = await Promise.all([findQuiz(locale, code), loadMessages(locale)]);
  if (!quiz) notFound();
  return (
    <>
      <MarkedPage marks={pageMarks({ name })} />
      <ScriptsNeeded text="quiz" />
      <QuizTexts locale={locale} texts={messages.quiz}>
        <QuizEntrance
          code={code}
          quiz={quiz}
          path={href(locale, name)}
          {...(step === undefined ? {} : { initialStep: step })}
        />
      </QuizTexts>
    </>
  );
}
