import { expect, it } from "vitest";
import { boxWishesSchema } from "#contract/draft-box.ts";
import { areWishes, joinWishes, readWishes, wishesText } from "./wished.ts";

it("writes picks into an address, and reads them again", () => {
  const text = wishesText([
    { product_id: 12, variant_id: 101 },
    { product_id: 13, variant_id: null },
  ]);
  expect(text).toBe("12:101,13");
  expect(readWishes(text)).toEqual([
    { product_id: 12, variant_id: 101 },
    { product_id: 13, variant_id: null },
  ]);
});

it("leaves out what is no pick, what is named twice, and what is too much", () => {
  expect(readWishes("")).toEqual([]);
  expect(wishesText(readWishes("12,13,12:101,13"))).toBe("12:101,13");
  expect(readWishes("0,-1,1.5,a,7:0,9999999999,2147483648,7:2147483648,012,8:1:2,5")).toEqual([
    { product_id: 5, variant_id: null },
  ]);
  expect(readWishes(Array.from({ length: 40 }, (_, index) => index + 1).join(","))).toHaveLength(30);
});

it("joins earlier picks with later ones: each piece once, in the size chosen last; of too many, the latest", () => {
  const before = readWishes("12:101,13");
  expect(wishesText(joinWishes(before, readWishes("12:102,14")))).toBe("12:102,13,14");
  expect(joinWishes(before, before)).toEqual(before);
  const many = readWishes(Array.from({ length: 30 }, (_, index) => `${index + 1}`).join(","));
  expect(wishesText(joinWishes(many, readWishes("40")))).toBe(wishesText([...many.slice(1), ...readWishes("40")]));
});

it("reads every id there may be", () =>
  expect(readWishes("2147483647:2147483647")).toEqual([{ product_id: 2_147_483_647, variant_id: 2_147_483_647 }]));

it("knows picks from what else a browser may hold, as the contract does", () => {
  const picks = readWishes(Array.from({ length: 30 }, (_, index) => `${index + 1}`).join(","));
  expect(areWishes(picks)).toBe(true);
  for (const value of [
    picks,
    [...picks, ...readWishes("12:101")],
    readWishes("12:101,13"),
    [],
    undefined,
    null,
    {},
    [null],
    [{ product_id: 1 }],
    [{ product_id: "1", variant_id: null }],
    [{ product_id: 2_147_483_648, variant_id: null }],
    [{ product_id: 1, variant_id: 0 }],
    [{ product_id: 1, variant_id: null, price: 1 }],
  ])
    expect([value, areWishes(value)]).toEqual([value, boxWishesSchema.safeParse(value).success]);
});
