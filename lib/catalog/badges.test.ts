import { describe, expect, it } from "vitest";
import { badgesOf, reductionPercent } from "./badges.ts";

const variant = (isLow: boolean, isAvailable = true) => ({
  variant_id: 1,
  size: "4 ans",
  is_available: isAvailable,
  is_low_stock: isLow,
});
const product = (change: Partial<Parameters<typeof badgesOf>[0]> = {}) => ({
  label: null,
  is_recent: false,
  changed_at: null,
  variants: [variant(false)],
  lc_price: 20,
  original_price: null,
  lowest_price_30_days: null,
  ...change,
});
const kinds = (change: Partial<Parameters<typeof badgesOf>[0]>) => badgesOf(product(change)).map(({ kind }) => kind);

describe("reductionPercent", () => {
  it.each([
    [20, null, 0],
    [20, 20, 0],
    [25, 20, 0],
    [19.9, 20, 0],
    [19, 20, 5],
    [18.2, 20, 5],
    [13.4, 20, 30],
    [13.01, 20, 30],
    [13, 20, 35],
    [10, 0, 0],
  ])("%d instead of %j is -%d %%: rounded down to a multiple of 5", (lc_price, original_price, expected) =>
    expect(reductionPercent({ lc_price, original_price, lowest_price_30_days: null })).toBe(expected),
  );
  it("counts from the lowest price of the 30 days before, not from a higher struck one", () =>
    expect(reductionPercent({ lc_price: 12.5, original_price: 21.5, lowest_price_30_days: 19.5 })).toBe(35));
});

describe("badgesOf", () => {
  it("has none for a plain product", () => expect(kinds({})).toEqual([]));
  it("shows the label", () => {
    expect(kinds({ label: "matchy" })).toEqual(["matchy"]);
    expect(kinds({ label: "cotonbio" })).toEqual(["cotonbio"]);
  });
  it("says last chance only of what is left, when all of it is low", () => {
    expect(kinds({ variants: [variant(true), variant(true)] })).toEqual(["lastChance"]);
    expect(kinds({ variants: [variant(true), variant(false)] })).toEqual([]);
    expect(kinds({ variants: [] })).toEqual([]);
    expect(kinds({ variants: [variant(true, false), variant(true)] })).toEqual(["lastChance"]);
    expect(kinds({ variants: [variant(true), variant(false, false)] })).toEqual(["lastChance"]);
    expect(kinds({ variants: [variant(true, false), variant(true, false)] }), "sold out").toEqual([]);
  });
  it("puts the reduction first, the label last", () =>
    expect(kinds({ label: "matchy", is_recent: true, original_price: 40, variants: [variant(true)] })).toEqual([
      "reduction",
      "lastChance",
      "newCollection",
      "matchy",
    ]));
  it("says nothing about a reduction below 5 %", () => expect(kinds({ original_price: 20.5 })).toEqual([]));
});
