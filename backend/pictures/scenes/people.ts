import { buildOf } from "../figure/build.ts";
import { figureMarkup } from "../figure/figure.ts";
import { personOf, type Wearer } from "../figure/head.ts";
import { outfitOf } from "../figure/outfit.ts";
import type { GarmentSpec } from "../types.ts";
import type { Stage } from "./stage.ts";

/** Somebody in a scene: who it is follows from the seed, how tall from the size. */
export interface Someone {
  seed: number;
  wearer: Wearer;
  /** Of the garments, as variants name it. */
  size: string;
  wears: readonly GarmentSpec[];
}

interface Place {
  /** Middle of the body, and where the soles stand. */
  x: number;
  y: number;
  pxPerCm: number;
}

/** Draws somebody upright, without a ground. */
function upright(s: Stage, { seed, wearer, size, wears }: Someone, { x, y, pxPerCm }: Place): number {
  const build = buildOf(size, wears[0]?.cut ?? "child");
  const person = personOf(seed, wearer);
  const scale = (pxPerCm * build.heightCm) / build.height;
  s.person(
    figureMarkup({ build, person, outfit: outfitOf(wears, build, person.skin) }),
    `translate(${Math.round(x)} ${Math.round(y - build.floor * scale)})scale(${Math.round(scale * 1000) / 1000})`,
  );
  return scale;
}

/** Draws somebody who stands there and looks at who looks at the picture. */
export function standing(s: Stage, someone: Someone, place: Place): Stage {
  const build = buildOf(someone.size, someone.wears[0]?.cut ?? "child");
  const scale = (place.pxPerCm * build.heightCm) / build.height;
  s.shadow(place.x + 12 * scale, place.y + 4, 190 * scale, 30 * scale);
  upright(s, someone, place);
  return s;
}

/** Somebody who lies on their back, seen from above, head up; the place is where the soles are. */
export function lying(s: Stage, someone: Someone, place: Place, turn = 0): Stage {
  const build = buildOf(someone.size, someone.wears[0]?.cut ?? "child");
  const long = place.pxPerCm * build.heightCm;
  return s.group(`rotate(${turn} ${Math.round(place.x)} ${Math.round(place.y - long / 2)})`, () => {
    s.shadow(place.x + 10, place.y - long * 0.44, long * 0.36, long * 0.5, 0.8);
    upright(s, someone, place);
  });
}

/** Somebody who sits in what is painted next, and is seen down to the waist; `rim` is the height of its edge. */
export function sittingIn(
  s: Stage,
  someone: Someone,
  { x, rim, pxPerCm }: { x: number; rim: number; pxPerCm: number },
) {
  const build = buildOf(someone.size, someone.wears[0]?.cut ?? "child");
  const scale = (pxPerCm * build.heightCm) / build.height;
  upright(s, someone, { x, y: rim + (build.floor - build.waistSeam - 40) * scale, pxPerCm });
}
