import { expect, it } from "vitest";
import { kidShoeSizes, kidSizes, oneSize, shoeRanges, womanSizes } from "./sizes.ts";
import { sizeAge } from "./size-age.ts";

it.each([
  ["4 ans", { count: 4, unit: "year" }],
  ["1 an", { count: 1, unit: "year" }],
  ["18 mois", { count: 18, unit: "month" }],
  ["6Mois", { count: 6, unit: "month" }],
  ["ans", null],
  ["4 ans 1/2", null],
  ["-4 ans", null],
])("%s is made for %j", (size, age) => expect(sizeAge(size)).toEqual(age));

it("reads every size of children's clothes, and no other of the shop", () => {
  expect(kidSizes.filter((size) => sizeAge(size) === null)).toEqual([]);
  const others = [oneSize, ...womanSizes, ...kidShoeSizes, ...shoeRanges];
  expect(others.filter((size) => sizeAge(size) !== null)).toEqual([]);
});
