// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { changeDraft, draftKey, forgetDraft } from "#lib/quiz/draft-store.ts";
import { markKeptQuizzes } from "./mark-kept-quizzes.ts";

afterEach(() => localStorage.clear());

it("says on the document which quiz was begun, and no more once it is done", () => {
  const stop = markKeptQuizzes();
  expect(document.documentElement.dataset["kept"]).toBeUndefined();
  changeDraft(draftKey("signup-woman"), "signup-woman", { answers: { firstname: "Ana" } });
  expect(document.documentElement.dataset["kept"]).toBe("signup-woman");
  forgetDraft(draftKey("signup-woman"));
  expect(document.documentElement.dataset["kept"]).toBeUndefined();
  stop();
});
