import { describe, expect, it } from "vitest";
import { isOutgrown, ownerOf, type Relative } from "./wardrobe-owner.ts";
import type { OwnedPiece } from "./wardrobe-store.ts";

const today = "2026-11-22";
const lou: Relative = {
  id: "lou",
  profileType: "KID",
  gender: "GIRL",
  birthdate: "2021-04-12",
  sizes: { top_size: "5 ans", bottom_size: "5 ans", shoe_size: "28" },
};
const basile: Relative = {
  id: "basile",
  profileType: "KID",
  gender: "BOY",
  birthdate: "2024-05-02",
  sizes: { top_size: "2 ans", bottom_size: "2 ans", shoe_size: "23" },
};
const jeanne: Relative = {
  id: "jeanne",
  profileType: "WOMAN",
  gender: "WOMAN",
  birthdate: null,
  sizes: { top_size: "M", bottom_size: "M", shoe_size: "39" },
};
const family = [lou, basile, jeanne];

const aPiece = (change: Partial<OwnedPiece> = {}): OwnedPiece => ({
  lineId: "line",
  orderId: "order",
  productId: 1,
  variantId: 1,
  snapshot: {} as OwnedPiece["snapshot"],
  size: "5 ans",
  quantity: 1,
  source: "SHOP",
  boughtAt: new Date("2026-11-01"),
  isOnItsWay: false,
  profileType: "KID",
  gender: "MIXED",
  family: "TOPS",
  metaCategory: "TOP",
  kind: "t-shirt",
  role: "UNDER",
  climate: null,
  hex: "#1f2a44",
  color: "navy",
  pattern: "plain",
  fabric: "jersey",
  boxProfileId: null,
  movedTo: null,
  movedFrom: null,
  sentAt: null,
  ...change,
});

describe("outgrown", () => {
  it.each([
    ["4 ans", "TOP", true],
    ["5 ans", "TOP", false],
    ["6 ans", "TOP", false],
    ["TU", "OTHER", false],
    ["26", "FEET", true],
    ["28", "FEET", false],
    ["23-26", "FEET", true],
    ["27-30", "FEET", false],
  ] as const)("%s in %s of a child of five: %s", (size, metaCategory, expected) =>
    expect(isOutgrown(lou, { size, metaCategory }, today)).toBe(expected),
  );
  it("is what a birthday makes too small, though nobody told a new size", () => {
    const piece = { size: "5 ans", metaCategory: "TOP" } as const;
    expect(isOutgrown({ ...lou, sizes: { ...lou.sizes, top_size: null } }, piece, "2029-11-22")).toBe(true);
  });
  it("is nothing of a woman's", () =>
    expect(isOutgrown(jeanne, { size: "S", metaCategory: "TOP" }, today)).toBe(false));
});

describe("a piece", () => {
  const owner = (change: Partial<OwnedPiece>, of: readonly Relative[] = family) =>
    ownerOf(aPiece(change), of, { day: "2026-11-01", today });

  it("of a box is whose box it was", () => expect(owner({ source: "BOX", boxProfileId: "basile" })).toBe("basile"));
  it("of a box is nobody's once that person was erased", () =>
    expect(owner({ source: "BOX", boxProfileId: "erased" })).toBeUndefined());
  it("of the shop is whose size is the nearest", () => {
    expect(owner({ size: "5 ans" })).toBe("lou");
    expect(owner({ size: "18 mois" })).toBe("basile");
    expect(owner({ size: "M", profileType: "WOMAN", gender: "WOMAN" })).toBe("jeanne");
  });
  it("of the shop goes by the size of the day it was bought, too", () =>
    expect(ownerOf(aPiece({ size: "2 ans" }), [lou], { day: "2023-05-01", today })).toBe("lou"));
  it("of the shop is unclaimed when it fits nobody, or two alike", () => {
    expect(owner({ size: "12 ans" })).toBeNull();
    expect(owner({ size: "TU", metaCategory: "OTHER" })).toBeNull();
    expect(owner({}, [lou, { ...lou, id: "twin" }])).toBeNull();
  });
  it("made for girls is no boy's", () => expect(owner({ size: "2 ans", gender: "GIRL" }, [basile])).toBeNull());
  it("is whose it was handed down to, as long as there is such a person", () => {
    const handedDown = { boxProfileId: "lou", movedTo: "basile", movedFrom: "lou" };
    expect(owner(handedDown)).toBe("basile");
    expect(owner(handedDown, [lou])).toBe("lou");
  });
});
