import type { Fold, Piece } from "../draft.ts";
import type { Measures } from "../measures.ts";
import { mirror, type Point } from "../path.ts";
import type { Hem } from "../types.ts";

export interface LegOptions {
  /** Where the legs start (waist seam). */
  top: number;
  waistHalf: number;
  hipHalf: number;
  rise: number;
  inseam: number;
  /** Widths, not half-widths. */
  thigh: number;
  ankle: number;
  hem: Hem;
  /** Opening between the feet. */
  spread: number;
  isBack: boolean;
  hasCrease?: boolean;
  bandHeight?: number;
  isAccentBand?: boolean;
}

const legBand = (points: Point[], texture: Piece["texture"], isAccent: boolean, slope: number): Piece => ({
  points,
  texture,
  tint: isAccent ? "accent" : "main",
  grain: -slope,
  round: -slope,
});

function rightLeg(o: LegOptions): Piece[] {
  const crotch = o.top + o.rise;
  const foot = crotch + o.inseam;
  const inner = o.spread;
  const slope = (Math.atan2(o.spread + o.ankle / 2 - o.thigh / 2, o.inseam) * 180) / Math.PI;
  const isBand = o.hem === "rib" || o.hem === "cuffed" || o.hem === "ruffle";
  const height = isBand ? (o.bandHeight ?? (o.hem === "rib" ? 28 : 24)) : 0;
  const end = foot - height;
  const narrow = o.hem === "rib" ? 7 : 0;
  const knee = crotch + o.inseam * 0.48;
  const points: Point[] = [
    [-1, o.top, 1],
    [o.waistHalf, o.top - 1, 2],
    [o.hipHalf, o.top + o.rise * 0.55],
    [(o.hipHalf + inner + o.ankle) / 2 + 3, knee],
    [inner + o.ankle, end - 4, 3],
    [inner + o.ankle * 0.5, end + 2],
    [inner, end, 3],
    [inner * 0.5 + 4, knee + 6],
    [4, crotch + 10],
    [-1, crotch - 2, 1],
  ];
  const folds: Fold[] = [
    [2, crotch - 4, o.hipHalf * 0.62, crotch - 34, 8, 6],
    [4, crotch + 8, o.hipHalf * 0.58, crotch + 22, -6, 6],
    [inner * 0.5 + 6, knee, o.hipHalf * 0.6, knee - 14, 5, 5],
    [inner + o.ankle, knee + o.inseam * 0.2, inner + o.ankle * 0.3, knee + o.inseam * 0.27, 5, 5],
  ];
  const pieces: Piece[] = [
    {
      points,
      folds,
      grain: -slope * 0.7,
      round: -slope * 0.5,
      lights: [[o.hipHalf * 0.62, o.top + 24, inner + o.ankle * 0.55, end - 26, -5, 8]],
      seams: o.hasCrease
        ? [
            [
              [o.hipHalf * 0.52, o.top + 40],
              [inner + o.ankle * 0.52, end - 3],
            ],
          ]
        : [],
      stitches: isBand
        ? []
        : [
            [
              [inner + 1, end - 10],
              [inner + o.ankle * 0.5, end - 8],
              [inner + o.ankle - 1, end - 13],
            ],
          ],
    },
  ];
  const out = inner + o.ankle;
  if (o.hem === "rib")
    pieces.push(
      legBand(
        [
          [inner + 1, end - 1, 3],
          [out - 1, end - 5, 3],
          [out - narrow, foot - 2, 5],
          [inner + o.ankle / 2, foot + 2],
          [inner + narrow, foot, 5],
        ],
        "band",
        o.isAccentBand ?? false,
        slope,
      ),
    );
  if (o.hem === "cuffed")
    pieces.push({
      ...legBand(
        [
          [inner - 3, end - 2, 3],
          [out + 3, end - 6, 3],
          [out + 2, foot - 3, 4],
          [inner + o.ankle / 2, foot + 1],
          [inner - 2, foot, 4],
        ],
        "cloth",
        o.isAccentBand ?? false,
        slope,
      ),
      stitches: [
        [
          [inner, end + 5],
          [out, end + 1],
        ],
      ],
    });
  if (o.hem === "ruffle") {
    const wave: Point[] = [];
    for (let i = 0; i <= 8; i++) wave.push([out + 9 - (i / 8) * (o.ankle + 18), foot + (i % 2 ? 5 : -1)]);
    // Below the leg and reaching up under it: edge on edge, the ground would show between the two.
    pieces.unshift({
      ...legBand([[inner + 3, end - 18, 2], [out - 3, end - 20, 2], ...wave], "cloth", o.isAccentBand ?? false, slope),
      folds: [0.15, 0.4, 0.62, 0.85].map(
        (k) => [inner + o.ankle * k, end, inner + o.ankle * (k * 1.16 - 0.08), foot - 2, 1, 2.4] as const,
      ),
    });
  }
  return pieces;
}

const flip = (p: Piece): Piece => ({
  ...p,
  points: mirror(p.points),
  grain: -(p.grain ?? 0),
  round: -(p.round ?? 0),
  folds: (p.folds ?? []).map(([ax, ay, bx, by, bend, width]) => [-ax, ay, -bx, by, -bend, -width] as const),
  lights: (p.lights ?? []).map(([ax, ay, bx, by, bend, width]) => [-ax - 14, ay, -bx - 12, by, -bend, width] as const),
  seams: (p.seams ?? []).map((s) => mirror(s)),
  stitches: (p.stitches ?? []).map((s) => mirror(s)),
});

/** Both legs, joined on the axis. */
export function legPieces(o: LegOptions): Piece[] {
  const right = rightLeg(o);
  const crotch = o.top + o.rise;
  const centre: Piece = {
    points: [],
    seams: [
      [
        [0, o.top],
        [0, crotch],
      ],
    ],
  };
  return [...right.map(flip), ...right, centre];
}

export const legDefaults = (m: Measures, isBack: boolean) => ({
  top: 34,
  // A high waist on a wide hip is gathered into its band: a smaller step looks cut, a larger one squeezed.
  waistHalf: m.waist - (m.arm > 300 ? 7 : 14),
  hipHalf: m.hipWidth,
  rise: m.rise,
  inseam: m.inseam,
  thigh: m.thigh,
  ankle: m.ankle,
  spread: m.arm < 200 ? 30 : m.arm > 300 ? 20 : 24,
  isBack,
});
