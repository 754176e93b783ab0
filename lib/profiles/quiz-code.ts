import { quizCodeFor } from "#contract/quiz-code.ts";
import type { Profile } from "#contract/profiles.ts";
import type { QuizCode } from "#contract/quiz.ts";
import type { ClientClass } from "./client-class.ts";

/**
 * The quiz of a profile: that of the sign-up or of a further profile while its client's class says so, otherwise its
 * subscription decides.
 */
export const quizCodeOf = (
  profile: Pick<Profile, "profile_type" | "subscription_status">,
  clientClass: ClientClass | null,
): QuizCode =>
  quizCodeFor(profile, clientClass === "prospect-form" ? "signup" : clientClass === "new-profile" ? "new" : null);
