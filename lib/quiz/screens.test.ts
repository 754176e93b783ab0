import { describe, expect, it } from "vitest";
import type { QuizQuestion } from "#contract/quiz.ts";
import { findScreen, firstMissing, screensOf, whereLeft } from "./screens.ts";

const aQuestion = (id: string, more: Partial<QuizQuestion> = {}): QuizQuestion =>
  ({
    id,
    kind: "single",
    title: id,
    is_required: false,
    shown_if: null,
    options: [],
    max: null,
    ...more,
  }) as QuizQuestion;
const aStep = (slug: string, questions: QuizQuestion[]) => ({
  slug,
  title: slug,
  text: null,
  picture: null,
  questions,
});

const quiz = {
  steps: [
    aStep("kid", [aQuestion("firstname", { kind: "text", is_required: true }), aQuestion("photo", { kind: "photo" })]),
    aStep("sizes", [
      aQuestion("top_size", { kind: "size", is_required: true }),
      aQuestion("bottom_size", { kind: "size" }),
    ]),
    aStep("cuts", [aQuestion("fit"), aQuestion("build")]),
    aStep("looks", [aQuestion("outfits", { kind: "outfits" }), aQuestion("colors")]),
    aStep("days", [
      aQuestion("needs", { kind: "multiple" }),
      aQuestion("occasion_date", { kind: "date", shown_if: { question: "needs", values: ["occasion"] } }),
    ]),
  ],
};
const ids = (answers = {}) => screensOf(quiz, answers).map(({ id }) => id);

describe("the screens of a quiz", () => {
  it("ask what a step asks at once, looks on their own, never the photo", () => {
    expect(ids()).toEqual(["firstname", "top_size", "fit", "outfits", "colors", "needs"]);
    expect(screensOf(quiz, {})[2]?.questions.map(({ id }) => id)).toEqual(["fit", "build"]);
  });
  it("leave a question out that another answer makes pointless; one that is called for has a screen of its own", () => {
    expect(ids({ needs: ["occasion"] }).slice(-2)).toEqual(["needs", "occasion_date"]);
    expect(ids({ needs: ["school"] })).not.toContain("occasion_date");
  });

  const screens = screensOf(quiz, {});
  it("are found by any of their questions and by the name of their step", () => {
    expect(findScreen(screens, "bottom_size")).toBe(1);
    expect(findScreen(screens, "build")).toBe(2);
    expect(findScreen(screens, "days")).toBe(5);
    expect(findScreen(screens, "nothing")).toBe(-1);
    expect(findScreen(screens, null)).toBe(-1);
  });
  it("miss what is required and empty", () => {
    expect(firstMissing(screens, {})).toBe(0);
    expect(firstMissing(screens, { firstname: "Zoé" })).toBe(1);
    expect(firstMissing(screens, { firstname: "Zoé", top_size: "4 ans" })).toBe(-1);
  });
  it("go on with the first that was not put; one that was skipped was", () => {
    expect(whereLeft(screens, { firstname: "Zoé", top_size: "4 ans", bottom_size: null })).toBe(2);
    const passed = { bottom_size: null, fit: null, build: null, outfits: [], colors: null, needs: [] };
    expect(whereLeft(screens, { firstname: "Zoé", top_size: "4 ans", ...passed })).toBe(-1);
    expect(whereLeft(screens, { firstname: "Zoé", top_size: "4 ans", ...passed, build: undefined })).toBe(2);
  });
});
