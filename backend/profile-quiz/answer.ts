import { updateProfile, type Profile } from "#contract/profiles.ts";
import {
  findAnswerIssues,
  isComplete,
  profileFieldsOf,
  readJudgements,
  takenBy,
  type QuizAnswers,
} from "#contract/quiz-answers.ts";
import type { Quiz } from "#contract/quiz.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { invalidFields } from "../http/input.ts";
import { ApiError, fieldErrors } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { applyChange, refuseChange, toOneProfile, type ProfileChange } from "../profiles/service.ts";
import {
  findProfileWithAnswers,
  saveQuizAnswers,
  type StoredProfile,
  type StoredQuizAnswers,
} from "../profiles/store.ts";
import { findQuiz } from "../quizzes/store.ts";
import { judgeAll } from "./judge.ts";
import { knownAnswers } from "./known.ts";

export const answerPath = (question: string): string => `body.answers.${question}`;

/** The quiz, when a profile of this kind is asked it; throws NOT_FOUND otherwise. */
export function requireQuizFor(quiz: Quiz | null, profile: Pick<StoredProfile, "profileType">): Quiz {
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
      path: answerPath(path.slice("body.".length)),
      code,
    })),
    updateProfile.requirement,
  );
}

const withoutNulls = (answers: QuizAnswers): QuizAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined));

/** A quiz that was completed stays so when a question comes to it later; one that is taken back is missing again. */
const answeredPart = (quiz: Quiz, answers: QuizAnswers): Pick<Quiz, "steps"> => ({
  steps: quiz.steps.map((step) => ({ ...step, questions: step.questions.filter(({ id }) => id in answers) })),
});

/** An older word under another code would be the newest again, once anything else is answered there. */
async function forgetElsewhere(tx: Transaction, others: readonly StoredQuizAnswers[], said: readonly string[]) {
  for (const row of others) {
    const kept = Object.entries(row.answers).filter(([question]) => !said.includes(question));
    if (kept.length < Object.keys(row.answers).length)
      await saveQuizAnswers(tx, { ...row, answers: Object.fromEntries(kept) });
  }
}

/**
 * Lays answers over those given before under the same code, in the transaction of a locked client: of two tabs the last
 * word counts for each question, and none is lost. Every answer is checked at once; the profile changes when nothing that is
 * required is missing, be it known from elsewhere.
 */
export async function layAnswers(
  tx: Transaction,
  { clientId, id, quiz: found }: { clientId: string; id: string; quiz: Quiz | null },
  answers: QuizAnswers,
  now: Date,
): Promise<StoredProfile> {
  const told = await findProfileWithAnswers(tx, clientId, id);
  if (!told) throw new ApiError("NOT_FOUND");
  const { profile, stored } = told;
  const quiz = requireQuizFor(found, profile);
  const issues = findAnswerIssues(quiz, answers);
  if (issues.length > 0)
    throw invalidFields(issues.map((issue) => ({ path: answerPath(issue.question), code: issue.code })));
  refuseChange(profile, readChange(quiz, withoutNulls(answers)), now, answerPath);
  const before = stored.find(({ code }) => code === quiz.code);
  const others = stored.filter((row) => row !== before).map((row) => row.answers);
  const all = { ...before?.answers, ...answers };
  // What was said before the quiz changed is kept, and counts where the quiz still takes it.
  const taken = takenBy(quiz, all);
  const asked = before?.completedAt ? answeredPart(quiz, taken) : quiz;
  const isDone = isComplete(asked, { ...knownAnswers(quiz, profile, others, parisDay(now)), ...taken });
  const completedAt = isDone ? (before?.completedAt ?? now) : null;
  await saveQuizAnswers(tx, { profileId: id, code: quiz.code, answers: all, completedAt, updatedAt: now });
  await forgetElsewhere(
    tx,
    stored.filter((row) => row !== before),
    Object.keys(answers),
  );
  await judgeAll(tx, profile, readJudgements(quiz, answers), now);
  if (!isDone) return profile;
  // Of a quiz that was complete before, only the new words count: what it said of sizes then may be outgrown.
  const said = before?.completedAt ? answers : taken;
  return applyChange(tx, profile, readChange(quiz, said), now, answerPath, Object.keys(answers));
}

export async function answerQuiz(
  context: RequestContext,
  caller: Caller,
  id: string,
  code: string,
  answers: QuizAnswers,
): Promise<Profile> {
  const { db, clock, locale } = context;
  const quiz = await findQuiz(db, code, locale);
  const changed = await db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    return layAnswers(tx, { clientId: caller.clientId, id, quiz }, answers, clock.now());
  });
  return toOneProfile(context, caller, changed);
}
