import { expect, it } from "vitest";
import type { QuizQuestion } from "#contract/quiz.ts";
import { answerText } from "./answer-text.ts";

const options = [
  { value: "red", label: "Rouge", help: null, colors: [], picture: null },
  { value: "blue", label: "Bleu", help: null, colors: [], picture: null },
];
const scale = { min: 1, max: 5, min_label: "", max_label: "", unit: null };
const say = (kind: QuizQuestion["kind"], answer: unknown, more: Partial<QuizQuestion> = {}) =>
  answerText({ kind, options, scale, ...more }, answer, "fr");

it.each([
  ["one by its label", say("single", "red"), "Rouge"],
  ["several in a row, without what is offered no more", say("multiple", ["blue", "gone", "red"]), "Bleu, Rouge"],
  ["none of several", say("multiple", []), null],
  ["a size in the language", answerText({ kind: "size", options, scale }, "4 ans", "de"), "4 Jahre"],
  ["a day", say("date", "2021-04-03"), "3 avril 2021"],
  ["a step of a scale", say("scale", 4), "4 / 5"],
  ["a number with its unit", say("scale", 168, { scale: { ...scale, unit: "cm" } }), "168 cm"],
  [
    "how many looks were liked",
    say("outfits", [
      { look_id: 1, like: true },
      { look_id: 2, like: false },
    ]),
    "1 / 2 ♥",
  ],
  ["nothing", say("text", null), null],
] as const)("says %s", (_, text, expected) => expect(text).toBe(expected));
