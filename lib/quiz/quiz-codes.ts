import type { QuizCode } from "#contract/quiz.ts";

/* Without the schemas of the contract: pages that only look for a kept quiz do not carry zod. */
const known: Record<QuizCode, true> = {
  client: true,
  "client-woman": true,
  paused: true,
  "paused-woman": true,
  "new-kid": true,
  "new-profile-woman": true,
  signup: true,
  "signup-woman": true,
  subscriber: true,
  "subscriber-woman": true,
  "additional-quiz": true,
};
export type QuizCodeName = QuizCode;
export const quizCodeNames = Object.keys(known) as QuizCodeName[];
