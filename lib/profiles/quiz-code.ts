import type { Profile } from "#contract/profiles.ts";
import type { QuizCode } from "#contract/quiz.ts";

type Situation = Pick<Profile, "profile_type" | "subscription_status">;

/**
 * The quiz of a profile. `occasion` says that the client signs up, or adds the profile; otherwise its subscription
 * decides.
 */
export function quizCodeOf(profile: Situation, occasion: "signup" | "new-profile" | null = null): QuizCode {
  const isWoman = profile.profile_type === "WOMAN";
  if (occasion === "signup") return isWoman ? "signup-woman" : "signup";
  if (occasion === "new-profile") return isWoman ? "new-profile-woman" : "new-kid";
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
