import type { Locale } from "#contract/locale.ts";
import { createProfile, getProfiles, type Profile, type ProfileInput } from "#contract/profiles.ts";
import { profileFieldsOf, type QuizAnswers } from "#contract/quiz-answers.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import type { Quiz } from "#contract/quiz.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { href } from "#lib/routing/href.ts";
import { keepDraftBox } from "./draft-calls.ts";
import { quizPath } from "./ways.ts";
import { changeDraft, draftKey, forgetDraft, readDraft } from "./draft-store.ts";

/**
 * The profile these answers are about, where the client has it already: answered twice, or a woman, who has one.
 * @internal what its test says of it
 */
export function findSamePerson(
  profiles: readonly Pick<Profile, "id" | "profile_type" | "firstname" | "birthdate">[],
  quiz: Pick<Quiz, "profile_type">,
  answers: QuizAnswers,
  madeBefore: string | undefined,
): string | null {
  const made = profiles.find(({ id }) => id === madeBefore);
  if (made) return made.id;
  const alike = (text: unknown) => (typeof text === "string" ? text.trim().toLocaleLowerCase() : "");
  const found = profiles.find((profile) =>
    quiz.profile_type === "WOMAN"
      ? profile.profile_type === "WOMAN"
      : profile.profile_type === "KID" &&
        alike(profile.firstname) === alike(answers["firstname"]) &&
        profile.birthdate === answers["birthdate"],
  );
  return found?.id ?? null;
}

/** What a new profile begins with. @internal what its test says of it */
export function newProfileOf(quiz: Pick<Quiz, "profile_type" | "steps">, answers: QuizAnswers): ProfileInput {
  const fields = profileFieldsOf(quiz, answers);
  const isWoman = quiz.profile_type === "WOMAN";
  return {
    profile_type: isWoman ? "WOMAN" : "KID",
    firstname: fields.firstname ?? "",
    gender: isWoman ? "WOMAN" : ((fields.gender ?? "MIXED") as ProfileInput["gender"]),
    ...(fields.birthdate ? { birthdate: fields.birthdate } : {}),
  };
}

/** Makes the answers kept in this browser those of a profile. Can be repeated after a failure: nothing is made twice. */
async function settleAnswers(quiz: Quiz, answers: QuizAnswers): Promise<{ profile: Profile; profiles: Profile[] }> {
  const api = browserApi();
  const key = draftKey(quiz.code);
  const draft = readDraft(key);
  const profiles = await api.call(getProfiles, {});
  const sameId = findSamePerson(profiles, quiz, answers, draft?.profileId);
  const profile =
    profiles.find(({ id }) => id === sameId) ?? (await api.call(createProfile, { body: newProfileOf(quiz, answers) }));
  changeDraft(key, quiz.code, { profileId: profile.id });

  const told = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));
  await api.call(putQuizAnswers, { params: { id: profile.id, code: quiz.code }, body: { answers: told } });
  if (draft?.box && draft.box.looks.length > 0) await keepDraftBox(profile.id, draft.box);
  forgetDraft(key);
  return { profile, profiles: profiles.some(({ id }) => id === profile.id) ? profiles : [...profiles, profile] };
}

/**
 * Makes the answers of a visitor those of a profile of the client who is signed in now, and answers where that leads on.
 * Throws what the API refuses; can be repeated then.
 */
export async function joinWithAnswers(locale: Locale, quiz: Quiz, answers: QuizAnswers): Promise<string> {
  const { profile, profiles } = await settleAnswers(quiz, answers);
  return leadOn(locale, profile, profiles);
}

/** What has to be known of a person before there can be a profile. */
const mandatory = { KID: ["firstname", "gender", "birthdate"], WOMAN: ["firstname"] } as const;

/** Whether a further profile of a client can be made already, from the quiz that is for it. */
export const canBegin = ({ code, profile_type }: Pick<Quiz, "code" | "profile_type">, answers: QuizAnswers): boolean =>
  (code === "new-kid" || code === "new-profile-woman") &&
  mandatory[profile_type ?? "KID"].every((id) => typeof answers[id] === "string" && answers[id] !== "");

/** Makes a further profile as soon as it can be, and answers the address where its quiz goes on, on any device. */
export async function beginProfile(locale: Locale, quiz: Quiz, answers: QuizAnswers): Promise<string> {
  const { profile } = await settleAnswers(quiz, answers);
  return quizPath(locale, quiz.code, profile);
}

/** Subscribers have their rhythm already, all others choose one. */
function leadOn(locale: Locale, profile: Profile, profiles: readonly Profile[]): string {
  const code = quizCodeOf(profile, clientClassOf(profile, profiles));
  return code.startsWith("subscriber")
    ? href(locale, "quiz-code-subscription-kidId", { code, kidId: profile.id })
    : href(locale, "quiz-code-membership-kidId", { code, kidId: profile.id });
}
