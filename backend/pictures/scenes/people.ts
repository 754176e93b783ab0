import { buildOf } from "../figure/build.ts";
import { figureMarkup } from "../figure/figure.ts";
import { personOf, type Wearer } from "../figure/head.ts";
import { outfitOf } from "../figure/outfit.ts";
import type { GarmentSpec } from "../types.ts";
import type { Stage } from "./stage.ts";

/** Somebody in a scene: who it is follows from the seed, how tall from the size. */
export interface Someone {
  /** Tells people of one scene apart. */
  name: string;
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

/** Everybody is drawn with the same ids: in a scene they meet. */
const withOwnIds = (markup: string, prefix: string): string =>
  markup.replace(/( id="|url\(#|href="#)/g, (start) => start + prefix);

/** Draws somebody who stands there and looks at who looks at the picture. */
export function standing(s: Stage, { name, seed, wearer, size, wears }: Someone, { x, y, pxPerCm }: Place): Stage {
  const build = buildOf(size, wears[0]?.cut ?? "child");
  const person = personOf(seed, wearer);
  const { defs, body } = figureMarkup({ build, person, outfit: outfitOf(wears, build, person.skin) });
  const scale = (pxPerCm * build.heightCm) / build.height;
  s.shadow(x + 12 * scale, y + 4, 190 * scale, 30 * scale);
  s.define(`${name}-defs`, withOwnIds(defs, name));
  return s.raw(
    `<g transform="translate(${Math.round(x)} ${Math.round(y - build.floor * scale)})scale(${Math.round(scale * 1000) / 1000})">${withOwnIds(body, name)}</g>`,
  );
}
