import { describe, expect, it } from "vitest";
import { quizCodeOf } from "./quiz-code.ts";

describe("quizCodeOf", () => {
  it.each([
    ["ONE_SHOT", "one-shot", "client"],
    ["TERMINATED_SUBSCRIPTION", null, "client"],
    ["PAUSED_SUBSCRIPTION", null, "paused"],
    ["ONGOING_SUBSCRIPTION", null, "subscriber"],
    [null, null, "subscriber"],
    ["PAUSED_SUBSCRIPTION", "prospect-form", "signup"],
  ] as const)("%s, %s: %s, and the women's of the same name", (subscription_status, clientClass, code) => {
    expect(quizCodeOf({ profile_type: "KID", subscription_status }, clientClass)).toBe(code);
    expect(quizCodeOf({ profile_type: "WOMAN", subscription_status }, clientClass)).toBe(`${code}-woman`);
  });
  it("names the quizzes of new profiles in their own way", () => {
    expect(quizCodeOf({ profile_type: "KID", subscription_status: null }, "new-profile")).toBe("new-kid");
    expect(quizCodeOf({ profile_type: "WOMAN", subscription_status: null }, "new-profile")).toBe("new-profile-woman");
  });
});
