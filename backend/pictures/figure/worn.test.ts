import { describe, expect, it } from "vitest";
import { kidHeights, kidSizes, womanSizes } from "#contract/sizes.ts";
import { assertWellFormed } from "#tests/backend/well-formed.ts";
import { drawWorn } from "../draw.ts";
import { draftOf } from "../draft-of.ts";
import { draftBox } from "../render.ts";
import { silhouettes, type Cut, type GarmentSpec } from "../types.ts";
import { buildOf, heightOf } from "./build.ts";

const aGarment = (over: Partial<GarmentSpec> = {}): GarmentSpec => ({
  silhouette: "t-shirt",
  pattern: "plain",
  fabric: "jersey",
  cut: "child",
  color: "#b3423a",
  accent: "#f6efe3",
  seed: 3,
  ...over,
});

const sizesOf: Record<Cut, readonly string[]> = {
  baby: ["1 mois", "9 mois", "2 ans", "19", "17-18", "TU"],
  child: ["2 ans", "8 ans", "14 ans", "15", "27", "31-34", "TU"],
  woman: ["XS", "M", "4XL", "39", "36-38", "TU"],
};

/** Centimetres of a garment as the picture shows it. */
function lengthInCm(size: string, cut: Cut, spec: GarmentSpec): number {
  const build = buildOf(size, cut);
  const [, top, , foot] = draftBox(draftOf(spec, false, { measures: build.measures, isStill: true }));
  return ((foot - Math.max(0, top)) / build.height) * build.heightCm;
}

describe("drawWorn", () => {
  it.each(silhouettes)("puts %s on a baby, a child and a woman in every kind of size", (silhouette) => {
    for (const [cut, sizes] of Object.entries(sizesOf) as [Cut, string[]][])
      for (const size of sizes) {
        const gender = cut === "woman" ? "WOMAN" : "GIRL";
        const svg = drawWorn({ spec: aGarment({ silhouette, cut, pattern: "flower" }), gender }, size);
        assertWellFormed(svg);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(40_000);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  it("lets one person wear all sizes of a product, and others wear others", () => {
    const skins = Array.from({ length: 40 }, (_, seed) => {
      const svg = drawWorn({ spec: aGarment({ seed }), gender: "MIXED" }, "4 ans");
      return /<path id="k0"/.test(svg) ? /<use href="#k0" fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] : undefined;
    });
    expect(new Set(skins).size).toBeGreaterThan(4);
  });
});

describe("a body of a size", () => {
  it("is as tall as the size table says", () => {
    for (const [size, cm] of Object.entries(kidHeights)) expect(heightOf(size, "child")).toBe(cm);
  });

  it("stands from the floor to the crown in exactly its height", () => {
    for (const size of kidSizes) {
      const build = buildOf(size, "child");
      expect(build.floor - build.chin + build.head).toBeCloseTo(build.height, 0);
    }
  });

  it("lies as long as it is too young to stand, whatever the garment is cut for", () => {
    const lying = (["baby", "child"] as const).map((cut) =>
      ["15", "18", "19", "23"].map((size) => buildOf(size, cut).isLying),
    );
    expect(lying).toEqual([
      [true, true, false, false],
      [true, true, false, false],
    ]);
  });

  it("has a head of a quarter of its height as a baby and of a seventh as a woman", () => {
    const share = (size: string, cut: Cut) => buildOf(size, cut).head / buildOf(size, cut).height;
    expect(share("3 mois", "baby")).toBeGreaterThan(0.24);
    expect(share("12 ans", "child")).toBeLessThan(0.16);
    expect(share("M", "woman")).toBeLessThan(0.14);
  });

  it("wears garments of true lengths, which grow with the size", () => {
    const shirt = aGarment({ silhouette: "t-shirt" });
    const lengths = ["2 ans", "4 ans", "6 ans", "8 ans", "10 ans", "12 ans", "14 ans"].map((size) =>
      lengthInCm(size, "child", shirt),
    );
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths[1]).toBeGreaterThan(38);
    expect(lengths[1]).toBeLessThan(48);
    expect(lengthInCm("M", "woman", aGarment({ cut: "woman" }))).toBeGreaterThan(58);
    expect(lengthInCm("M", "woman", aGarment({ cut: "woman" }))).toBeLessThan(72);
    const wide = womanSizes.map((size) => buildOf(size, "woman").measures.waist);
    expect(wide).toEqual(wide.toSorted((a, b) => a - b));
  });
});
