import { describe, expect, it } from "vitest";
import { draftOf } from "./draft-of.ts";
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

const width = 210;
const height = 280;
/** Lower than this, ground between two cloths one above the other is a gaping seam, not the space between two limbs. */
const slit = 9;

/** The garment alone, without ground and shadow: what is opaque is cloth. */
function bareSvg(spec: GarmentSpec, isBack: boolean): string {
  const frame = { x: 15, y: 15, width: width - 30, height: height - 30, maxScale: 1 };
  const { defs, body } = renderDraft({ ...draftOf(spec, isBack), fill: 1, tilt: 0 }, spec, "a", frame);
  const shadowless = body.replaceAll(/<use href="#as"[^>]*\/>/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>${shadowless}</svg>`;
}

/** Ground shut in by cloth: a gap between two pieces, unless it is as large as the space between two straps. */
function smallHoles(cloth: Uint8Array): number[] {
  const ground = cloth.map((value, at) => {
    const x = at % width;
    return value || x === 0 || x === width - 1 ? 0 : 1;
  });
  const outside = floodedFrom(ground, width + 1);
  const all = cloth.reduce((sum, value) => sum + value, 0);
  return islandsOf(ground.map((value, at) => (value && !outside[at] ? 1 : 0))).filter(
    (size) => size > 3 && size < all * 0.008,
  );
}

/** Pixels of ground that lie in low slits between cloth above and cloth below. */
function slitArea(cloth: Uint8Array): number {
  let area = 0;
  for (let x = 0; x < width; x++) {
    let last = -1;
    for (let y = 0; y < height; y++) {
      if (!cloth[y * width + x]) continue;
      if (last >= 0 && y - last > 1 && y - last <= slit) area += y - last - 1;
      last = y;
    }
  }
  return area;
}

/** Everything of one value that hangs together with a pixel. */
function floodedFrom(image: Uint8Array, start: number): Uint8Array {
  const flooded = new Uint8Array(image.length);
  const stack = [start];
  flooded[start] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop())
    for (const next of [at - width, at + width, at - 1, at + 1])
      if (image[next] && !flooded[next]) {
        flooded[next] = 1;
        stack.push(next);
      }
  return flooded;
}

/** Sizes of what hangs together, largest first. */
function islandsOf(image: Uint8Array): number[] {
  const rest = Uint8Array.from(image);
  const sizes: number[] = [];
  for (let start = rest.indexOf(1); start >= 0; start = rest.indexOf(1, start)) {
    const island = floodedFrom(rest, start);
    sizes.push(island.reduce((sum, value) => sum + value, 0));
    for (let at = start; at < rest.length; at++) if (island[at]) rest[at] = 0;
  }
  return sizes.toSorted((a, b) => b - a);
}

/** Seeds that together show every option of a silhouette. */
function tellingSeeds(silhouette: Silhouette, cut: Cut): number[] {
  const shown = new Set<string>();
  const seeds: number[] = [];
  for (let seed = 1; seed <= 400; seed++) {
    const { collar, sleeves, closure, pockets, hem } = traitsOf(aGarment(silhouette, cut, seed));
    const options = [collar, sleeves, closure, pockets, hem].map((option, axis) => `${axis}${option}`);
    if (options.every((option) => shown.has(option))) continue;
    for (const option of options) shown.add(option);
    seeds.push(seed);
  }
  return seeds;
}

const aGarment = (silhouette: Silhouette, cut: Cut, seed: number): GarmentSpec => ({
  silhouette,
  cut,
  seed,
  pattern: "plain",
  fabric: "jersey",
  color: "#b3423a",
  accent: "#f6efe3",
});

async function looseParts(silhouette: Silhouette, cut: Cut): Promise<string[]> {
  const { default: sharp } = await import("sharp");
  const loose: string[] = [];
  for (const seed of tellingSeeds(silhouette, cut))
    for (const isBack of [false, true]) {
      const spec = aGarment(silhouette, cut, seed);
      const alpha = await sharp(Buffer.from(bareSvg(spec, isBack)))
        .extractChannel("alpha")
        .raw()
        .toBuffer();
      const cloth = alpha.map((value) => (value > 150 ? 1 : 0));
      const islands = islandsOf(cloth).filter((size) => size > 9);
      const gap = openWork.has(silhouette) ? 0 : slitArea(cloth) + 10 * smallHoles(cloth).length;
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
