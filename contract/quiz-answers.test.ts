import { describe, expect, it } from "vitest";
import type { QuizQuestion } from "./quiz.ts";
import { findAnswerIssues, isComplete, profileFieldsOf } from "./quiz-answers.ts";

const option = (value: string) => ({ value, label: value, help: null, colors: [], picture: null });
const ask = (id: string, change: Partial<QuizQuestion>): QuizQuestion => ({
  id,
  kind: "single",
  title: id,
  help: null,
  is_required: false,
  sets: null,
  options: [],
  max: null,
  scale: null,
  shown_if: null,
  ...change,
});
const quiz = {
  steps: [
    {
      slug: "who",
      title: "who",
      text: null,
      picture: null,
      questions: [
        ask("firstname", { kind: "text", is_required: true, sets: "profile.firstname", max: 10 }),
        ask("birthdate", { kind: "date", sets: "profile.birthdate" }),
        ask("photo", { kind: "photo", sets: "profile.photo" }),
      ],
    },
    {
      slug: "tastes",
      title: "tastes",
      text: null,
      picture: null,
      questions: [
        ask("top_size", { kind: "size", sets: "profile.top_size", options: [option("4 ans"), option("5 ans")] }),
        ask("styles", {
          kind: "multiple",
          is_required: true,
          max: 2,
          options: ["boho", "retro", "sporty"].map(option),
        }),
        ask("activity", { kind: "scale", scale: { min: 1, max: 5, min_label: "-", max_label: "+", unit: null } }),
        ask("outfits", { kind: "outfits", max: 6 }),
        ask("sport", { kind: "text", is_required: true, shown_if: { question: "styles", values: ["sporty"] } }),
      ],
    },
  ],
};
const codes = (answers: Record<string, unknown>) => findAnswerIssues(quiz, answers).map(({ code }) => code);

describe("answers", () => {
  it("are taken in the shape of their question, and may be missing or taken back", () => {
    const outfits = [{ look_id: 3, like: true }];
    const answers = {
      firstname: "Lou",
      birthdate: "2022-02-28",
      top_size: "4 ans",
      styles: ["boho"],
      activity: 5,
      outfits,
    };
    expect(codes(answers)).toEqual([]);
    expect(codes({ firstname: null, styles: [] })).toEqual([]);
  });
  it.each([
    [{ surprise: "x" }, "unrecognized_keys"],
    [{ __proto__x: 1 }, "unrecognized_keys"],
    [{ firstname: 7 }, "invalid_type"],
    [{ firstname: "x".repeat(11) }, "too_big"],
    [{ birthdate: "2022-02-30" }, "invalid_value"],
    [{ birthdate: "yesterday" }, "invalid_value"],
    [{ top_size: "7 ans" }, "invalid_value"],
    [{ styles: "boho" }, "invalid_type"],
    [{ styles: ["boho", "boho"] }, "invalid_type"],
    [{ styles: ["boho", "punk"] }, "invalid_value"],
    [{ styles: ["boho", "retro", "sporty"] }, "too_big"],
    [{ activity: 6 }, "invalid_value"],
    [{ activity: 2.5 }, "invalid_type"],
    [{ photo: "data:" }, "invalid_type"],
    [{ outfits: "12" }, "invalid_type"],
    [{ outfits: [{ look_id: 3 }] }, "invalid_type"],
    [{ outfits: [{ look_id: -3, like: true }] }, "invalid_type"],
    [{ outfits: [{ look_id: 3, like: true, love: true }] }, "invalid_type"],
    [{ outfits: [3, 3].map((look_id) => ({ look_id, like: true })) }, "invalid_type"],
    [{ outfits: Array.from({ length: 61 }, (_, index) => ({ look_id: index + 1, like: true })) }, "too_big"],
  ])("%j are refused: %s", (answers, code) => expect(codes(answers)).toEqual([code]));
});

describe("a quiz", () => {
  it("is complete once every required question that is put has an answer", () => {
    expect(isComplete(quiz, { firstname: "Lou" })).toBe(false);
    expect(isComplete(quiz, { firstname: "", styles: ["boho"] })).toBe(false);
    expect(isComplete(quiz, { firstname: "Lou", styles: [] })).toBe(false);
    expect(isComplete(quiz, { firstname: "Lou", styles: ["boho"] })).toBe(true);
    expect(isComplete(quiz, { firstname: "Lou", styles: ["sporty"] })).toBe(false);
    expect(isComplete(quiz, { firstname: "Lou", styles: ["sporty"], sport: "judo" })).toBe(true);
  });
  it("sets the fields of the profile that were answered", () => {
    expect(profileFieldsOf(quiz, { firstname: "Lou", top_size: null, styles: ["boho"] })).toEqual({
      firstname: "Lou",
      top_size: null,
    });
  });
});
