import type { QuizCode } from "./quiz.ts";
import type { Profile } from "./profiles.ts";

type Situation = Pick<Profile, "profile_type" | "subscription_status">;

/**
 * The quiz of a profile by its subscription; `newness` tells of one that never had a box: the first of its client
 * (`signup`), or one that joins others who had (`new`).
 */
export function quizCodeFor(
  { profile_type, subscription_status }: Situation,
  newness: "signup" | "new" | null,
): QuizCode {
  const isWoman = profile_type === "WOMAN";
  if (newness === "signup") return isWoman ? "signup-woman" : "signup";
  if (newness === "new") return isWoman ? "new-profile-woman" : "new-kid";
  switch (subscription_status) {
    case "ONE_SHOT":
    case "TERMINATED_SUBSCRIPTION":
      return isWoman ? "client-woman" : "client";
    case "PAUSED_SUBSCRIPTION":
      return isWoman ? "paused-woman" : "paused";
    default:
      return isWoman ? "subscriber-woman" : "subscriber";
  }
}
