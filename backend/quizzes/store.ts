import { quizCodeSchema, type Quiz } from "#contract/quiz.ts";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { findContent } from "../website/store.ts";

/** A quiz that was stored before scales had a unit asks on its steps. */
const withUnits = (quiz: Quiz): Quiz => ({
  ...quiz,
  steps: quiz.steps.map((step) => ({
    ...step,
    questions: step.questions.map((question) => ({
      ...question,
      scale: question.scale && { ...question.scale, unit: question.scale.unit ?? null },
    })),
  })),
});

/** The quiz of a code in a language; null for a code nothing is asked under. */
export async function findQuiz(db: Queryable, code: string, locale: Locale): Promise<Quiz | null> {
  if (!quizCodeSchema.safeParse(code).success) return null;
  const quiz = await findContent<Quiz>(db, "quiz", code, locale);
  return quiz && withUnits(quiz);
}
