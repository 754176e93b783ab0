import { expect, it } from "vitest";
import type { QuizQuestion } from "#contract/quiz.ts";
import { answerOf, tastesOf, without } from "./tastes-of.ts";

const option = (value: string) => ({ value, label: value.toUpperCase(), help: null, colors: [], picture: null });
const ask = (id: string, change: Partial<QuizQuestion>): QuizQuestion => ({
  id,
  kind: "multiple",
  title: `${id}?`,
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
  code: "signup" as const,
  steps: [
    {
      slug: "all",
      title: "",
      text: null,
      picture: null,
      questions: [
        ask("firstname", { kind: "text", sets: "profile.firstname" }),
        ask("top_size", { kind: "size", sets: "profile.top_size", options: [option("5 ans")] }),
        ask("colors_loved", { sets: "tastes.colors_loved", options: ["red", "blue"].map(option) }),
        ask("fit", { kind: "single", options: [option("loose")] }),
        ask("note", { kind: "text" }),
        ask("daring", { kind: "scale", scale: { min: 1, max: 5, min_label: "", max_label: "", unit: null } }),
      ],
    },
  ],
};

it("shows what was answered, in the order of the quiz, and leaves out who somebody is", () => {
  const answers = { daring: 4, firstname: "Lou", top_size: "5 ans", colors_loved: ["blue", "red"], note: "Grimpe" };
  expect(tastesOf(quiz, answers).map(({ question, chips }) => [question, chips.map(({ label }) => label)])).toEqual([
    ["colors_loved", ["RED", "BLUE"]],
    ["note", ["Grimpe"]],
    ["daring", ["4 / 5"]],
  ]);
});

it("leaves out what is empty and what the quiz does not know any more", () =>
  expect(tastesOf(quiz, { colors_loved: [], fit: "tight", note: "", gone: ["x"] })).toEqual([]));

it("takes one chip away and can put it back", () => {
  const [colors, fit] = tastesOf(quiz, { colors_loved: ["red", "blue"], fit: "loose" });
  expect([colors && without(colors, "red"), fit && without(fit, "loose")]).toEqual([["blue"], null]);
  expect([colors && answerOf(colors), fit && answerOf(fit)]).toEqual([["red", "blue"], "loose"]);
});
