import { expect, it } from "vitest";
import { drawPortrait, drawScene } from "../draw.ts";
import { assertWellFormed } from "#tests/backend/well-formed.ts";
import { sceneNames, sceneSizes, type SceneName, type SceneSize } from "./scene.ts";

it("draws every scene in every size, each with its own ids", () => {
  for (const name of sceneNames) {
    for (const size of Object.keys(sceneSizes) as SceneSize[]) {
      const svg = drawScene(name, size);
      assertWellFormed(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain(`viewBox="0 0 ${sceneSizes[size].join(" ")}"`);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(svg.length).toBeLessThan(116_000);
    }
  }
});

it("has at least sixteen collection covers, all different", () => {
  const covers = sceneNames.filter((name) => name.startsWith("collection-"));
  expect(covers.length).toBeGreaterThanOrEqual(16);
  expect(new Set(covers.map((name) => drawScene(name, "wide"))).size).toBe(covers.length);
});

it("has children where babies, rain and school are, and people in articles", () => {
  /* Each has a face that is cut to the outline of the head. */
  const people = (name: SceneName) => [...drawScene(name, "wide").matchAll(/<clipPath id="\w*hc"/g)].length;
  const alone = ["collection-baby", "birth-gift", "article-nursery-wardrobe", "article-rainy-days"] as const;
  expect(alone.map(people)).toEqual(alone.map(() => 1));
  const two = ["collection-rain", "article-first-school-day", "article-after-baby"] as const;
  expect(two.map(people)).toEqual(two.map(() => 2));
  expect(people("article-passing-on")).toBe(3);
});

it("draws portraits of women, men and children, the same for the same seed", () => {
  for (let seed = 0; seed < 60; seed++) {
    for (const options of [{}, { woman: false }, { child: true }]) {
      const svg = drawPortrait(seed, options);
      assertWellFormed(svg);
      expect(svg).toBe(drawPortrait(seed, options));
      expect(svg.length).toBeLessThan(14_000);
    }
  }
});
