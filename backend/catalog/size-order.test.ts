import fc from "fast-check";
import { expect, it } from "vitest";
import { kidShoeSizes, kidSizes, oneSize, shoeRanges, womanSizes } from "#contract/sizes.ts";
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

const asTheyGrow = [oneSize, ...womanSizes, ...kidSizes];
const aSize = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...asTheyGrow, ...kidShoeSizes, ...shoeRanges, "S/M", "36.5", "One size") },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);

it("orders any sizes in one way, whichever order they come in", () => {
  fc.assert(
    fc.property(fc.array(aSize, { maxLength: 30 }), fc.nat(), (sizes, turn) => {
      const sorted = sizes.toSorted(compareSizes);
      const turned = [...sizes.slice(turn % (sizes.length || 1)), ...sizes.slice(0, turn % (sizes.length || 1))];
      expect(turned.toReversed().toSorted(compareSizes)).toEqual(sorted);
      for (const [index, size] of sorted.entries())
        for (const later of sorted.slice(index)) expect(compareSizes(size, later)).toBeLessThanOrEqual(0);
    }),
  );
});

it("orders what profiles wear as it grows", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(asTheyGrow), (sizes) => {
      expect(sizes.toSorted(compareSizes)).toEqual(asTheyGrow.filter((size) => sizes.includes(size)));
    }),
  );
});
