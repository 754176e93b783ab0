import { getQuiz, getQuizStep, type Quiz } from "#contract/quiz.ts";
import type { RequestContext } from "../context.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { findQuiz } from "./store.ts";

async function requireQuiz(code: string, { db, locale }: RequestContext): Promise<Quiz> {
  const quiz = await findQuiz(db, code, locale);
  if (!quiz) throw new ApiError("NOT_FOUND");
  return quiz;
}

export const quizRoutes: Implementation[] = [
  implement(getQuiz, ({ params }, context) => requireQuiz(params.code, context)),
  implement(getQuizStep, async ({ params }, context) => {
    const { code, steps } = await requireQuiz(params.code, context);
    const index = steps.findIndex(({ slug }) => slug === params.slug);
    const step = steps[index];
    if (!step) throw new ApiError("NOT_FOUND");
    return {
      ...step,
      code,
      position: index + 1,
      steps: steps.length,
      previous_slug: steps[index - 1]?.slug ?? null,
      next_slug: steps[index + 1]?.slug ?? null,
    };
  }),
];
