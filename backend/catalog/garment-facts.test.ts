import { describe, expect, it } from "vitest";
import { climateOf, dressOf, hasShortSleeves, isForAge, isRelaxed, roleOf } from "./garment-facts.ts";

const belt = { family: "ACCESSORIES", kind: "belt", fabric: "leather", gender: "MIXED", sizes: ["TU"] } as const;
const romper = { family: "DRESSES", kind: "romper", fabric: "jersey", gender: "GIRL", sizes: ["3 ans"] } as const;

describe("isForAge", () => {
  it("gives no belt, bag or scarf to children under three", () => {
    expect([3, 18, 35, 36, 60].map((age) => isForAge(belt, "KID", age))).toEqual([false, false, false, true, true]);
  });
  it("gives rompers to children under three only", () => {
    expect([6, 35, 36].map((age) => isForAge(romper, "KID", age))).toEqual([true, true, false]);
  });
  it("gives women what is made for women, and children nothing of it", () => {
    expect(isForAge({ ...belt, gender: "WOMAN" }, "WOMAN", null)).toBe(true);
    expect(isForAge({ ...belt, gender: "WOMAN" }, "KID", 100)).toBe(false);
    expect(isForAge(belt, "WOMAN", 400)).toBe(false);
  });
});

it.each([
  ["cardigan", "KNITWEAR", "LAYER"],
  ["jumper", "KNITWEAR", "PULL"],
  ["dungarees", "DRESSES", "OVER"],
  [null, "DRESSES", "WHOLE"],
  ["skirt", "BOTTOMS", "BOTTOM"],
] as const)("a %s of %s is %s in an outfit", (kind, family, role) => expect(roleOf({ kind, family })).toBe(role));

it("tells bare arms by cut and cloth", () => {
  expect(hasShortSleeves({ family: "TOPS", kind: "t-shirt", fabric: "jersey" })).toBe(true);
  expect(hasShortSleeves({ family: "TOPS", kind: "long-sleeve", fabric: "jersey" })).toBe(false);
  expect(hasShortSleeves({ family: "DRESSES", kind: "dress", fabric: "gauze" })).toBe(true);
  expect(hasShortSleeves({ family: "BOTTOMS", kind: "trousers", fabric: "linen" })).toBe(false);
});

it("tells warmth by the garment before its cloth", () => {
  expect(climateOf({ family: "BOTTOMS", kind: "shorts", fabric: "corduroy" })).toBe("WARM");
  expect(climateOf({ family: "KNITWEAR", kind: "jumper", fabric: "knit" })).toBe("COOL");
  expect(climateOf({ family: "OUTERWEAR", kind: null, fabric: "poplin" })).toBe("LIGHT");
  expect(climateOf({ family: "OUTERWEAR", kind: "jacket", fabric: "linen" })).toBe("WARM");
  expect(climateOf({ family: "TOPS", kind: "long-sleeve", fabric: "jersey" })).toBeNull();
});

it("tells what one dresses up in from what one plays in", () => {
  expect(dressOf({ family: "BOTTOMS", kind: "skirt", fabric: "velvet" })).toBe("DRESSY");
  expect(dressOf({ family: "BOTTOMS", kind: "skirt", fabric: "denim" })).toBe("PLAIN");
  expect(dressOf({ family: "BOTTOMS", kind: "joggers", fabric: "jersey" })).toBe("SPORT");
  expect(isRelaxed({ family: "TOPS", kind: "t-shirt", fabric: "jersey" })).toBe(true);
  expect(isRelaxed({ family: "BOTTOMS", kind: "trousers", fabric: "corduroy" })).toBe(false);
});
