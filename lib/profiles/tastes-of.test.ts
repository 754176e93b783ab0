import { expect, it } from "vitest";
import type { QuizQuestion } from "#contract/quiz.ts";
import { answerFrom, answerOf, tastesIn, tastesOf, without } from "./tastes-of.ts";

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
        ask("height", { kind: "scale", scale: { min: 145, max: 195, min_label: "", max_label: "", unit: "cm" } }),
        ask("occasion_date", { kind: "date" }),
      ],
    },
  ],
};

it("shows what was answered, in the order of the quiz, and leaves out who somebody is", () => {
  const answers = {
    occasion_date: "2026-12-24",
    height: 168,
    daring: 4,
    firstname: "Lou",
    top_size: "5 ans",
    colors_loved: ["blue", "red"],
    note: "Grimpe",
  };
  expect(
    tastesOf(quiz, answers, "fr").map(({ question, chips }) => [question, chips.map(({ label }) => label)]),
  ).toEqual([
    ["colors_loved", ["RED", "BLUE"]],
    ["note", ["Grimpe"]],
    ["daring", ["4 / 5"]],
    ["height", ["168 cm"]],
    ["occasion_date", ["24 décembre 2026"]],
  ]);
});

it("leaves out what is empty and what the quiz does not know any more", () =>
  expect(tastesOf(quiz, { colors_loved: [], fit: "tight", note: "", gone: ["x"] }, "fr")).toEqual([]));

it("offers the steps of a scale, and asks for the number itself where it has a unit", () => {
  const [daring, height] = tastesOf(quiz, { daring: 4, height: 168 }, "fr");
  expect(daring?.options.map(({ label }) => label)).toEqual(["1 / 5", "2 / 5", "3 / 5", "4 / 5", "5 / 5"]);
  expect([daring?.range, height?.range]).toEqual([null, { min: 145, max: 195, unit: "cm" }]);
  expect([answerFrom("scale", ["169"]), answerFrom("scale", [""]), answerFrom("date", [])]).toEqual([169, null, null]);
});

it("shows an answer once, in the words of the quiz it was given in, a whole form first", () => {
  const later = {
    code: "client" as const,
    steps: [
      {
        slug: "habits",
        title: "",
        text: null,
        picture: null,
        questions: [ask("fit", { title: "later?", kind: "single", options: [option("loose")] })],
      },
    ],
  };
  const known = { answers: { fit: "loose", note: "Grimpe" }, codes: { fit: "client", note: "signup" } } as const;
  const whole = { ...quiz, steps: [...quiz.steps, { ...quiz.steps[0]!, questions: [] }] };
  expect(tastesIn([later, whole], known, "fr").map(({ code, title }) => [code, title])).toEqual([
    ["signup", "note?"],
    ["client", "later?"],
  ]);
});

it("takes one chip away and can put it back", () => {
  const [colors, fit] = tastesOf(quiz, { colors_loved: ["red", "blue"], fit: "loose" }, "fr");
  expect([colors && without(colors, "red"), fit && without(fit, "loose")]).toEqual([["blue"], null]);
  expect([colors && answerOf(colors), fit && answerOf(fit)]).toEqual([["red", "blue"], "loose"]);
});
