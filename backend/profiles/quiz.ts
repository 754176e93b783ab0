import { updateProfile, type Profile } from "#contract/profiles.ts";
import type { StoredQuizAnswers } from "#contract/profile-quiz.ts";
import { findAnswerIssues, isComplete, profileFieldsOf, type QuizAnswers } from "#contract/quiz-answers.ts";
import type { Quiz } from "#contract/quiz.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, RequestContext } from "../context.ts";
import { invalidFields } from "../http/input.ts";
import { ApiError, fieldErrors } from "../http/problem.ts";
import { findQuiz } from "../quizzes/store.ts";
import { applyChange, refuseChange, toOneProfile, type ProfileChange } from "./service.ts";
import { findProfileWithAnswers, saveQuizAnswers, type StoredProfile } from "./store.ts";

const field = (name: string): string => `body.answers.${name}`;

/** The quiz, when a profile of this kind is asked it; throws NOT_FOUND otherwise. */
function requireQuiz(quiz: Quiz | null, profile: StoredProfile): Quiz {
  const isForProfile = quiz?.profile_type === null || quiz?.profile_type === profile.profileType;
  if (!quiz || !isForProfile) throw new ApiError("NOT_FOUND");
  return quiz;
}

/** What answers change in the profile; throws VALIDATION for those the profile does not take. */
function readChange(quiz: Quiz, answers: QuizAnswers): ProfileChange {
  const parsed = updateProfile.body.safeParse(profileFieldsOf(quiz, answers));
  if (parsed.success) return parsed.data;
  throw invalidFields(
    fieldErrors("body", parsed.error).fields.map(({ path, code }) => ({
      path: field(path.slice("body.".length)),
      code,
    })),
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
  const found = await findQuiz(db, code, context.locale);
  const changed = await db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    const known = await findProfileWithAnswers(tx, caller.clientId, id, code);
    if (!known) throw new ApiError("NOT_FOUND");
    const { profile, before } = known;
    const quiz = requireQuiz(found, profile);
    const issues = findAnswerIssues(quiz, answers);
    if (issues.length > 0)
      throw invalidFields(issues.map((issue) => ({ path: field(issue.question), code: issue.code })));
    refuseChange(profile, readChange(quiz, withoutNulls(answers)), now, field);
    const all = withoutNulls({ ...before?.answers, ...answers });
    const isDone = isComplete(quiz, all);
    const completedAt = isDone ? (before?.completedAt ?? now) : null;
    await saveQuizAnswers(tx, { profileId: id, code, answers: all, completedAt, updatedAt: now });
    return isDone ? applyChange(tx, profile, readChange(quiz, { ...answers, ...all }), now, field) : profile;
  });
  return toOneProfile(context, caller, changed);
}

/** What was answered so far; nothing yet is an answer too. */
export async function readQuizAnswers(
  context: RequestContext,
  caller: Caller,
  id: string,
  code: string,
): Promise<StoredQuizAnswers> {
  const [found, known] = await Promise.all([
    findQuiz(context.db, code, context.locale),
    findProfileWithAnswers(context.db, caller.clientId, id, code),
  ]);
  if (!known) throw new ApiError("NOT_FOUND");
  const quiz = requireQuiz(found, known.profile);
  const stored = known.before;
  return {
    code: quiz.code,
    answers: stored?.answers ?? {},
    is_complete: stored !== null && stored.completedAt !== null,
    updated_at: stored?.updatedAt.toISOString() ?? null,
  };
}
