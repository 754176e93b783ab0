import { heightOf } from "../../figure/build.ts";
import { trueSizeOf } from "../../true-scale.ts";
import type { GarmentSpec } from "../../types.ts";
import type { Someone } from "../people.ts";
import type { Stage } from "../stage.ts";

/** One scale for a picture whose things are drawn for 1200 × 800. */
export const scaleOf = ({ width, height }: Stage) => Math.min(width / 1200, height / 800);

/** Pixels of a centimetre for somebody as tall as this share of the picture. */
export const pxPerCm = ({ height }: Stage, share: number, someone: Someone) =>
  (share * height) / heightOf(someone.size, someone.wears[0]?.cut ?? "child");

/** Puts a garment down with its middle here, as large as it is. */
export function laid(s: Stage, spec: GarmentSpec, x: number, y: number, unit: number, tilt = 0) {
  const size = trueSizeOf(spec);
  const [width, height] = [size.width * unit, size.height * unit];
  s.garment(spec, { x: x - width / 2, y: y - height / 2, width, height, maxScale: size.unit * unit }, tilt);
}
