import { paletteOf } from "../palette.ts";
import type { GarmentSpec } from "../types.ts";
import { buildOf, type Build } from "./build.ts";
import { figureMarkup } from "./figure.ts";
import { personOf, type Wearer } from "./head.ts";
import { outfitFor } from "./outfit.ts";
import { heldAs, poseOf } from "./pose.ts";
import { room, roomMarkup } from "./room.ts";

export interface WornDrawing {
  spec: GarmentSpec;
  gender: "GIRL" | "BOY" | "MIXED" | "WOMAN";
}

/** How much of the rule a picture shows: sizes of one product mostly share it, so that a child is seen to grow. */
const ruleFor = (heightCm: number): number => [68, 84, 108, 128, 156, 182].find((cm) => cm >= heightCm + 11) ?? 190;

const wearerOf = ({ spec, gender }: WornDrawing, build: Build): Wearer =>
  spec.cut === "woman"
    ? "woman"
    : build.heightCm <= 81
      ? "baby"
      : gender === "GIRL"
        ? "girl"
        : gender === "BOY"
          ? "boy"
          : "child";

const n2 = (value: number) => String(Math.round(value * 100) / 100);

/** A garment of a size worn by one it is made for, at true scale beside a rule; 3:4 (600 × 800 units). */
export function wornMarkup(drawing: WornDrawing, size: string): string {
  const { spec } = drawing;
  const pose = poseOf(spec);
  const build = heldAs(buildOf(size, spec.cut), pose);
  const person = personOf(spec.seed, wearerOf(drawing, build));
  const cm = ruleFor(build.heightCm);
  const pxPerCm = (room.floor - room.crown) / cm;
  const scale = (pxPerCm * build.heightCm) / build.height;
  const palette = paletteOf(spec.color, spec.accent, spec.fabric);
  const scene = roomMarkup(palette, cm, pxPerCm, build.isLying);
  const figure = figureMarkup({ build, person, outfit: outfitFor(spec, build, person.skin), pose });
  const shadow = build.isLying
    ? `<ellipse cx="${room.middle + 8}" cy="${n2(room.floor - (pxPerCm * build.heightCm) / 2 + 12)}" rx="${n2(190 * scale)}" ry="${n2(pxPerCm * build.heightCm * 0.52)}" fill="url(#fs)" opacity=".7"/>`
    : `<ellipse cx="${room.middle + 10}" cy="${room.floor + 4}" rx="${n2(150 * scale)}" ry="${n2(24 * scale)}" fill="url(#fs)"/>`;
  return `<defs>${scene.defs}${figure.defs}</defs>${scene.body}${shadow}<g transform="translate(${room.middle} ${n2(room.floor - build.floor * scale)})scale(${Math.round(scale * 1000) / 1000})">${figure.body}</g>`;
}
