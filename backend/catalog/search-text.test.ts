import { expect, it } from "vitest";
import { foldText } from "#contract/fold-text.ts";
import { searchWordsOf, typedWordsOf } from "./search-text.ts";

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

it("keeps the first twelve words of a search", () => {
  expect(searchWordsOf("a b c d e f g h i j k l m n")).toHaveLength(12);
  expect(searchWordsOf(" '*' ")).toEqual([]);
});

it("gives the words back as they were typed", () => {
  expect(typedWordsOf("T-Shirt à Fleurs 日本")).toEqual(["T", "Shirt", "à", "Fleurs"]);
  expect(typedWordsOf("aжb robe")).toEqual(["a", "b", "robe"]);
});
