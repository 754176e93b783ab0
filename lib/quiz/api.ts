import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Locale } from "#contract/locale.ts";
import { getQuiz, quizCodes } from "#contract/quiz.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { orNull } from "#lib/http/or-null.ts";
import { publicApi } from "#lib/http/server-client.ts";

/** Names of the steps of a quiz, in order; null for a quiz that does not exist. */
export async function listQuizSteps(locale: Locale, code: string): Promise<string[] | null> {
  const known = quizCodes.find((candidate) => candidate === code);
  return known === undefined ? null : listKnownQuizSteps(locale, known);
}

async function listKnownQuizSteps(locale: Locale, code: (typeof quizCodes)[number]): Promise<string[] | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("quiz"));
  const quiz = await orNull(publicApi(locale).call(getQuiz, { params: { code } }));
  return quiz && quiz.steps.map(({ slug }) => slug);
}
