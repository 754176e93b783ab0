import { expect, it } from "vitest";
import { kidSizes } from "#contract/sizes.ts";
import { garmentDetails, lengthCm, lengthMeasured } from "./garment-details.ts";
import { planProduct } from "./product-plan.ts";

const now = new Date("2026-11-23T10:00:00Z");
const plans = Array.from({ length: 400 }, (_, index) => planProduct(index + 1, now));
const plansOf = (silhouette: string) => plans.filter((plan) => plan.silhouette === silhouette);

it("lines coats, and says nothing of the lining of a T-shirt", () => {
  for (const plan of plansOf("coat")) expect(garmentDetails(plan).lining).toBe("POLYESTER");
  for (const plan of plansOf("t-shirt")) expect(garmentDetails(plan).lining).toBeNull();
});

it("gives sandals to the warm months and boots to the cold ones", () => {
  for (const plan of plansOf("sandals")) expect(garmentDetails(plan).seasons).toEqual(["SPRING", "SUMMER"]);
  for (const plan of plansOf("boots")) expect(garmentDetails(plan).seasons).toEqual(["AUTUMN", "WINTER"]);
});

it("never calls rigid what has elastane in it", () => {
  const elastic = plans.filter(({ composition }) => composition.some(({ material }) => material === "elastane"));
  expect(elastic.filter((plan) => garmentDetails(plan).stretch === "NONE")).toEqual([]);
});

it("makes every garment longer with its size", () => {
  const shorter = plans.flatMap(({ silhouette }) =>
    kidSizes.filter((size, index) => {
      const [cm, before] = [lengthCm(silhouette, size), lengthCm(silhouette, kidSizes[index - 1] ?? "")];
      return cm !== null && before !== null && cm <= before;
    }),
  );
  expect(shorter).toEqual([]);
});

it("measures no shoes, socks or hats", () => {
  const silhouettes = ["boots", "socks", "hat", "bag"] as const;
  expect(silhouettes.map((silhouette) => [lengthMeasured(silhouette), lengthCm(silhouette, "6 ans")])).toEqual(
    silhouettes.map(() => [null, null]),
  );
});

it.each([
  ["t-shirt", "5 ans", 44],
  ["dress", "6 ans", 63],
  ["trousers", "4 ans", 59],
  ["trousers", "M", 103],
  ["socks", "27-30", null],
] as const)("a %s of %s is %s cm long", (silhouette, size, cm) => expect(lengthCm(silhouette, size)).toBe(cm));
