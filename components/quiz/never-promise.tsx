"use client";

import { elided } from "#contract/elision.ts";
import type { QuizQuestion } from "#contract/quiz.ts";
import { fill } from "#lib/quiz/fill.ts";
import { promisedKind } from "#lib/quiz/promise.ts";
import { useQuizTexts } from "./quiz-texts.tsx";

/** What was refused, said back: «Jamais de laine, jamais de rose. Promis.» Heard as it is read. */
export function NeverPromise({ question, chosen }: { question: QuizQuestion; chosen: readonly string[] }) {
  const { texts, locale } = useQuizTexts();
  const t = texts.never;
  const kind = promisedKind(question.id);
  if (kind === null) return null;
  const parts = question.options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => {
      const thing = locale === "de" ? label : label.toLocaleLowerCase(locale);
      return fill(t[kind], elided({ thing }));
    });
  const sentence = parts.join(", ");
  return (
    <p aria-live="polite" className="quiz-promise">
      {parts.length > 0 && fill(t.promised, { list: sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1) })}
    </p>
  );
}
