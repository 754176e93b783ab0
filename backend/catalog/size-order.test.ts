import { expect, it } from "vitest";
import { compareSizes } from "./size-order.ts";

it.each([
  [
    "women's sizes as they grow",
    ["XL", "4XL", "TU", "S/M", "XS", "3XL", "M", "XXL", "L", "S"],
    ["TU", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "S/M"],
  ],
  [
    "every month before every year",
    ["10 ans", "2 ans", "18 mois", "1 an", "3 mois"],
    ["3 mois", "18 mois", "1 an", "2 ans", "10 ans"],
  ],
  ["shoes and socks by number, after ages", ["36", "4 ans", "27-30", "28", "TU"], ["TU", "4 ans", "27-30", "28", "36"]],
  ["what is unknown last", ["one", "36", "XS"], ["XS", "36", "one"]],
])("orders %s", (_, sizes, expected) => {
  expect(sizes.toSorted(compareSizes)).toEqual(expected);
});
