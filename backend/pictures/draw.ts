import { wornMarkup, type WornDrawing } from "./figure/worn.ts";
import { detailMarkup } from "./detail.ts";
import { draftOf } from "./draft-of.ts";
import { lookMarkup } from "./look.ts";
import { paletteOf } from "./palette.ts";
import { portraitMarkup, type PortraitOptions } from "./portrait.ts";
import { renderDraft } from "./render.ts";
import { sceneMarkup, type SceneName, type SceneSize } from "./scenes/scene.ts";
import { groundMarkup } from "./shading.ts";
import type { GarmentSpec, View } from "./types.ts";

const frames = {
  baby: { x: 85, y: 130, width: 430, height: 520, maxScale: 1.62 },
  child: { x: 66, y: 84, width: 468, height: 620, maxScale: 1.5 },
  woman: { x: 58, y: 56, width: 484, height: 684, maxScale: 1.5 },
} as const;

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

/** A product picture, 3:4 (600 × 800 units), complete and self-contained; the same for the same arguments. */
export function drawGarment(spec: GarmentSpec, view: View): string {
  if (view === "detail") return svg(600, 800, detailMarkup(spec));
  const palette = paletteOf(spec.color, spec.accent, spec.fabric);
  const ground = groundMarkup("ground", palette, 600, 800);
  const garment = renderDraft(draftOf(spec, view === "back"), spec, "a", frames[spec.cut] ?? frames.child);
  return svg(600, 800, `<defs>${ground.defs}${garment.defs}</defs>${ground.body}${garment.body}`);
}

/** The garment in a size, worn by a baby, a child or a woman it is made for; 3:4 (600 × 800 units). */
export const drawWorn = (drawing: WornDrawing, size: string): string => svg(600, 800, wornMarkup(drawing, size));

/** A flat-lay of a whole look, 4:5 (800 × 1000 units); up to six garments are laid out by kind. */
export const drawLook = (specs: readonly GarmentSpec[], seed: number): string =>
  svg(800, 1000, lookMarkup(specs, seed));

/** The ground colour of a garment's picture, for the placeholder shown while it loads. */
export const groundTint = (spec: GarmentSpec): string => paletteOf(spec.color, spec.accent, spec.fabric).ground;

/** A painted head and shoulders, 1:1 (400 × 400 units): stylists, reviewers, authors. */
export const drawPortrait = (seed: number, options: PortraitOptions = {}): string =>
  svg(400, 400, portraitMarkup(seed, options));

/** An illustrated scene: heroes, collection covers, empty states. */
export const drawScene = (name: SceneName, size: SceneSize): string => sceneMarkup(name, size);
