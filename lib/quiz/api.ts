import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Locale } from "#contract/locale.ts";
import { quizCodes } from "#contract/quiz-codes.ts";
import { getQuiz, type Quiz, type QuizCode } from "#contract/quiz.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { orNull } from "#lib/http/or-null.ts";
import { publicApi } from "#lib/http/server-client.ts";

/** A quiz with all its questions, for everybody; null for one that does not exist. */
export async function findQuiz(locale: Locale, code: string): Promise<Quiz | null> {
  const known = quizCodes.find((candidate) => candidate === code);
  return known === undefined ? null : readQuiz(locale, known);
}

async function readQuiz(locale: Locale, code: QuizCode): Promise<Quiz | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("quiz"));
  return orNull(publicApi(locale).call(getQuiz, { params: { code } }));
}
