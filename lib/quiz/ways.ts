import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { href } from "#lib/routing/href.ts";

type Person = Pick<Profile, "id" | "profile_type">;

/** Quizzes of profiles that are new: they are asked everything, and see a box before they choose a rhythm. */
const ofNewProfiles: ReadonlySet<string> = new Set(["signup", "signup-woman", "new-kid", "new-profile-woman"]);

/** Address of a quiz without its step: for one profile, or for one that is to be made. */
export function quizPath(locale: Locale, code: string, profile: Person | null): string {
  const isWoman = code.includes("woman") || profile?.profile_type === "WOMAN";
  if (profile === null) return isWoman ? href(locale, "quiz-new-profile-woman") : href(locale, "quiz-new-kid-kid");
  if (code === "new-kid") return href(locale, "quiz-new-kid-kid-editingKidId", { editingKidId: profile.id });
  if (code === "new-profile-woman")
    return href(locale, "quiz-new-profile-woman-editingKidId", { editingKidId: profile.id });
  return isWoman
    ? href(locale, "quiz-code-woman-kidId", { code, kidId: profile.id })
    : href(locale, "quiz-code-kid-kidId", { code, kidId: profile.id });
}

/** The page that shows all answers of a quiz. */
export const reviewPath = (locale: Locale, code: string, { id, profile_type }: Person): string =>
  profile_type === "WOMAN"
    ? href(locale, "quiz-code-woman-profile-kidId", { code, kidId: id })
    : href(locale, "quiz-code-profile-kidId", { code, kidId: id });

/** Where the last answer leads; null: to the box that is shown at once. */
export const afterQuiz = (locale: Locale, code: string, profile: Person): string | null =>
  ofNewProfiles.has(code) ? null : reviewPath(locale, code, profile);

/** Where the answers, once read again, lead on: to a rhythm, to the one there is, or to the end. */
export function afterReview(locale: Locale, code: string, kidId: string): string {
  if (code === "additional-quiz") return href(locale, "quiz-additional-quiz-confirm-kidId", { kidId });
  return code.startsWith("subscriber")
    ? href(locale, "quiz-code-subscription-kidId", { code, kidId })
    : href(locale, "quiz-code-membership-kidId", { code, kidId });
}
