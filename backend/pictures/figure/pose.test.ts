import { describe, expect, it } from "vitest";
import { womanSizes } from "#contract/sizes.ts";
import {
  aGarment,
  clothIn,
  gapIn,
  garmentsOfEachFall,
  height,
  islandsOf,
  pixelsOf,
  tellingSeeds,
  width,
} from "#tests/backend/drawn-cloth.ts";
import { cuts, silhouettes, type GarmentSpec } from "../types.ts";
import { buildOf } from "./build.ts";
import { figureMarkup } from "./figure.ts";
import { personOf } from "./head.ts";
import { outfitFor } from "./outfit.ts";
import { heldAs, poseOf, poses, type Pose } from "./pose.ts";

const seeds = Array.from({ length: 400 }, (_, seed) => seed);

describe("the pose of a figure", () => {
  it("is one of several for a woman, none of them rare, and to stand still for children", () => {
    const counts = Object.groupBy(seeds, (seed) => poseOf({ cut: "woman", seed, silhouette: "dress" }));
    for (const pose of poses) expect([pose, (counts[pose]?.length ?? 0) > 60]).toEqual([pose, true]);
    for (const cut of cuts.filter((one) => one !== "woman"))
      expect(new Set(seeds.map((seed) => poseOf({ cut, seed, silhouette: "dress" })))).toEqual(new Set(["still"]));
  });

  it("leaves a bag in a hand that hangs", () =>
    expect(seeds.map((seed) => poseOf({ cut: "woman", seed, silhouette: "bag" }))).not.toContain("hip"));
});

/** The woman alone, without the room: what is opaque is she, or what she wears. Her skin is of a green nothing else has. */
function bareFigure(spec: GarmentSpec, { size, pose }: { size: string; pose: Pose }): string {
  const build = heldAs(buildOf(size, "woman"), pose);
  const person = { ...personOf(spec.seed, "woman"), skin: "#00ff00" as const };
  const outfit = outfitFor(spec, build, person.skin);
  const { defs, body } = figureMarkup({ build, person, outfit, pose });
  const box = [-build.height * 0.375, build.floor - build.height * 0.98, build.height * 0.75, build.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(" ")}"><defs>${defs}</defs>${body}</svg>`;
}

/** Ground that a bent arm shuts in is narrow in its corners: so many pixels more than beside arms that hang. */
const cornersOfBentArm = 60;

function skinIn(pixels: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    if ((pixels[at + 3] ?? 0) > 150 && green > red + 40 && green > blue + 40) count += 1;
  }
  return count;
}

/** Cloth that stays behind where the body goes lets skin be seen that a still figure covers. */
const moreSkin = 1.06;

/** What comes apart on a woman who wears this and does not stand still. */
async function looseOn(spec: GarmentSpec): Promise<string[]> {
  const loose: string[] = [];
  for (const size of [womanSizes[0]!, "M", womanSizes.at(-1)!]) {
    const still = await pixelsOf(bareFigure(spec, { size, pose: "still" }));
    const [stillGap, stillSkin] = [gapIn(clothIn(still)), skinIn(still)];
    for (const pose of poses.filter((one) => one !== "still")) {
      const pixels = await pixelsOf(bareFigure(spec, { size, pose }));
      const figure = clothIn(pixels);
      const skin = skinIn(pixels) / stillSkin;
      const islands = islandsOf(figure).filter((area) => area > 9);
      const gap = gapIn(figure) - stillGap;
      if (islands.length !== 1 || gap > cornersOfBentArm || skin > moreSkin)
        loose.push(
          `${spec.fabric} ${spec.seed} ${size} ${pose} ${islands.join("+")} slits ${gap} skin ${skin.toFixed(2)}`,
        );
    }
  }
  return loose;
}

describe("parts of a dressed woman touch in every pose", () => {
  it.each(silhouettes)(
    "%s",
    async (silhouette) => {
      const loose: string[] = [];
      for (const seed of tellingSeeds(silhouette, "woman"))
        loose.push(...(await looseOn(aGarment(silhouette, "woman", seed))));
      expect(loose).toEqual([]);
    },
    60_000,
  );

  it.each(["skirt", "dress"] as const)(
    "%s, however it is cut",
    async (silhouette) => {
      const loose: string[] = [];
      for (const spec of garmentsOfEachFall(silhouette)) loose.push(...(await looseOn(spec)));
      expect(loose).toEqual([]);
    },
    60_000,
  );
});
