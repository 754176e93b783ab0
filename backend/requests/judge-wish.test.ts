import { describe, expect, it } from "vitest";
import { judgeWish, type WishFacts } from "./judge-wish.ts";

const girl = {
  profileType: "KID",
  birthdate: "2021-04-12",
  sizes: { top_size: "5 ans", bottom_size: "5 ans", shoe_size: "28" },
} as const;

const aWish = (change: Partial<WishFacts> = {}): WishFacts => ({
  piece: { gender: "GIRL", metaCategory: "TOP", priceCents: 2500, sizes: ["4 ans", "5 ans"] },
  madeIn: ["4 ans", "5 ans", "6 ans", "8 ans"],
  askedSize: null,
  wearer: girl,
  day: "2026-12-04",
  leftCents: null,
  ...change,
});
const piece = aWish().piece;

describe("a wish", () => {
  it.each<[string, Partial<WishFacts>, ReturnType<typeof judgeWish>]>([
    ["in the wearer's size is possible", {}, null],
    ["for another gender of the same line is possible", { piece: { ...piece, gender: "BOY" } }, null],
    ["of the women's line is not for a child", { piece: { ...piece, gender: "WOMAN" } }, "AUDIENCE"],
    [
      "made only for other ages does not fit",
      { madeIn: ["12 ans"], piece: { ...piece, sizes: ["12 ans"] } },
      "NO_SIZE",
    ],
    ["sold out in the wearer's size is out of stock", { piece: { ...piece, sizes: ["8 ans"] } }, "SOLD_OUT"],
    ["one size up on request is possible", { askedSize: "4 ans" }, null],
    [
      "far from the wearer's size does not fit",
      { askedSize: "10 ans", piece: { ...piece, sizes: ["10 ans"] } },
      "NO_SIZE",
    ],
    ["in a size that is gone is out of stock", { askedSize: "6 ans" }, "SOLD_OUT"],
    ["within what is left of the budget is possible", { leftCents: 2500 }, null],
    ["dearer than what is left of the budget is not", { leftCents: 2499 }, "OVER_BUDGET"],
    ["in one size fits everybody", { madeIn: ["TU"], askedSize: "TU", piece: { ...piece, sizes: ["TU"] } }, null],
  ])("%s", (_, change, expected) => expect(judgeWish(aWish(change))).toBe(expected));

  it("for shoes of a child whose shoe size nobody told may be in any size, but needs one", () => {
    const wearer = { ...girl, sizes: { top_size: null, bottom_size: null, shoe_size: null }, birthdate: null };
    const shoes = { piece: { ...piece, metaCategory: "FEET", sizes: ["31"] }, madeIn: ["31"], wearer } as const;
    expect(judgeWish(aWish({ ...shoes, askedSize: "31" }))).toBeNull();
    expect(judgeWish(aWish(shoes))).toBe("NO_SIZE");
  });
});
