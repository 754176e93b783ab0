import { expect, it } from "vitest";
import type { QuizQuestion } from "#contract/quiz.ts";
import { optionShape } from "./option-shape.ts";

const picture = {
  url: "/pictures/a.svg",
  width: 4,
  height: 4,
  placeholder: "#fff",
} as QuizQuestion["options"][number]["picture"];
const options = (count: number, more: Partial<QuizQuestion["options"][number]> = {}): QuizQuestion["options"] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: String(index),
    help: null,
    colors: [],
    picture: null,
    ...more,
  }));

it("shows colours as cloth, and those to be avoided as chips where both are asked", () => {
  const colors = options(12, { colors: ["#fff"] });
  expect(optionShape({ id: "colors_loved", options: colors }, false)).toBe("swatches");
  expect(optionShape({ id: "colors_avoided", options: colors }, false)).toBe("chips");
  expect(optionShape({ id: "colors_avoided", options: colors }, true)).toBe("swatches");
});

it("spreads a question that has a screen of its own", () => {
  expect(optionShape({ id: "styles", options: options(7, { picture }) }, true)).toBe("small");
  expect(optionShape({ id: "fit", options: options(3, { picture }) }, true)).toBe("small");
  expect(optionShape({ id: "budget_level", options: options(4, { picture }) }, true)).toBe("wide");
});

it("sets questions that share a screen close together", () => {
  expect(optionShape({ id: "pieces_loved", options: options(18, { picture }) }, false)).toBe("thumbs");
  expect(optionShape({ id: "build", options: options(3, { picture }) }, false)).toBe("small");
  expect(optionShape({ id: "skirt_length", options: options(4, { picture }) }, false)).toBe("small");
  expect(optionShape({ id: "enough", options: options(7, { picture }) }, false)).toBe("thumbs");
  expect(optionShape({ id: "gender", options: options(3) }, false)).toBe("chips");
  expect(optionShape({ id: "prices", options: options(3, { help: "to 30 €" }) }, false)).toBe("small");
});
