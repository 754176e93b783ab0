import { findAnswerIssues, type QuizAnswers } from "#contract/quiz-answers.ts";
import type { Quiz } from "#contract/quiz.ts";

/** Answers without what this quiz does not ask, or no longer offers. */
export function takenBy(quiz: Pick<Quiz, "steps">, answers: QuizAnswers): QuizAnswers {
  const bad = new Set(findAnswerIssues(quiz, answers).map(({ question }) => question));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !bad.has(id)));
}
