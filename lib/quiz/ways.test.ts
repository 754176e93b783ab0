import { describe, expect, it } from "vitest";
import { afterQuiz, afterReview, quizPath, reviewPath } from "./ways.ts";

const kid = { id: "k", profile_type: "KID" } as const;
const woman = { id: "w", profile_type: "WOMAN" } as const;

describe("the ways of a quiz", () => {
  it.each([
    ["new-kid", null, "/quiz/new-kid/kid"],
    ["new-profile-woman", null, "/quiz/new-profile/woman"],
    ["new-kid", kid, "/quiz/new-kid/kid/k"],
    ["new-profile-woman", woman, "/quiz/new-profile/woman/w"],
    ["signup", kid, "/quiz/signup/kid/k"],
    ["subscriber", kid, "/quiz/subscriber/kid/k"],
    ["paused-woman", woman, "/quiz/paused-woman/woman/w"],
    ["additional-quiz", woman, "/quiz/additional-quiz/woman/w"],
  ] as const)("%s of %o stands at %s", (code, profile, path) => expect(quizPath("fr", code, profile)).toBe(path));

  it("shows new profiles a box, all others their answers", () => {
    expect(afterQuiz("fr", "signup", kid)).toBeNull();
    expect(afterQuiz("de", "client", kid)).toBe("/de/quiz/client/profile/k");
    expect(reviewPath("fr", "client-woman", woman)).toBe("/quiz/client-woman/woman/profile/w");
  });
  it("leads subscribers to their subscription, others to a membership, more answers to thanks", () => {
    expect(afterReview("fr", "subscriber", "k")).toBe("/quiz/subscriber/subscription/k");
    expect(afterReview("fr", "subscriber-woman", "w")).toBe("/quiz/subscriber-woman/subscription/w");
    expect(afterReview("fr", "paused", "k")).toBe("/quiz/paused/membership/k");
    expect(afterReview("fr", "additional-quiz", "k")).toBe("/quiz/additional-quiz/confirm/k");
  });
});
