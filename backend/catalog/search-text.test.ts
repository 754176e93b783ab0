import { expect, it } from "vitest";
import { foldText, searchWordsOf } from "./search-text.ts";

it.each([
  ["Robe d'Été", "robe d ete"],
  ["  CŒUR  ", "coeur"],
  ["Weiß", "weiss"],
  ["Mädchen & Röcke", "madchen rocke"],
  ["niño", "nino"],
  ["t-shirt:*|!()'", "t shirt"],
  ["日本", ""],
])("compares %j as %j", (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

it("keeps the first eight words of a search", () => {
  expect(searchWordsOf("a b c d e f g h i j")).toHaveLength(8);
  expect(searchWordsOf(" '*' ")).toEqual([]);
});
