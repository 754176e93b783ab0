import type { AnswerOf } from "#contract/endpoint.ts";
import type { getKnownAnswers, StoredQuizAnswers } from "#contract/profile-quiz.ts";
import { quizCodeFor } from "#contract/quiz-code.ts";
import { questionsOf, takenBy } from "#contract/quiz-answers.ts";
import { quizCodeSchema, type QuizCode } from "#contract/quiz.ts";
import type { Caller, RequestContext } from "../context.ts";
import { adviseProfile } from "../draft-box/advice.ts";
import { ApiError } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { deriveSubscriptionStatus } from "../profiles/status.ts";
import { findProfilesOf, findProfileWithAnswers, findSubscriptionsOf, type StoredProfile } from "../profiles/store.ts";
import { findQuiz } from "../quizzes/store.ts";
import { requireQuizFor } from "./answer.ts";
import { knownAnswers } from "./known.ts";

const dayMs = 86_400_000;
/** Sizes of a quiz that was left for longer than that are asked again: half a winter is a size. */
const leftForMs = 90 * dayMs;

/** The quiz a profile is asked today, by its subscriptions, or as a new one. */
async function dueCode({ db }: Pick<RequestContext, "db">, profile: StoredProfile): Promise<QuizCode> {
  const [subscriptions, profiles] = await Promise.all([
    findSubscriptionsOf(db, profile.clientId),
    findProfilesOf(db, profile.clientId),
  ]);
  const own = subscriptions.filter(({ profileId }) => profileId === profile.id);
  const newness = profile.hasRequested ? null : profiles.some(({ hasRequested }) => hasRequested) ? "new" : "signup";
  return quizCodeFor(
    { profile_type: profile.profileType, subscription_status: deriveSubscriptionStatus(own) },
    newness,
  );
}

/** What was answered so far; nothing yet is an answer too. */
export async function readQuizAnswers(
  context: RequestContext,
  caller: Caller,
  id: string,
  code: string,
): Promise<StoredQuizAnswers> {
  const { db, clock, locale } = context;
  const [found, told] = await Promise.all([
    findQuiz(db, code, locale),
    findProfileWithAnswers(db, caller.clientId, id),
  ]);
  if (!told) throw new ApiError("NOT_FOUND");
  const { profile, stored } = told;
  const quiz = requireQuizFor(found, profile);
  const before = stored.find((row) => row.code === quiz.code);
  const others = stored.filter((row) => row !== before).map(({ answers }) => answers);
  const answers = takenBy(quiz, before?.answers ?? {});
  const [due, { alerts }] = await Promise.all([dueCode(context, profile), adviseProfile(context, caller, id)]);
  const isLeft =
    before !== undefined &&
    before.completedAt === null &&
    clock.now().getTime() - before.updatedAt.getTime() > leftForMs;
  const doubtful = new Set<string>(alerts.map(({ field }) => field));
  return {
    code: quiz.code,
    due_code: due,
    answers,
    known: Object.fromEntries(
      Object.entries(knownAnswers(quiz, profile, others, parisDay(clock.now()))).filter(
        ([question]) => !(question in answers),
      ),
    ),
    ask_again: questionsOf(quiz)
      .filter(({ id: question, kind }) => kind === "size" && (isLeft || doubtful.has(question)))
      .map((question) => question.id),
    is_complete: before !== undefined && before.completedAt !== null,
    updated_at: before?.updatedAt.toISOString() ?? null,
  };
}

/** What was said in all quizzes, laid over each other as the stylist does. */
export async function readKnownAnswers(
  { db }: Pick<RequestContext, "db">,
  { clientId }: Caller,
  id: string,
): Promise<AnswerOf<typeof getKnownAnswers>> {
  const told = await findProfileWithAnswers(db, clientId, id);
  if (!told) throw new ApiError("NOT_FOUND");
  const said = new Map(
    told.stored.flatMap(({ code, answers }) =>
      Object.entries(answers).map(
        ([question, answer]) => [question, { code: quizCodeSchema.parse(code), answer }] as const,
      ),
    ),
  );
  const given = [...said].filter(([, { answer }]) => answer !== null);
  return {
    answers: Object.fromEntries(given.map(([question, { answer }]) => [question, answer])),
    codes: Object.fromEntries(given.map(([question, { code }]) => [question, code])),
    updated_at: told.stored.at(-1)?.updatedAt.toISOString() ?? null,
  };
}
