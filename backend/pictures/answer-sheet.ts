import { draftOf, type Alteration } from "./draft-of.ts";
import type { Draft } from "./draft.ts";
import { formDraft, type FormMeasures } from "./dress-form.ts";
import { lookMarkup } from "./look.ts";
import { paletteOf } from "./palette.ts";
import { renderDraft, type Frame } from "./render.ts";
import { groundMarkup } from "./shading.ts";
import type { Cut, Fabric, GarmentSpec, Pattern, Silhouette } from "./types.ts";

/** Name of the picture of an answer: what is asked, for whom where it differs, and the value of the option. */
export type AnswerPicture = `${string}-${string}`;

export const answerPictureSize = { width: 800, height: 1000 } as const;
const { width, height } = answerPictureSize;

const ink = {
  cream: "#f3e8d4",
  white: "#fbf7ef",
  navy: "#2f3e5c",
  sky: "#9dbfd6",
  teal: "#5c8f8c",
  sage: "#9fb598",
  forest: "#41604f",
  mustard: "#d9a63f",
  apricot: "#eeb184",
  terracotta: "#c4704d",
  rust: "#a5522f",
  red: "#b8403c",
  plum: "#7c4a66",
  sand: "#dcc6a3",
  taupe: "#a08c79",
  grey: "#b9b8b4",
  black: "#35333a",
  denim: "#5d7799",
} as const;
export type Ink = keyof typeof ink;

/** A garment of a drawing; what is left out is plain jersey. */
export type Piece = readonly [
  silhouette: Silhouette,
  color: Ink,
  fabric?: Fabric,
  pattern?: Pattern,
  accent?: Ink,
  seed?: number,
];

const specOf = (
  [silhouette, color, fabric = "jersey", pattern = "plain", accent = "cream", seed = 3]: Piece,
  cut: Cut,
): GarmentSpec => ({ silhouette, color: ink[color], fabric, pattern, accent: ink[accent], cut, seed });

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

/** One drawing on paper, with a dashed line where a height is asked for. */
function sheet(draft: Draft, spec: GarmentSpec, frame: Frame, lineAt?: number): string {
  const palette = paletteOf(spec.color, spec.accent, spec.fabric);
  const ground = groundMarkup("ground", palette, width, height);
  const drawn = renderDraft(draft, spec, "a", frame);
  const line =
    lineAt === undefined
      ? ""
      : `<path d="M90 ${lineAt}h620" stroke="${palette.line}" stroke-width="4" stroke-dasharray="4 16" stroke-linecap="round" opacity=".55"/>`;
  return svg(`<defs>${ground.defs}${drawn.defs}</defs>${ground.body}${drawn.body}${line}`);
}

const whole: Frame = { x: 90, y: 110, width: 620, height: 780, maxScale: 2.3 };
export const garment = (piece: Piece, cut: Cut): string => {
  const spec = specOf(piece, cut);
  return sheet(draftOf(spec, false), spec, whole);
};
export const look = (pieces: readonly Piece[], cut: Cut, seed: number): string =>
  svg(
    lookMarkup(
      pieces.map((piece) => specOf(piece, cut)),
      seed,
    ),
  );

/** A garment hung at one height in one scale, so that only its cut differs from picture to picture. */
export function cutOf(
  piece: Piece,
  cut: Cut,
  change: Alteration,
  place: { y: number; scale: number; lineAt?: number },
): string {
  const spec = specOf(piece, cut);
  const frame = { x: -200, y: place.y, width: width + 400, height: 3000, maxScale: place.scale, isHung: true };
  return sheet(draftOf(spec, false, change), spec, frame, place.lineAt);
}

export function form(measures: FormMeasures): string {
  const spec = specOf(["dress", "sand", "linen"], "woman");
  return sheet(formDraft(measures), spec, {
    x: -200,
    y: 90,
    width: width + 400,
    height: 3000,
    maxScale: 1.72,
    isHung: true,
  });
}
