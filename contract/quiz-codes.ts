/** A quiz by the situation of its profile: for a kid, and for a woman where the code says so. */
export const quizCodes = [
  "client",
  "client-woman",
  "paused",
  "paused-woman",
  "new-kid",
  "new-profile-woman",
  "signup",
  "signup-woman",
  "subscriber",
  "subscriber-woman",
  "additional-quiz",
] as const;
