import { coarse, mix, tone } from "../color.ts";
import { draftOf } from "../draft-of.ts";
import { clothOf } from "../fabrics.ts";
import { paletteOf } from "../palette.ts";
import { closedPath, type Point } from "../path.ts";
import { patternTile } from "../patterns.ts";
import { renderDraft, type Frame } from "../render.ts";
import type { Fabric, GarmentSpec, Pattern } from "../types.ts";

export interface Paint {
  accent?: string;
  pattern?: Pattern;
  fabric?: Fabric;
  /** Magnification of print and weave. */
  scale?: number;
  grain?: number;
  /** Rounds the shape from upper left to lower right; false leaves it flat. */
  isRound?: boolean;
  /** Width of the contour, 0 for none. */
  line?: number;
  opacity?: number;
}

/** A picture in the making: shapes are painted in order, definitions are shared. */
export class Stage {
  width: number;
  height: number;
  #defs = new Map<string, string>();
  #body: string[] = [];
  #count = 0;
  #people = 0;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#defs.set(
      "sh",
      `<radialGradient id="sh"><stop stop-color="#4a3440" stop-opacity=".42"/><stop offset=".55" stop-color="#4a3440" stop-opacity=".16"/><stop offset="1" stop-color="#4a3440" stop-opacity="0"/></radialGradient>`,
    );
    this.#defs.set(
      "rd",
      `<linearGradient id="rd" x2="1" y2=".5"><stop stop-color="#fffaf0" stop-opacity=".26"/><stop offset=".4" stop-color="#fffaf0" stop-opacity="0"/><stop offset="1" stop-color="#3d2f4a" stop-opacity=".26"/></linearGradient>`,
    );
  }
  raw(markup: string): this {
    this.#body.push(markup);
    return this;
  }
  define(id: string, markup: string): string {
    if (!this.#defs.has(id)) this.#defs.set(id, markup);
    return `url(#${id})`;
  }
  /** Fills for a cloth: print and weave over the colour. */
  cloth(color: string, paint: Paint): string[] {
    const palette = paletteOf(color, paint.accent ?? color, paint.fabric ?? "poplin");
    const fills: string[] = [];
    const scale = paint.scale ?? 0.8;
    const turn = paint.grain ? `rotate(${paint.grain})` : "";
    const print = patternTile(paint.pattern ?? "plain", palette);
    const weave = paint.fabric ? clothOf(paint.fabric, palette).tile : null;
    for (const [kind, tile] of [
      ["p", print],
      ["f", weave],
    ] as const) {
      if (!tile) continue;
      const key =
        `${kind}${color}${paint.accent ?? ""}${paint.pattern ?? ""}${paint.fabric ?? ""}${scale}${turn}`.replace(
          /[^a-z0-9]/gi,
          "",
        );
      fills.push(
        this.define(
          key,
          `<pattern id="${key}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="${turn}scale(${scale})">${tile.body}</pattern>`,
        ),
      );
    }
    return fills;
  }
  shape(points: readonly Point[] | string, color: string, paint: Paint = {}): this {
    const d = typeof points === "string" ? points : closedPath(points);
    const line = paint.line ?? 1.6;
    const fills = this.cloth(color, paint);
    const layers = [color, ...fills, ...(paint.isRound === false ? [] : ["url(#rd)"])];
    const stroke = line
      ? ` stroke="${coarse(mix(tone(color, 0.55), "#3a2a3f", 0.2))}" stroke-opacity=".55" stroke-width="${line}"`
      : "";
    /* The contour belongs to the uppermost layer: every element of a picture costs the page that shows it. */
    const markup = layers.map((fill, i) => `<path d="${d}" fill="${fill}"${i + 1 < layers.length ? "" : stroke}/>`);
    if (paint.opacity === undefined) return this.raw(markup.join(""));
    return this.raw(`<g opacity="${paint.opacity}">${markup.join("")}</g>`);
  }
  strokes(d: string, color: string, width: number, extra = ""): this {
    return this.raw(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${extra}/>`,
    );
  }
  shadow(cx: number, cy: number, rx: number, ry: number, opacity = 1): this {
    return this.raw(
      `<ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#sh)"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
    );
  }
  /** Somebody drawn elsewhere, whose ids everybody has. */
  person({ defs, body }: { defs: string; body: string }, transform: string): this {
    const prefix = String.fromCodePoint("A".charCodeAt(0) + this.#people++);
    const withOwnIds = (markup: string): string => markup.replace(/( id="|url\(#|href="#)/g, (start) => start + prefix);
    this.define(`${prefix}-defs`, withOwnIds(defs));
    return this.raw(`<g transform="${transform}">${withOwnIds(body)}</g>`);
  }
  garment(spec: GarmentSpec, frame: Frame, tilt = 0, isBack = false): this {
    const prefix = `g${this.#count++}_`;
    const rendered = renderDraft({ ...draftOf(spec, isBack), fill: 1, tilt }, spec, prefix, frame);
    this.#defs.set(prefix, rendered.defs);
    return this.raw(rendered.body);
  }
  group(transform: string, draw: () => void): this {
    this.raw(`<g transform="${transform}">`);
    draw();
    return this.raw("</g>");
  }
  svg(): string {
    const content = `<defs>${[...this.#defs.values()].join("")}</defs>${this.#body.join("")}`;
    /* Leading zeros, and what nearly every element would say, are a part of each picture that nobody sees. */
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}" stroke-linejoin="round">${content.replaceAll(/([ (",-])0\.(?=\d)/g, "$1.")}</svg>`;
  }
}

export const garment = (
  silhouette: GarmentSpec["silhouette"],
  color: string,
  accent: string,
  rest: Partial<GarmentSpec> = {},
): GarmentSpec => ({ silhouette, color, accent, pattern: "plain", fabric: "jersey", cut: "child", seed: 1, ...rest });
