import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kidShoeSizes, kidSizes, oneSize, shoeRanges, womanSizes } from "#contract/sizes.ts";
import { compareSizes, formatSize, formatSizes } from "./size.ts";

describe("formatSize", () => {
  it.each([
    ["4 ans", "fr", "4 ans"],
    ["4 ans", "de", "4 Jahre"],
    ["4 ans", "nl", "4 jaar"],
    ["4 ans", "es", "4 años"],
    ["6 mois", "fr", "6 mois"],
    ["6 mois", "de", "6 Monate"],
    ["6 mois", "nl", "6 maanden"],
    ["6 mois", "es", "6 meses"],
    ["1 mois", "es", "1 mes"],
    ["1 an", "de", "1 Jahr"],
    ["TU", "fr", "une taille"],
    ["One size", "fr", "une taille"],
    ["S/M", "de", "S/M"],
    ["28", "nl", "28"],
  ] as const)("%s in %s is %s", (size, locale, expected) =>
    expect(formatSize(size, locale, "une taille")).toBe(expected),
  );
});

describe("compareSizes", () => {
  it("orders women's sizes as they grow", () =>
    expect(["L/XL", "M", "4XL", "TU", "XS", "S/M", "XXL", "S", "3XL", "L", "M/L", "XL"].toSorted(compareSizes)).toEqual(
      ["TU", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "S/M", "M/L", "L/XL"],
    ));
  it("puts every month before every year, and numbers in their order", () =>
    expect(["10 ans", "2 ans", "18 mois", "3 mois", "24 mois"].toSorted(compareSizes)).toEqual([
      "3 mois",
      "18 mois",
      "24 mois",
      "2 ans",
      "10 ans",
    ]));
  it("puts shoe sizes last", () =>
    expect(["36", "4 ans", "27-30", "28", "TU"].toSorted(compareSizes)).toEqual(["TU", "4 ans", "27-30", "28", "36"]));
});

it("says each unit once when sizes stand on one line", () => {
  expect(formatSizes(["4 ans", "12 mois", "3 ans", "6 mois"], "de", "")).toBe("6, 12 Monate, 3, 4 Jahre");
  expect(formatSizes(["M", "S"], "fr", "")).toBe("S, M");
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
