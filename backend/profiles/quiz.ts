import { updateProfile, type Profile } from "#contract/profiles.ts";
import type { StoredQuizAnswers } from "#contract/profile-quiz.ts";
import { findAnswerIssues, isComplete, profileFieldsOf, type QuizAnswers } from "#contract/quiz-answers.ts";
import type { Quiz } from "#contract/quiz.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, RequestContext } from "../context.ts";
import { invalidFields } from "../http/input.ts";
import { ApiError, fieldErrors } from "../http/problem.ts";
import { findQuiz } from "../quizzes/store.ts";
import { applyChange, readProfile, refuseChange, requireProfile, type ProfileChange } from "./service.ts";
import { findQuizAnswers, saveQuizAnswers, type StoredProfile } from "./store.ts";

const field = (name: string): string => `body.answers.${name}`;

/** The quiz of a code for a profile of this kind; throws NOT_FOUND for a code nothing is asked under. */
async function requireQuiz(context: RequestContext, profile: StoredProfile, code: string): Promise<Quiz> {
  const quiz = await findQuiz(context.db, code, context.locale);
  const isForProfile = quiz?.profile_type === null || quiz?.profile_type === profile.profileType;
  if (!quiz || !isForProfile) throw new ApiError("NOT_FOUND");
  return quiz;
}

/** What answers change in the profile; throws VALIDATION for those the profile does not take. */
function readChange(quiz: Quiz, answers: QuizAnswers): ProfileChange {
  const parsed = updateProfile.body.safeParse(profileFieldsOf(quiz, answers));
  if (parsed.success) return parsed.data;
  throw invalidFields(
    fieldErrors("body", parsed.error).map(({ path, code }) => ({ path: field(path.slice("body.".length)), code })),
    updateProfile.requirement,
  );
}

const withoutNulls = (answers: QuizAnswers): QuizAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined));

/**
 * Lays answers over those given before: a quiz may be left and taken up again, and null takes an answer back. Every
 * answer is checked at once; the profile changes when the quiz is complete.
 */
export async function answerQuiz(
  context: RequestContext,
  caller: Caller,
  id: string,
  code: string,
  answers: QuizAnswers,
): Promise<Profile> {
  const { db, clock } = context;
  const now = clock.now();
  const quiz = await requireQuiz(context, await requireProfile(context, caller, id), code);
  const issues = findAnswerIssues(quiz, answers);
  if (issues.length > 0)
    throw invalidFields(issues.map((issue) => ({ path: field(issue.question), code: issue.code })));
  await db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    const profile = await requireProfile({ db: tx }, caller, id);
    refuseChange(profile, readChange(quiz, withoutNulls(answers)), now, field);
    const before = await findQuizAnswers(tx, id, code);
    const all = withoutNulls({ ...before?.answers, ...answers });
    const isDone = isComplete(quiz, all);
    const completedAt = isDone ? (before?.completedAt ?? now) : null;
    await saveQuizAnswers(tx, { profileId: id, code, answers: all, completedAt, updatedAt: now });
    if (isDone) await applyChange(tx, profile, readChange(quiz, { ...answers, ...all }), now, field);
  });
  return readProfile(context, caller, id);
}

/** What was answered so far; nothing yet is an answer too. */
export async function readQuizAnswers(
  context: RequestContext,
  caller: Caller,
  id: string,
  code: string,
): Promise<StoredQuizAnswers> {
  const quiz = await requireQuiz(context, await requireProfile(context, caller, id), code);
  const stored = await findQuizAnswers(context.db, id, code);
  return {
    code: quiz.code,
    answers: stored?.answers ?? {},
    is_complete: stored !== null && stored.completedAt !== null,
    updated_at: stored?.updatedAt.toISOString() ?? null,
  };
}
