import type { Draft, Piece } from "./draft.ts";
import { bandTile, clothOf, type Cloth, type Tile } from "./fabrics.ts";
import { paletteOf, type Palette } from "./palette.ts";
import { closedPath, crescent, openPath, wobbled, type Point } from "./path.ts";
import { patternTile } from "./patterns.ts";
import { randomFrom } from "./random.ts";
import { roundingGradient, shadowMarkup } from "./shading.ts";
import { tone } from "./color.ts";
import type { GarmentSpec } from "./types.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Largest magnification: a sock stays smaller than a coat. */
  maxScale: number;
  /** Hangs from the top edge of the frame instead of lying in its middle. */
  isHung?: boolean;
}

/** A garment as markup to be placed in any picture; every id starts with `prefix`. */
export interface Rendered {
  defs: string;
  body: string;
}

function box(points: readonly Point[]) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

const tileMarkup = (id: string, t: Tile, scale: number, grain: number) =>
  `<pattern id="${id}" width="${t.width}" height="${t.height}" patternUnits="userSpaceOnUse" patternTransform="${grain ? `rotate(${grain})` : ""}scale(${scale})">${t.body}</pattern>`;

interface Dye {
  suffix: string;
  palette: Palette;
  cloth: Cloth;
}

/** Collects the definitions a garment really uses, each once. */
class Sheet {
  defs = "";
  seen = new Set<string>();
  prefix: string;
  palette: Palette;
  scale: number;
  pattern: Tile | null;
  #fabric: GarmentSpec["fabric"];
  #dyes = new Map<string, Dye>();
  constructor(spec: GarmentSpec, prefix: string, scale: number) {
    this.prefix = prefix;
    this.#fabric = spec.fabric;
    this.palette = paletteOf(spec.color, spec.accent, spec.fabric);
    this.pattern = patternTile(spec.pattern, this.palette);
    this.scale = scale;
  }
  /** Shades of one colour: a yellow cuff on a navy jumper is shaded in ochre, not in navy. */
  dye(color: string): Dye {
    const known = this.#dyes.get(color);
    if (known) return known;
    const suffix = ["", "x", "y", "z", "w", "v"][this.#dyes.size] ?? `u${this.#dyes.size}`;
    const palette = color === this.palette.main ? this.palette : paletteOf(color, this.palette.accent, this.#fabric);
    const dye = { suffix, palette, cloth: clothOf(this.#fabric, palette) };
    this.#dyes.set(color, dye);
    return dye;
  }
  tile(kind: "p" | "f" | "b", grain: number, dye: Dye): string | null {
    const tile = kind === "p" ? this.pattern : kind === "f" ? dye.cloth.tile : bandTile(dye.palette);
    if (!tile) return null;
    const turn = Math.round(grain / 3) * 3;
    const base = `${this.prefix}${kind}${dye.suffix}`;
    const id = `${base}${turn}`.replace("-", "_");
    if (!this.seen.has(id)) {
      this.seen.add(id);
      const scale = Math.round((kind === "p" ? 1.05 : 0.9) * this.scale * 100) / 100;
      if (this.seen.has(base))
        this.defs += `<pattern id="${id}" href="#${base}" patternTransform="${turn ? `rotate(${turn})` : ""}scale(${scale})"/>`;
      else {
        this.seen.add(base);
        this.defs += tileMarkup(base, tile, scale, turn);
        if (id !== base) this.defs += `<pattern id="${id}" href="#${base}"/>`;
      }
    }
    return `url(#${id})`;
  }
  rounding(degrees: number, dye: Dye): string {
    const turn = Math.round(degrees / 10) * 10;
    const base = `${this.prefix}g${dye.suffix}`;
    const id = `${base}${turn}`.replace("-", "_");
    if (!this.seen.has(base)) this.defs += roundingGradient(base, dye.cloth, dye.palette);
    if (!this.seen.has(id))
      this.defs += `<linearGradient id="${id}" href="#${base}"${turn ? ` gradientTransform="rotate(${turn} .5 .5)"` : ""}/>`;
    this.seen.add(base).add(id);
    return `url(#${id})`;
  }
  button(): string {
    const id = `${this.prefix}bt`;
    if (!this.seen.has(id)) {
      this.seen.add(id);
      const rim = tone(buttonColor(this.palette), 0.72);
      this.defs += `<g id="${id}"><circle cx=".12" cy=".22" r="1.08" fill="${this.palette.line}" opacity=".35"/><circle r="1" fill="${buttonColor(this.palette)}" stroke="${rim}" stroke-width=".14"/><circle r=".62" fill="none" stroke="${rim}" stroke-width=".1" opacity=".6"/><path d="M-.24-.24v.01M.24-.24v.01M-.24.24v.01M.24.24v.01" stroke="${rim}" stroke-width=".22" stroke-linecap="round"/></g>`;
    }
    return id;
  }
}

const buttonColor = (p: Palette) => (p.accent === p.main ? "#efe3cd" : tone(p.accent, 1.02, 0.9));

const n1 = (v: number) => String(Math.round(v * 10) / 10);

/** Seams, stitches, buttons and fittings. */
function marksOnTop(piece: Piece, sheet: Sheet): string {
  const { palette } = sheet;
  let markup = "";
  const lines = (paths: readonly (readonly Point[])[] | undefined, attributes: string) =>
    paths?.length ? `<path d="${paths.map((p) => openPath(p)).join("")}" fill="none" ${attributes}/>` : "";
  markup += lines(piece.seams, `stroke="${palette.line}" stroke-opacity=".5"`);
  markup += lines(
    piece.stitches,
    `stroke="${palette.thread}" stroke-width="1.6" stroke-dasharray="5 3.4" stroke-opacity=".9"`,
  );
  for (const [x, y, r] of piece.buttons ?? [])
    markup += `<use href="#${sheet.button()}" transform="translate(${n1(x)} ${n1(y)})scale(${n1(r)})"/>`;
  markup += piece.over ?? "";
  return markup;
}

/** The same outline, drawn clockwise: outlines of one direction make one shape, those of two cut holes in each other. */
function clockwise(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}

function paint(piece: Piece, index: number, sheet: Sheet): { outline: string; markup: string } {
  const { prefix } = sheet;
  if (piece.points.length < 3) return { outline: "", markup: marksOnTop(piece, sheet) };
  const random = randomFrom(`${prefix}${index}`);
  const [x0, y0, x1, y1] = box(piece.points);
  const small = Math.min(x1 - x0, y1 - y0) < 40;
  const id = `${prefix}${index}`;
  const ref = (attributes: string) => `<use href="#${id}"${attributes}/>`;
  const tint = piece.tint ?? "main";
  const color =
    tint === "main"
      ? sheet.palette.main
      : tint === "accent"
        ? sheet.palette.accent
        : tint === "inner"
          ? sheet.palette.inner
          : tint;
  const dye = sheet.dye(tint === "inner" ? sheet.palette.main : color);
  const { palette, cloth } = dye;
  const grain = piece.grain ?? 0;
  let markup = ref(` fill="${color}"`);
  const texture = piece.texture ?? (tint === "main" || tint === "accent" ? "cloth" : "none");
  if (tint === "main" && texture === "cloth") {
    const print = sheet.tile("p", grain, dye);
    if (print) markup += ref(` fill="${print}"`);
  }
  const weave = texture === "none" ? null : sheet.tile(texture === "band" ? "b" : "f", grain, dye);
  if (weave) markup += ref(` fill="${weave}"`);
  let marks = "";
  if (piece.folds?.length) {
    const dark = piece.folds.map((f) => crescent(...f)).join("");
    const core = piece.folds
      .map(([ax, ay, bx, by, bend, width]) => crescent(ax, ay, bx, by, bend, width * 0.45))
      .join("");
    marks += `<path d="${dark}" fill="${palette.shade}" opacity="${(0.06 + cloth.fold * 0.12).toFixed(2)}"/><path d="${core}" fill="${palette.shade}" opacity="${(0.06 + cloth.fold * 0.16).toFixed(2)}"/>`;
  }
  if (piece.lights?.length)
    marks += `<path d="${piece.lights.map((f) => crescent(...f)).join("")}" fill="${palette.light}" opacity="${(0.12 + cloth.gloss * 0.3).toFixed(2)}"/>`;
  if (marks) {
    sheet.defs += `<clipPath id="${id}c"><use href="#${id}"/></clipPath>`;
    markup += `<g clip-path="url(#${id}c)">${marks}</g>`;
  }
  const rounding = piece.round !== null && tint !== "inner" ? sheet.rounding(piece.round ?? grain, dye) : "none";
  markup += ref(` fill="${rounding}" stroke="${palette.line}" stroke-opacity=".62"`);
  markup += marksOnTop(piece, sheet);
  const points = small ? piece.points : wobbled(piece.points, random, 1.3);
  sheet.defs += `<path id="${id}" d="${closedPath(points)}"/>`;
  return { outline: piece.inside ? "" : closedPath(clockwise(points)), markup };
}

/** Leading zeros are a tenth of such a file. */
const compact = (markup: string) => markup.replaceAll('="0.', '=".').replaceAll('="-0.', '="-.');

interface Painted {
  defs: string;
  outlines: string;
  markup: string;
}

function paintDraft(draft: Draft, spec: GarmentSpec, prefix: string): Painted & { palette: Palette } {
  const sheet = new Sheet(spec, prefix, spec.cut === "woman" ? 0.86 : spec.cut === "baby" ? 0.95 : 1);
  const painted = draft.pieces.map((piece, index) => paint(piece, index, sheet));
  return {
    defs: sheet.defs,
    outlines: painted.map((p) => p.outline).join(""),
    markup: painted.map((p) => p.markup).join(""),
    palette: sheet.palette,
  };
}

const strokes = 'stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';

/** Fits the draft into the frame, keeping its proportions; never throws, whatever the colours. */
export function renderDraft(draft: Draft, spec: GarmentSpec, prefix: string, frame: Frame): Rendered {
  const tilt = draft.tilt ?? 0;
  const [x0, y0, x1, y1] = draftBox(draft);
  const share = draft.fill ?? 1;
  const scale = Math.min((frame.width * share) / (x1 - x0), (frame.height * share) / (y1 - y0), frame.maxScale);
  const painted = paintDraft(draft, spec, prefix);
  const shapes = `<path id="${prefix}s" d="${painted.outlines}"/>`;
  const cx = frame.x + frame.width / 2;
  const cy = frame.isHung ? frame.y + ((y1 - y0) * scale) / 2 : frame.y + frame.height / 2;
  const place = `translate(${n1(cx)} ${n1(cy)})scale(${Math.round(scale * 1000) / 1000})${tilt ? `rotate(${n1(tilt)})` : ""}translate(${n1(-(x0 + x1) / 2)} ${n1(-(y0 + y1) / 2)})`;
  return {
    defs: compact(painted.defs + shapes),
    body: compact(
      `<g transform="${place}" ${strokes}>${shadowMarkup(`${prefix}s`, painted.palette)}${painted.markup}</g>`,
    ),
  };
}

/** Left, top, right and bottom of a draft in its own units. */
export const draftBox = (draft: Draft) => box(draft.pieces.flatMap((piece) => [...piece.points]));

/** A draft where it was drawn, in its own units and without a shadow on the ground: what is worn lies on a body. */
export function renderOnBody(draft: Draft, spec: GarmentSpec, prefix: string, transform = ""): Rendered {
  const { defs, markup } = paintDraft(draft, spec, prefix);
  return {
    defs: compact(defs),
    body: compact(`<g${transform ? ` transform="${transform}"` : ""} ${strokes}>${markup}</g>`),
  };
}
