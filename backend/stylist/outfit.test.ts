import { describe, expect, it } from "vitest";
import { aPiece } from "#tests/backend/stylist-pieces.ts";
import { fitsLook, isComplete, isWarmEnough, keepsBalance, staysWearable } from "./outfit.ts";

const shirt = aPiece({ id: 1 });
const longSleeve = aPiece({ id: 2, kind: "long-sleeve" });
const jeans = aPiece({ id: 3, family: "BOTTOMS", kind: "jeans", metaCategory: "BOTTOM" });
const jumper = aPiece({ id: 4, family: "KNITWEAR", kind: "jumper", fabric: "knit" });
const cardigan = aPiece({ id: 5, family: "KNITWEAR", kind: "cardigan", fabric: "knit" });
const dress = aPiece({ id: 6, family: "DRESSES", kind: "dress" });
const dungarees = aPiece({ id: 7, family: "DRESSES", kind: "dungarees" });
const socks = aPiece({ id: 8, family: "ACCESSORIES", kind: "socks" });
const coat = aPiece({ id: 9, family: "OUTERWEAR", kind: "coat" });

describe("isComplete", () => {
  it.each([
    ["a top and a bottom", [shirt, jeans], true],
    ["a jumper and a bottom", [jumper, jeans], true],
    ["a dress", [dress], true],
    ["dungarees with a top", [dungarees, longSleeve], true],
    ["a top and socks", [shirt, socks], false],
    ["a jumper and a top", [jumper, shirt], false],
    ["a bottom and a coat", [jeans, coat], false],
    ["a cardigan over nothing", [cardigan, jeans], false],
    ["dungarees over nothing", [dungarees], false],
    ["socks", [socks], false],
  ])("%s: %s", (_, look, complete) => expect(isComplete(look)).toBe(complete));
});

it("puts a top under dungarees, and none under a dress", () => {
  expect(fitsLook(longSleeve, [dungarees])).toBe(true);
  expect(fitsLook(shirt, [dress])).toBe(false);
  expect(fitsLook(jeans, [dress])).toBe(false);
});

it("covers short sleeves in winter with something knitted", () => {
  expect(isWarmEnough([shirt, jeans], "2026-12-01")).toBe(false);
  expect(isWarmEnough([shirt, cardigan, jeans], "2026-12-01")).toBe(true);
  expect(isWarmEnough([longSleeve, jeans], "2026-12-01")).toBe(true);
  expect(isWarmEnough([shirt, jeans], "2027-05-01")).toBe(true);
});

it("holds no second piece of the same cut, colour and pattern", () => {
  expect(keepsBalance({ ...shirt, id: 20 }, [shirt])).toBe(false);
  expect(keepsBalance({ ...shirt, id: 20, color: "coral" }, [shirt])).toBe(true);
});

describe("staysWearable", () => {
  const day = "2026-12-01";
  it("keeps a look complete and warm with another piece in the place of one", () => {
    expect(staysWearable(longSleeve, jumper, [jeans], day)).toBe(true);
    expect(staysWearable(cardigan, jumper, [jeans], day), "a cardigan over nothing").toBe(false);
    expect(staysWearable(shirt, longSleeve, [jeans], day), "bare arms in winter").toBe(false);
    expect(staysWearable(shirt, longSleeve, [jeans], "2027-05-01")).toBe(true);
  });
  it("asks no more of a look than it was", () => {
    expect(staysWearable(socks, coat, [jeans], day)).toBe(true);
    expect(staysWearable({ ...shirt, id: 30 }, shirt, [jeans], day), "it was as cold before").toBe(true);
  });
});
