import { quizCodeSchema, type Quiz } from "#contract/quiz.ts";
import type { Locale } from "#contract/locale.ts";
import type { Queryable } from "../db/database.ts";
import { findContent } from "../website/store.ts";

/** The quiz of a code in a language; null for a code nothing is asked under. */
export const findQuiz = async (db: Queryable, code: string, locale: Locale): Promise<Quiz | null> =>
  quizCodeSchema.safeParse(code).success ? findContent<Quiz>(db, "quiz", code, locale) : null;
