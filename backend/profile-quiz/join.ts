import type { z } from "zod";
import { createProfile, type Profile } from "#contract/profiles.ts";
import type { createProfileFromQuiz } from "#contract/profile-quiz.ts";
import { findAnswerIssues, profileFieldsOf, type QuizAnswers } from "#contract/quiz-answers.ts";
import type { Quiz } from "#contract/quiz.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, RequestContext } from "../context.ts";
import { invalidFields } from "../http/input.ts";
import { ApiError, fieldErrors } from "../http/problem.ts";
import { identifyCall } from "../orders/idempotency.ts";
import { addProfileIn, readProfile } from "../profiles/service.ts";
import { findProfilesOf, type StoredProfile } from "../profiles/store.ts";
import { findQuiz } from "../quizzes/store.ts";
import { runOnce } from "../subscriptions/run-once.ts";
import { answerPath, layAnswers } from "./answer.ts";

/** What a new profile begins with; throws VALIDATION that names the question. */
function readNewProfile(quiz: Quiz, answers: QuizAnswers): z.output<(typeof createProfile)["body"]> {
  const issues = findAnswerIssues(quiz, answers);
  if (issues.length > 0)
    throw invalidFields(issues.map(({ question, code }) => ({ path: answerPath(question), code })));
  const isWoman = quiz.profile_type === "WOMAN";
  const fields = Object.fromEntries(
    Object.entries(profileFieldsOf(quiz, answers)).filter(([, value]) => value !== null),
  );
  const parsed = createProfile.body.safeParse({
    ...fields,
    profile_type: isWoman ? "WOMAN" : "KID",
    ...(isWoman ? { gender: "WOMAN" } : {}),
  });
  if (parsed.success) return parsed.data;
  throw invalidFields(
    fieldErrors("body", parsed.error).fields.map(({ path, code }) => ({
      path: answerPath(path.slice("body.".length)),
      code,
    })),
    createProfile.requirement,
  );
}

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** Somebody who is there already and had no box yet: two presses, or two tabs, are about the same person. */
export const isSamePerson = (
  profile: Pick<StoredProfile, "profileType" | "firstname" | "birthdate" | "hasRequested">,
  input: { profile_type: "KID" | "WOMAN"; firstname: string; birthdate?: string | null | undefined },
): boolean =>
  !profile.hasRequested &&
  profile.profileType === input.profile_type &&
  (input.profile_type === "WOMAN" ||
    (plain(profile.firstname) === plain(input.firstname) && profile.birthdate === (input.birthdate ?? null)));

/** A profile of what a visitor answered, all of it or nothing. A repeated call answers the profile of the first. */
export async function joinFromQuiz(
  context: RequestContext & { caller: Caller },
  { code, answers }: z.output<(typeof createProfileFromQuiz)["body"]>,
): Promise<Profile> {
  const { db, clock, locale, caller } = context;
  const quiz = await findQuiz(db, code, locale);
  if (!quiz) throw new ApiError("NOT_FOUND");
  const call = identifyCall(caller.clientId, context.idempotencyKey, "createProfileFromQuiz", { code, answers });
  const input = readNewProfile(quiz, answers);
  const id = await runOnce(context, call, async (tx) => {
    await lockClient(tx, caller.clientId);
    const profiles = await findProfilesOf(tx, caller.clientId);
    const same = profiles.find((profile) => isSamePerson(profile, input));
    const made = same?.id ?? (await addProfileIn(tx, caller.clientId, input, clock.now(), answerPath));
    await layAnswers(tx, { clientId: caller.clientId, id: made, quiz }, answers, clock.now());
    return made;
  });
  return readProfile(context, caller, id);
}
