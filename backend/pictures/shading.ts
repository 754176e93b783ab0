import type { Palette } from "./palette.ts";
import type { Cloth } from "./fabrics.ts";

const stop = (at: number, color: string, opacity: number) =>
  `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;

/** Rounding of a piece lit from the upper left; the box of the piece is its unit. */
export function roundingGradient(id: string, cloth: Cloth, p: Palette): string {
  const shine = (0.16 + cloth.gloss * 0.3).toFixed(2);
  return (
    `<linearGradient id="${id}" y2=".22">` +
    stop(0, p.shade, 0.2) +
    stop(0.13, p.light, 0) +
    stop(0.3, p.light, Number(shine)) +
    stop(0.52, p.light, 0) +
    stop(0.74, p.shade, 0.06) +
    stop(1, p.shade, 0.42) +
    "</linearGradient>"
  );
}

/** Paper with a pool of light in the upper left. */
export function groundMarkup(id: string, p: Palette, width: number, height: number): { defs: string; body: string } {
  return {
    defs: `<radialGradient id="${id}" cx=".36" cy=".3" r=".85"><stop stop-color="#fffdf8" stop-opacity=".7"/><stop offset=".6" stop-color="#fffdf8" stop-opacity="0"/><stop offset="1" stop-color="${p.shadow}" stop-opacity=".13"/></radialGradient>`,
    body: `<path fill="${p.ground}" d="M0 0h${width}v${height}H0z"/><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`,
  };
}

/** Contact shadow from stacked outlines of the same shape: a blur without a filter. */
export function shadowMarkup(shapeId: string, p: Palette): string {
  const layer = (dx: number, dy: number, width: number, opacity: number) =>
    `<use href="#${shapeId}" x="${dx}" y="${dy}"${width ? ` stroke-width="${width}"` : ' stroke="none"'} opacity="${opacity}"/>`;
  return `<g fill="${p.shadow}" stroke="${p.shadow}">${layer(9, 16, 16, 0.06)}${layer(7, 12, 8, 0.09)}${layer(5, 8, 2, 0.16)}${layer(2, 4, 1, 0.22)}</g>`;
}
