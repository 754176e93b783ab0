import { describe, expect, it } from "vitest";
import { garmentsOfEachFall } from "#tests/backend/drawn-cloth.ts";
import { lengthCm } from "../db/seed/garment-details.ts";
import { draftOf } from "./draft-of.ts";
import { lookAreas } from "./look.ts";
import { trueSizeOf } from "./true-scale.ts";
import { cuts, silhouettes, type Cut, type GarmentSpec, type Silhouette } from "./types.ts";

const aGarment = (silhouette: Silhouette, cut: Cut = "child", seed = 2): GarmentSpec => ({
  silhouette,
  cut,
  seed,
  pattern: "plain",
  fabric: "jersey",
  color: "#b3423a",
  accent: "#f6efe3",
});

/** Sizes in a flat-lay, in pixels of 800 × 1000. */
const laidOut = (names: readonly Silhouette[], cut?: Cut) =>
  lookAreas(names.map((name) => aGarment(name, cut))).map((area) => {
    if (!area) throw new Error("a garment found no place");
    return { ...area, width: area.width * 8, height: area.height * 10, x: area.x * 8, y: area.y * 10 };
  });

describe("a flat-lay has one scale", () => {
  it.each(cuts)("for every two garments of a %s", (cut) => {
    for (const silhouette of silhouettes) {
      const [shirt, other] = laidOut(["t-shirt", silhouette === "t-shirt" ? "jumper" : silhouette], cut);
      const [shirtCm, otherCm] = ["t-shirt" as const, silhouette === "t-shirt" ? ("jumper" as const) : silhouette].map(
        (name) => trueSizeOf(aGarment(name, cut)),
      );
      expect((other?.height ?? 0) / (shirt?.height ?? 1)).toBeCloseTo(
        (otherCm?.height ?? 0) / (shirtCm?.height ?? 1),
        1,
      );
      expect((other?.width ?? 0) / (shirt?.width ?? 1)).toBeCloseTo((otherCm?.width ?? 0) / (shirtCm?.width ?? 1), 1);
    }
  });

  it("with hats smaller than dresses, and shoes smaller than trousers", () => {
    const [hat, dress, sandals] = laidOut(["hat", "dress", "sandals"]);
    expect((hat?.height ?? 0) / (dress?.height ?? 1)).toBeLessThan(0.5);
    expect((sandals?.height ?? 0) / (dress?.height ?? 1)).toBeLessThan(0.45);
    const [jeans, trainers] = laidOut(["jeans", "trainers"], "woman");
    expect((trainers?.width ?? 0) / (jeans?.height ?? 1)).toBeLessThan(0.4);
  });

  it("with raincoats longer than shirts, and cardigans as long as them", () => {
    const [shirt, jeans, raincoat, cardigan] = laidOut(["t-shirt", "jeans", "raincoat", "cardigan"]);
    expect((raincoat?.height ?? 0) / (shirt?.height ?? 1)).toBeGreaterThan(1.15);
    expect((cardigan?.height ?? 0) / (shirt?.height ?? 1)).toBeGreaterThan(0.85);
    expect((cardigan?.height ?? 0) / (shirt?.height ?? 1)).toBeLessThan(1.2);
    expect((jeans?.height ?? 0) / (shirt?.height ?? 1)).toBeGreaterThan(1.1);
  });
});

it("keeps every garment on the sheet and the columns apart", () => {
  const looks: Silhouette[][] = [
    ["hat", "dress", "sandals"],
    ["beanie", "coat", "jumper", "trousers", "boots", "scarf"],
    ["blouse", "pinafore", "cardigan", "ballerinas"],
    ["shirt", "trousers", "belt", "boots"],
    ["bag"],
  ];
  for (const cut of cuts)
    for (const look of looks)
      for (const { x, y, width, height } of laidOut(look, cut)) {
        expect([look, x >= 0, y >= 0, x + width <= 801, y + height <= 1001]).toEqual([look, true, true, true, true]);
      }
});

it("measures garments in centimetres that a tailor would accept", () => {
  const cm = (silhouette: Silhouette, cut: Cut) => Math.round(trueSizeOf(aGarment(silhouette, cut)).height);
  expect(cm("t-shirt", "child")).toBeGreaterThan(38);
  expect(cm("t-shirt", "child")).toBeLessThan(48);
  expect(cm("trousers", "woman")).toBeGreaterThan(88);
  expect(cm("trousers", "woman")).toBeLessThan(108);
  expect(cm("bodysuit", "baby")).toBeLessThan(cm("bodysuit", "child"));
});

it.each(["skirt", "dress"] as const)("draws every woman's %s as long as its page says it is", (silhouette) => {
  const said = lengthCm(silhouette, "M") ?? 0;
  for (const spec of garmentsOfEachFall(silhouette)) {
    const points = draftOf(spec, false).pieces.flatMap((piece) => (piece.hangs ? [...piece.points] : []));
    const half = Math.max(...points.map(([x]) => x));
    /* A skirt is measured along its side, a dress down the middle of its back: both are drawn from 0. */
    const measured = points.filter(([x]) => (silhouette === "skirt" ? x > half * 0.97 : Math.abs(x) < half * 0.3));
    const foot = Math.max(...measured.map(([, y]) => y));
    expect(Math.abs(foot * trueSizeOf(spec).unit - said)).toBeLessThan(3);
  }
});
