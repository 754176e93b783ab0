import { fallOf } from "#backend/pictures/silhouettes/falls.ts";
import { traitsOf } from "#backend/pictures/traits.ts";
import { fabrics, type Cut, type GarmentSpec, type Silhouette } from "#backend/pictures/types.ts";

/* A drawing as pixels: where there is cloth, and where the ground shows between its parts. */

export const width = 210;
export const height = 280;
/** Lower than this, ground between two cloths one above the other is a gaping seam, not the space between two limbs. */
const slit = 9;

/** Red, green, blue and alpha of each pixel of a drawing of this width and height, row by row. */
export async function pixelsOf(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** 1 where a pixel is opaque. */
export function clothIn(pixels: Uint8Array): Uint8Array {
  const cloth = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < cloth.length; at++) cloth[at] = (pixels[at * 4 + 3] ?? 0) > 150 ? 1 : 0;
  return cloth;
}

/** 1 where a drawing of this width and height is opaque. */
export const clothOf = async (svg: string): Promise<Uint8Array> => clothIn(await pixelsOf(svg));

/** Pixels of slits, and ten for each small hole. */
export const gapIn = (cloth: Uint8Array): number => slitArea(cloth) + 10 * smallHoles(cloth).length;

/** Ground shut in by cloth: a gap between two pieces, unless it is as large as the space between two straps. */
function smallHoles(cloth: Uint8Array): number[] {
  const ground = cloth.map((value, at) => {
    const x = at % width;
    return value || x === 0 || x === width - 1 ? 0 : 1;
  });
  takeFrom(ground, width + 1);
  const all = cloth.reduce((sum, value) => sum + value, 0);
  return islandsOf(ground).filter((size) => size > 3 && size < all * 0.008);
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

/** Takes away everything that hangs together with a pixel; answers its size. */
function takeFrom(image: Uint8Array, start: number): number {
  const stack = [start];
  let size = 0;
  const reach = (at: number): void => {
    if (!image[at]) return;
    image[at] = 0;
    stack.push(at);
  };
  image[start] = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    size += 1;
    reach(at - width);
    reach(at + width);
    reach(at - 1);
    reach(at + 1);
  }
  return size;
}

/** Sizes of what hangs together, largest first. */
export function islandsOf(image: Uint8Array): number[] {
  const rest = Uint8Array.from(image);
  const sizes: number[] = [];
  for (let start = rest.indexOf(1); start >= 0; start = rest.indexOf(1, start)) sizes.push(takeFrom(rest, start));
  return sizes.toSorted((a, b) => b - a);
}

/** Seeds that together show every option of a silhouette. */
export function tellingSeeds(silhouette: Silhouette, cut: Cut): number[] {
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

export const aGarment = (silhouette: Silhouette, cut: Cut, seed: number): GarmentSpec => ({
  silhouette,
  cut,
  seed,
  pattern: "plain",
  fabric: "jersey",
  color: "#b3423a",
  accent: "#f6efe3",
});

/** A woman's garment of each way it is cut, each of the stiffest and of the softest cloth that is cut so. */
export function garmentsOfEachFall(silhouette: "skirt" | "dress" | "pinafore"): GarmentSpec[] {
  const found = new Map<string, GarmentSpec>();
  const bySoftness = ["denim", "linen", "poplin", "gauze", "satin", ...fabrics] as const;
  for (const fabric of bySoftness)
    for (let seed = 1; seed <= 200; seed++) {
      const spec = { ...aGarment(silhouette, "woman", seed), fabric };
      const fall = fallOf(spec, traitsOf(spec));
      for (const name of [`${fall} first`, `${fall} ${["gauze", "satin"].includes(fabric) ? "soft" : "stiff"}`])
        if (!found.has(name)) found.set(name, spec);
    }
  return [...new Set(found.values())];
}
