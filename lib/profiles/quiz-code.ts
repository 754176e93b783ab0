import type { Profile } from "#contract/profiles.ts";
import type { QuizCode } from "#contract/quiz.ts";
import type { ClientClass } from "./client-class.ts";

type Situation = Pick<Profile, "profile_type" | "subscription_status">;

/**
 * The quiz of a profile: that of the sign-up or of a further profile while its client's class says so, otherwise its
 * subscription decides.
 */
export function quizCodeOf(profile: Situation, clientClass: ClientClass | null): QuizCode {
  const isWoman = profile.profile_type === "WOMAN";
  if (clientClass === "prospect-form") return isWoman ? "signup-woman" : "signup";
  if (clientClass === "new-profile") return isWoman ? "new-profile-woman" : "new-kid";
  switch (profile.subscription_status) {
    case "ONE_SHOT":
    case "TERMINATED_SUBSCRIPTION":
      return isWoman ? "client-woman" : "client";
    case "PAUSED_SUBSCRIPTION":
      return isWoman ? "paused-woman" : "paused";
    default:
      return isWoman ? "subscriber-woman" : "subscriber";
  }
}
