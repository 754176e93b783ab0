import { describe, expect, it } from "vitest";
import { kidHeights, kidSizes } from "#contract/sizes.ts";
import { sizeAdviceOf } from "./size-advice.ts";

const product = (sizes: string[], change: Partial<Parameters<typeof sizeAdviceOf>[0]> = {}) => ({
  variants: sizes.map((size, index) => ({ variant_id: index, size, is_available: true, is_low_stock: false })),
  profile_type: "KID" as const,
  family: "TOPS" as const,
  lengths: null,
  ...change,
});

describe("sizeAdviceOf", () => {
  it("measures children by height, months before years", () =>
    expect(sizeAdviceOf(product(["4 ans", "12 mois"]))).toEqual({
      kind: "kids",
      columns: ["height", "chest", "waist"],
      rows: [
        { size: "12 mois", measures: ["74", "48", "47"] },
        { size: "4 ans", measures: ["102", "56", "52"] },
      ],
    }));
  it("measures children as tall as they are drawn", () => {
    const { rows } = sizeAdviceOf(product([...kidSizes]));
    expect(rows.map(({ size, measures }) => [size, Number(measures[0])])).toEqual(Object.entries(kidHeights));
  });
  it("measures women by chest, waist and hips", () =>
    expect(sizeAdviceOf(product(["M"], { profile_type: "WOMAN" }))).toMatchObject({
      kind: "woman",
      rows: [{ size: "M", measures: ["88–92", "70–74", "96–100"] }],
    }));
  it("measures feet for shoes", () =>
    expect(sizeAdviceOf(product(["28", "36"], { family: "SHOES" })).rows).toEqual([
      { size: "28", measures: ["17.5"] },
      { size: "36", measures: ["23"] },
    ]));
  it("gives socks the range of feet they fit", () =>
    expect(sizeAdviceOf(product(["23-26"], { family: "ACCESSORIES" })).rows).toEqual([
      { size: "23-26", measures: ["14–16"] },
    ]));
  it("adds the length of the piece where it was measured", () =>
    expect(
      sizeAdviceOf(product(["4 ans", "5 ans"], { lengths: { measured: "BACK", sizes: [{ size: "4 ans", cm: 42 }] } })),
    ).toMatchObject({
      columns: ["height", "chest", "waist", "length"],
      rows: [{ measures: ["102", "56", "52", "42"] }, { measures: ["108", "58", "53", "–"] }],
    }));
  it("has no table for one size, and leaves out what it cannot measure", () => {
    expect(sizeAdviceOf(product(["TU"]))).toEqual({ kind: "one", columns: [], rows: [] });
    expect(sizeAdviceOf(product(["4 ans", "99 ans"])).rows).toHaveLength(1);
  });
});
