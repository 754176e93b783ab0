import { describe, expect, it } from "vitest";
import { womanSizes } from "#contract/sizes.ts";
import {
  aGarment,
  clothOf,
  gapIn,
  garmentsOfEachFall,
  height,
  islandsOf,
  tellingSeeds,
  width,
} from "#tests/backend/drawn-cloth.ts";
import { draftOf, type Alteration } from "./draft-of.ts";
import { buildOf } from "./figure/build.ts";
import { renderDraft } from "./render.ts";
import { traitsOf } from "./traits.ts";
import { cuts, silhouettes, type Cut, type GarmentSpec, type Silhouette } from "./types.ts";

/** What is worn on two feet lies as two things; everything else is one. */
const pairs: Partial<Record<Silhouette, number>> = {
  socks: 2,
  trainers: 2,
  boots: 2,
  sandals: 2,
  ballerinas: 2,
  pyjamas: 2,
};

/** Laced, fringed, bobbled or with a buckle: ground is seen through them as it should be. */
const openWork: ReadonlySet<Silhouette> = new Set([
  "trainers",
  "boots",
  "sandals",
  "ballerinas",
  "socks",
  "scarf",
  "beanie",
  "hat",
  "belt",
  "bag",
]);

/** The scallops of a collar and the curve of a hood upon a shoulder leave less than this many pixels; a gaping seam more. */
const widestGap = (silhouette: Silhouette): number =>
  silhouette === "pinafore" || silhouette === "coat" || silhouette === "dress" ? 135 : 92;

/** The garment alone, without ground and shadow: what is opaque is cloth. */
function bareSvg(spec: GarmentSpec, isBack: boolean, alteration: Alteration = {}): string {
  const frame = { x: 15, y: 15, width: width - 30, height: height - 30, maxScale: 1 };
  const { defs, body } = renderDraft({ ...draftOf(spec, isBack, alteration), fill: 1, tilt: 0 }, spec, "a", frame);
  const shadowless = body.replaceAll(/<use href="#as"[^>]*\/>/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>${shadowless}</svg>`;
}

async function looseParts(silhouette: Silhouette, cut: Cut): Promise<string[]> {
  const loose: string[] = [];
  for (const seed of tellingSeeds(silhouette, cut))
    for (const isBack of [false, true]) {
      const spec = aGarment(silhouette, cut, seed);
      const cloth = await clothOf(bareSvg(spec, isBack));
      const islands = islandsOf(cloth).filter((size) => size > 9);
      const gap = openWork.has(silhouette) ? 0 : gapIn(cloth);
      if (islands.length === 0 || islands.length > (pairs[silhouette] ?? 1) || gap > widestGap(silhouette)) {
        const { collar, sleeves, closure, pockets, hem } = traitsOf(spec);
        loose.push(
          [
            seed,
            isBack ? "back" : "front",
            collar,
            sleeves,
            closure,
            pockets,
            hem,
            islands.join("+"),
            `slits ${gap}`,
          ].join(" "),
        );
      }
    }
  return loose;
}

describe("parts of a garment touch", () => {
  it.each(silhouettes.flatMap((silhouette) => cuts.map((cut) => [silhouette, cut] as const)))(
    "%s, %s",
    async (silhouette, cut) => {
      expect(await looseParts(silhouette, cut)).toEqual([]);
    },
    60_000,
  );
});

describe("a woman's skirt holds together from the waist to the hem, however it is cut and in every size", () => {
  it.each(["skirt", "dress", "pinafore"] as const)(
    "%s",
    async (silhouette) => {
      const loose: string[] = [];
      for (const spec of garmentsOfEachFall(silhouette))
        for (const size of [womanSizes[0]!, "M", womanSizes.at(-1)!])
          for (const isBack of [false, true]) {
            const { measures } = buildOf(size, "woman");
            const cloth = await clothOf(bareSvg(spec, isBack, { measures, isStill: true }));
            const islands = islandsOf(cloth).filter((area) => area > 9);
            if (islands.length !== 1 || gapIn(cloth) > widestGap(silhouette))
              loose.push(`${spec.fabric} ${spec.seed} ${size} ${isBack} ${islands.join("+")} slits ${gapIn(cloth)}`);
          }
      expect(loose).toEqual([]);
    },
    60_000,
  );
});
