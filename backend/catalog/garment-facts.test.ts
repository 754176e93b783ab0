import { describe, expect, it } from "vitest";
import { silhouettes } from "../pictures/types.ts";
import { isForAge, kinds, usualNature } from "./garment-facts.ts";

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
] as const)("a %s of %s is %s in an outfit", (kind, family, role) =>
  expect(usualNature({ kind, family, fabric: "jersey" }).role).toBe(role),
);

it("tells bare arms by cut and cloth", () => {
  expect(usualNature({ family: "TOPS", kind: "t-shirt", fabric: "jersey" }).hasShortSleeves).toBe(true);
  expect(usualNature({ family: "TOPS", kind: "long-sleeve", fabric: "jersey" }).hasShortSleeves).toBe(false);
  expect(usualNature({ family: "DRESSES", kind: "dress", fabric: "gauze" }).hasShortSleeves).toBe(true);
  expect(usualNature({ family: "BOTTOMS", kind: "trousers", fabric: "linen" }).hasShortSleeves).toBe(false);
});

it("tells warmth by the garment before its cloth", () => {
  expect(usualNature({ family: "BOTTOMS", kind: "shorts", fabric: "corduroy" }).climate).toBe("WARM");
  expect(usualNature({ family: "KNITWEAR", kind: "jumper", fabric: "knit" }).climate).toBe("COOL");
  expect(usualNature({ family: "OUTERWEAR", kind: null, fabric: "poplin" }).climate).toBe("LIGHT");
  expect(usualNature({ family: "OUTERWEAR", kind: "jacket", fabric: "linen" }).climate).toBe("WARM");
  expect(usualNature({ family: "TOPS", kind: "long-sleeve", fabric: "jersey" }).climate).toBeNull();
});

it("tells what one dresses up in from what one plays in", () => {
  expect(usualNature({ family: "BOTTOMS", kind: "skirt", fabric: "velvet" }).dress).toBe("DRESSY");
  expect(usualNature({ family: "BOTTOMS", kind: "skirt", fabric: "denim" }).dress).toBe("PLAIN");
  expect(usualNature({ family: "BOTTOMS", kind: "joggers", fabric: "jersey" }).dress).toBe("SPORT");
  expect(usualNature({ family: "TOPS", kind: "t-shirt", fabric: "jersey" }).isRelaxed).toBe(true);
  expect(usualNature({ family: "BOTTOMS", kind: "trousers", fabric: "corduroy" }).isRelaxed).toBe(false);
});

it("has a kind for everything that can be drawn", () => {
  expect(silhouettes.filter((silhouette) => !kinds.some((kind) => kind === silhouette))).toEqual([]);
});
