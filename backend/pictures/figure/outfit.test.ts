import { describe, expect, test } from "vitest";
import type { GarmentSpec, Silhouette } from "../types.ts";
import { buildOf } from "./build.ts";
import { outfitOf } from "./outfit.ts";

const build = buildOf("6 ans", "child");
const spec = (silhouette: Silhouette): GarmentSpec => ({
  silhouette,
  cut: "child",
  pattern: "plain",
  fabric: "jersey",
  color: "#8fa98b",
  accent: "#f6efe3",
  seed: 1,
});
const outfit = (...silhouettes: Silhouette[]) => outfitOf(silhouettes.map(spec), build, "#e8c4a4");
const lowest = (silhouettes: Silhouette[], of: Silhouette): number => {
  const layer = outfit(...silhouettes).layers.find((candidate) => candidate.spec.silhouette === of);
  return Math.max(...(layer?.draft.pieces ?? []).flatMap(({ points }) => points.map(([, y]) => y)));
};

describe("an outfit", () => {
  test("is put on from the skin outwards, however it is listed", () => {
    const { layers } = outfit("beanie", "cardigan", "trainers", "dress");
    expect(layers.map((layer) => layer.spec.silhouette)).toEqual(["trainers", "dress", "cardigan", "beanie"]);
  });

  test("shows legs where nothing long is worn", () => {
    expect(outfit("t-shirt", "shorts", "sandals").isLegBare).toBe(true);
    expect(outfit("t-shirt", "jeans", "trainers").isLegBare).toBe(false);
  });

  test("has leggings in its boots, and trousers over them", () => {
    const orderOf = (...silhouettes: Silhouette[]) =>
      outfit(...silhouettes).layers.map((layer) => layer.spec.silhouette);
    expect(orderOf("boots", "raincoat", "leggings")).toEqual(["leggings", "boots", "raincoat"]);
    expect(orderOf("boots", "raincoat", "trousers")).toEqual(["boots", "trousers", "raincoat"]);
  });

  test("has a shirt tucked into dungarees, and hanging over trousers", () => {
    expect(lowest(["t-shirt", "dungarees"], "t-shirt")).toBeLessThan(lowest(["t-shirt", "trousers"], "t-shirt"));
  });

  test("shows the neck in the opening of what lies on the skin only", () => {
    const [dress, cardigan] = outfit("dress", "cardigan").layers;
    const alone = outfit("cardigan").layers[0];
    expect(dress?.draft.pieces.some(({ inside }) => inside)).toBe(true);
    expect(cardigan?.draft.pieces.length).toBeLessThan(alone?.draft.pieces.length ?? 0);
  });
});
