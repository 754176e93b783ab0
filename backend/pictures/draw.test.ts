import { describe, expect, it } from "vitest";
import { drawGarment, drawLook, groundTint } from "./draw.ts";
import { garmentFacts } from "./facts.ts";
import { assertWellFormed } from "#tests/backend/well-formed.ts";
import { cuts, fabrics, patterns, silhouettes, type GarmentSpec } from "./types.ts";

const aGarment = (over: Partial<GarmentSpec> = {}): GarmentSpec => ({
  silhouette: "t-shirt",
  pattern: "stripe",
  fabric: "jersey",
  cut: "child",
  color: "#f6efe3",
  accent: "#2f3f66",
  seed: 1,
  ...over,
});

describe("drawGarment", () => {
  it("draws the same picture for the same arguments", () => {
    for (const silhouette of silhouettes)
      expect(drawGarment(aGarment({ silhouette }), "front")).toBe(drawGarment(aGarment({ silhouette }), "front"));
  });

  it.each(silhouettes)("draws %s in every pattern, cut and view as well-formed, small SVG", (silhouette) => {
    patterns.forEach((pattern, index) => {
      for (const view of ["front", "back", "detail"] as const) {
        const fabric = fabrics[(index * 5 + silhouette.length) % fabrics.length] ?? "jersey";
        const svg = drawGarment(
          aGarment({ silhouette, pattern, fabric, cut: cuts[index % 3] ?? "child", seed: index * 7 }),
          view,
        );
        assertWellFormed(svg);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(18_000);
      }
    });
  });

  it("gives every silhouette its own shape, and a back that differs from the front", () => {
    const fronts = silhouettes.map((silhouette) => drawGarment(aGarment({ silhouette, pattern: "plain" }), "front"));
    expect(new Set(fronts).size).toBe(silhouettes.length);
    silhouettes.forEach((silhouette, i) =>
      expect(drawGarment(aGarment({ silhouette, pattern: "plain" }), "back")).not.toBe(fronts[i]),
    );
  });

  it("survives colours it cannot read", () => {
    expect(() => assertWellFormed(drawGarment(aGarment({ color: "tomato", accent: "" }), "front"))).not.toThrow();
  });

  it("keeps a pattern visible when accent and colour are the same", () => {
    const svg = drawGarment(aGarment({ color: "#2f3f66", accent: "#2f3f66" }), "front");
    expect(svg).toMatch(/<pattern id="ap"[^>]*><path d="[^"]+" fill="(?!#2f3f66)/);
  });
});

describe("drawLook", () => {
  it("lays out one to six garments, with ids that do not collide", () => {
    for (let n = 1; n <= 6; n++) {
      const svg = drawLook(
        silhouettes.slice(n, n * 2).map((silhouette) => aGarment({ silhouette })),
        n,
      );
      assertWellFormed(svg);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
    }
    assertWellFormed(drawLook([], 1));
  });
});

it("answers facts that agree with the silhouette", () => {
  expect(garmentFacts(aGarment({ silhouette: "hoodie" })).hood).toBe(true);
  expect(garmentFacts(aGarment({ silhouette: "shirt" })).buttons).toBe(true);
  expect(garmentFacts(aGarment({ silhouette: "trousers" })).sleeves).toBe("none");
  expect(groundTint(aGarment())).toMatch(/^#[0-9a-f]{6}$/);
});
