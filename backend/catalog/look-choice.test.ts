import { describe, expect, it } from "vitest";
import { agesOf, seasonsOf } from "./look-choice.ts";

const piece = (...sizes: string[]) => ({
  variants: sizes.map((size, index) => ({ variant_id: index, size, is_available: false, is_low_stock: true })),
});

describe("the ages of a look", () => {
  it.each([
    [[piece("3 mois", "12 mois", "18 mois"), piece("18 mois", "2 ans")], ["0-1"]],
    [
      [piece("18 mois", "2 ans", "3 ans"), piece("18 mois", "2 ans")],
      ["0-1", "2-5"],
    ],
    [[piece("2 ans", "5 ans", "6 ans", "8 ans"), piece("6 ans", "8 ans", "10 ans", "14 ans")], ["6-9"]],
    [
      [piece("4 ans", "10 ans", "14 ans"), piece("27", "28"), piece("TU"), piece("27-30")],
      ["2-5", "10-14"],
    ],
  ])("are those of the sizes all clothes come in, sold out or not (%#)", (pieces, ages) =>
    expect(agesOf(pieces)).toEqual(ages),
  );
  it("are none where pieces have no size in common, or none by age", () => {
    expect(agesOf([piece("2 ans"), piece("4 ans")])).toEqual([]);
    expect(agesOf([piece("S", "M"), piece("38")])).toEqual([]);
    expect(agesOf([])).toEqual([]);
  });
});

describe("the seasons of a look", () => {
  it("are those in which all pieces are worn", () =>
    expect(
      seasonsOf([
        ["SPRING", "SUMMER", "AUTUMN", "WINTER"],
        ["AUTUMN", "WINTER"],
        ["SPRING", "AUTUMN"],
      ]),
    ).toEqual(["AUTUMN"]));
  it("are those in which most are, where none suits all", () =>
    expect(
      seasonsOf([
        ["AUTUMN", "WINTER"],
        ["AUTUMN", "WINTER"],
        ["SPRING", "SUMMER"],
      ]),
    ).toEqual(["AUTUMN", "WINTER"]));
  it("are none where half of it is for the cold and half for the heat, or nobody has told of any piece", () => {
    expect(
      seasonsOf([
        ["SPRING", "SUMMER"],
        ["AUTUMN", "WINTER"],
      ]),
    ).toEqual([]);
    expect(seasonsOf([[], []])).toEqual([]);
    expect(seasonsOf([])).toEqual([]);
  });
  it("follow from what is told of the others where one piece is not told of", () =>
    expect(seasonsOf([["SUMMER"], []])).toEqual(["SUMMER"]));
});
