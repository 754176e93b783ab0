import { mix } from "./color.ts";
import type { Palette } from "./palette.ts";
import type { Fabric } from "./types.ts";

export interface Tile {
  width: number;
  height: number;
  body: string;
}

export interface Cloth {
  /** Drawn over colour and pattern; null for cloth too smooth to show at this distance. */
  tile: Tile | null;
  /** Strength of folds, 0 to 1: a stiff cloth has few, a fluid one many. */
  fold: number;
  /** How it falls, 0 to 1: a stiff cloth stands away from the body, a fluid one lies on it and waves. */
  flow: number;
  /** Strength of the highlight, 0 to 1. */
  gloss: number;
  /** Seams are sewn twice and show. */
  topstitched: boolean;
  /** Edges are knitted into a rib rather than hemmed. */
  ribbed: boolean;
}

const strokes = (d: string, color: string, width: number, opacity: number, extra = "") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"${extra}/>`;

type TileOf = (p: Palette) => Tile | null;

const tiles: Record<Fabric, TileOf> = {
  jersey: (p) => ({ width: 9, height: 8, body: strokes("M2 1v3M6.5 5v3", p.shade, 0.9, 0.16) }),
  rib: (p) => ({
    width: 9,
    height: 20,
    body: strokes("M2 0v20", p.shade, 2.6, 0.26) + strokes("M5.5 0v20", p.light, 2, 0.34),
  }),
  denim: (p) => ({
    width: 6,
    height: 6,
    body: strokes("M-1 7L7-1M-1 1L1-1M5 7L7 5", p.light, 1.1, 0.28) + strokes("M-1 4L4-1M2 7L7 2", p.shade, 0.9, 0.26),
  }),
  knit: (p) => ({
    width: 14,
    height: 11,
    body: `<path d="M0 0h14v11H0z" fill="${p.shade}" opacity=".14"/><path d="${[-11, 0].map((y) => `M.6 ${y + 1.6}q6 2.4 6 9.4q0 2.2-.3 3q-5.7-3.2-5.7-9.2zM13.4 ${y + 1.6}q-6 2.4-6 9.4q0 2.2 .3 3q5.7-3.2 5.7-9.2z`).join("")}" fill="${p.light}" fill-opacity=".2" stroke="${p.shade}" stroke-opacity=".4" stroke-width=".9"/>`,
  }),
  corduroy: (p) => ({
    width: 9,
    height: 30,
    body:
      strokes("M1 0v30", p.shade, 2.2, 0.5) +
      strokes("M5 0v30", p.light, 2.8, 0.26) +
      strokes("M7.5 0v30", p.shade, 1.2, 0.16),
  }),
  linen: (p) => ({
    width: 34,
    height: 31,
    body:
      strokes("M0 4h20M24 11h10M0 11h9M6 19h26M0 26h16M5 0v17M13 10v21M22 2v20M29 13v18M17 0v6", p.shade, 0.9, 0.2) +
      strokes("M10 7h18M0 22h12M18 29h16M9 14v13M26 0v12M1 9v16", p.light, 1.1, 0.4),
  }),
  poplin: () => null,
  fleece: (p) => ({
    width: 26,
    height: 24,
    body:
      strokes("M2 6q4-5 8 0t7-1M14 17q4-5 8 0M1 19q3-4 7-1", p.shade, 1.5, 0.22, ' stroke-linecap="round"') +
      strokes("M16 9q4-4 8 0M4 13q4-4 8 0M11 23q4-4 8 0", p.light, 1.7, 0.5, ' stroke-linecap="round"'),
  }),
  gauze: (p) => ({
    width: 30,
    height: 26,
    body:
      strokes("M4-1q3 5 0 9t1 7q2 5-1 12M13-1q-3 6 0 11t-1 7q1 5 1 10M22-1q4 7 1 12t0 8q-2 4-1 8", p.shade, 1.2, 0.2) +
      strokes("M8 1q2 5 0 10M18 8q-2 6 0 12M26 2q2 6 0 11", p.light, 1.8, 0.5, ' stroke-linecap="round"'),
  }),
  leather: (p) => ({
    width: 22,
    height: 19,
    body: strokes("M3 4q3 1 4 4M12 2q1 3 4 3M9 12q3-2 5 1M18 11q0 3-3 5M2 15q2-1 4 2", p.shade, 0.8, 0.2),
  }),
  velvet: (p) => ({ width: 12, height: 17, body: strokes("M2 2l1.5 5M8 9l1.5 5", p.light, 1.2, 0.22) }),
  satin: () => null,
};

const manner: Record<Fabric, Omit<Cloth, "tile">> = {
  jersey: { fold: 0.7, flow: 0.65, gloss: 0.25, topstitched: false, ribbed: true },
  rib: { fold: 0.5, flow: 0.55, gloss: 0.2, topstitched: false, ribbed: true },
  denim: { fold: 0.6, flow: 0.08, gloss: 0.5, topstitched: true, ribbed: false },
  knit: { fold: 0.5, flow: 0.5, gloss: 0.25, topstitched: false, ribbed: true },
  corduroy: { fold: 0.55, flow: 0.14, gloss: 0.4, topstitched: true, ribbed: false },
  linen: { fold: 0.9, flow: 0.3, gloss: 0.2, topstitched: false, ribbed: false },
  poplin: { fold: 0.9, flow: 0.42, gloss: 0.35, topstitched: false, ribbed: false },
  fleece: { fold: 0.35, flow: 0.1, gloss: 0.2, topstitched: false, ribbed: true },
  gauze: { fold: 0.8, flow: 0.72, gloss: 0.2, topstitched: false, ribbed: false },
  leather: { fold: 0.6, flow: 0.04, gloss: 0.8, topstitched: true, ribbed: false },
  velvet: { fold: 1, flow: 0.62, gloss: 0.9, topstitched: false, ribbed: false },
  satin: { fold: 1, flow: 1, gloss: 1, topstitched: false, ribbed: false },
};

export function clothOf(fabric: Fabric, palette: Palette): Cloth {
  const known = manner[fabric] ?? manner.poplin;
  const tile = (tiles[fabric] ?? tiles.poplin)(palette);
  return { ...known, tile };
}

/** The knitted bands at necks, cuffs and hems, whatever the cloth between them. */
export const bandTile = (p: Palette): Tile => ({
  width: 7,
  height: 20,
  body: strokes("M2 0v20", mix(p.shade, p.line, 0.3), 2.2, 0.34) + strokes("M5 0v20", p.light, 1.4, 0.3),
});
