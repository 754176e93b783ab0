import { describe, expect, it } from "vitest";
import { aGarment, garmentsOfEachFall } from "#tests/backend/drawn-cloth.ts";
import { draftOf } from "../draft-of.ts";
import { garmentFacts } from "../facts.ts";
import { traitsOf } from "../traits.ts";
import type { Fabric, GarmentSpec } from "../types.ts";
import { fallOf, type Fall } from "./falls.ts";

const fallOfSpec = (spec: GarmentSpec): Fall => fallOf(spec, traitsOf(spec));

/** The parts a skirt is made of, without its band. */
const partsOf = (spec: GarmentSpec) => draftOf(spec, false, { isStill: true }).pieces.filter((piece) => piece.hangs);

/** The widest half of a skirt about so far down from the waist to the hem, in drawing units. */
function halfAt(spec: GarmentSpec, share: number): number {
  const points = partsOf(spec).flatMap((piece) => [...piece.points]);
  const [top, foot] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const near = points.filter(([, y]) => Math.abs((y - top) / (foot - top) - share) < 0.1);
  return Math.max(...near.map(([x]) => Math.abs(x)));
}

const skirts = garmentsOfEachFall("skirt");
const skirtOf = (fall: Fall): GarmentSpec =>
  skirts.find((spec) => fallOfSpec(spec) === fall) ?? aGarment("skirt", "woman", 1);

/** A skirt of this fall and cloth. */
function cutOf(fall: Fall, fabric: Fabric): GarmentSpec {
  const seeds = Array.from({ length: 400 }, (_, seed) => ({ ...aGarment("skirt", "woman", seed), fabric }));
  const found = seeds.find((spec) => fallOfSpec(spec) === fall);
  if (!found) throw new Error(`no ${fall} of ${fabric}`);
  return found;
}

describe("a woman's skirt", () => {
  it("is cut in seven ways, and no two have the same outline", () => {
    const falls: Fall[] = ["a-line", "bias", "flounce", "gathered", "pleats", "trumpet", "wrap"];
    expect([...new Set(skirts.map(fallOfSpec))].toSorted()).toEqual(falls);
    const outlines = falls.map((fall) => JSON.stringify(partsOf(skirtOf(fall)).map((piece) => piece.points)));
    expect(new Set(outlines).size).toBe(falls.length);
  });

  it("is narrow to the knee as a trumpet, full below the waist when gathered, and close to the hip on the bias", () => {
    const [trumpet, gathered, bias] = [cutOf("trumpet", "velvet"), cutOf("gathered", "poplin"), cutOf("bias", "satin")];
    expect(halfAt(trumpet, 0.62)).toBeLessThan(halfAt(trumpet, 0.32) + 3);
    expect(halfAt(trumpet, 0.97)).toBeGreaterThan(halfAt(trumpet, 0.62) + 25);
    expect(halfAt(gathered, 0.22)).toBeGreaterThan(halfAt(bias, 0.32) + 8);
    expect(halfAt(bias, 0.97) - halfAt(bias, 0.62)).toBeGreaterThan(halfAt(gathered, 0.97) - halfAt(gathered, 0.62));
  });

  it("stands away from the body in stiff cloth and falls in deeper folds in soft", () => {
    const [stiff, soft] = [cutOf("a-line", "denim"), cutOf("a-line", "velvet")];
    expect(halfAt(stiff, 0.97)).toBeGreaterThan(halfAt(soft, 0.97));
    const folds = (spec: GarmentSpec) =>
      Math.max(...partsOf(spec).flatMap(({ folds: all = [] }) => all.map((fold) => fold[5])));
    expect(folds(soft)).toBeGreaterThan(folds(stiff));
  });

  it("flares, is pleated or has a flounce as its texts say", () => {
    const told = {
      "a-line": "flared",
      trumpet: "flared",
      bias: "flared",
      gathered: "flared",
      wrap: "flared",
      pleats: "pleated",
      flounce: "ruffle",
    };
    for (const spec of skirts) {
      expect(garmentFacts(spec).hem).toBe(told[fallOfSpec(spec)]);
      expect(halfAt(spec, 0.97)).toBeGreaterThan(halfAt(spec, 0.3) + 20);
    }
  });

  it("crosses over only where nothing is buttoned down the middle or sewn on", () => {
    for (const silhouette of ["skirt", "dress", "pinafore"] as const)
      for (const spec of garmentsOfEachFall(silhouette).filter((one) => fallOfSpec(one) === "wrap")) {
        const { closure, pockets } = traitsOf(spec);
        expect(silhouette).not.toBe("pinafore");
        expect(["none", "elastic"]).toContain(closure);
        expect(pockets).toBe("none");
      }
  });

  it("is cut otherwise for another piece of the same cloth", () => {
    const poplin = Array.from({ length: 40 }, (_, seed) => ({
      ...aGarment("skirt", "woman", seed),
      fabric: "poplin" as const,
    }));
    expect(new Set(poplin.map(fallOfSpec)).size).toBeGreaterThan(4);
  });
});
