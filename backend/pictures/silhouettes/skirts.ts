import type { Fold, Piece } from "../draft.ts";
import type { Measures } from "../measures.ts";
import { symmetric, type Point } from "../path.ts";
import type { Hem } from "../types.ts";

interface SkirtOptions {
  top: number;
  length: number;
  halfTop: number;
  halfFoot: number;
  hem: Hem;
  isGathered?: boolean;
}

/** How far a flounce reaches up under what it is sewn to: their edges curve differently and would let the ground through. */
const seamAllowance = 26;

function flounce(y: number, half: number, height: number): Piece {
  const steps = 11;
  const foot: Point[] = [];
  for (let i = 0; i <= steps * 2; i++) {
    const x = half * 1.07 - (i / (steps * 2)) * half * 2.14;
    const dip = 10 * (1 - (x / half) ** 2);
    foot.push([x, y + height + dip + (i % 2 ? 5 : -1)]);
  }
  const folds: Fold[] = [];
  for (let i = 1; i < steps; i++) {
    const x = half - (i / steps) * half * 2;
    folds.push([
      x,
      y + 4 + 8 * (1 - (x / half) ** 2),
      x * 1.06,
      y + height * 0.86 + 8 * (1 - (x / half) ** 2),
      i % 2 ? 2 : -2,
      2.6,
    ]);
  }
  return {
    points: [
      [-half + 6, y - seamAllowance, 2],
      [half - 6, y - seamAllowance, 2],
      [half + 1, y - 8, 4],
      ...foot,
      [-half - 1, y - 8, 4],
    ],
    folds,
    round: 0,
    hangs: true,
  };
}

/** A skirt hanging from `top`; the hem is a shallow arc, as cloth falls on a table. */
export function skirtPieces(o: SkirtOptions): Piece[] {
  const { top, length, halfTop, halfFoot } = o;
  const ruffleHeight = o.hem === "ruffle" ? Math.min(56, length * 0.24) : 0;
  const foot = top + length - ruffleHeight;
  const half = o.hem === "ruffle" ? halfTop + (halfFoot - halfTop) * 0.72 : halfFoot;
  const wave = o.hem === "pleated" ? 0 : 5;
  const points = symmetric([
    [0, top + 3],
    [halfTop * 0.6, top + 2],
    [halfTop, top - 1, 2],
    [halfTop + (half - halfTop) * (o.isGathered ? 0.56 : 0.42), top + (foot - top) * 0.38],
    [half, foot - 12, 6],
    [half * 0.72, foot + 2 + wave],
    [half * 0.46, foot + 8 - wave],
    [half * 0.2, foot + 11 + wave],
    [0, foot + 11 - wave],
  ]);
  const pleats =
    o.hem === "pleated"
      ? [-0.86, -0.7, -0.54, -0.38, -0.22, -0.06, 0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
      : [-0.72, -0.5, -0.3, -0.08, 0.16, 0.38, 0.58, 0.8];
  const folds: Fold[] = pleats.map(
    (k, i) =>
      [
        halfTop * k * 0.96,
        top + 3,
        half * k,
        foot - (o.hem === "pleated" ? -4 : (i * 37) % 50),
        k * -8,
        o.hem === "pleated" ? 5 : 4 + (i % 3) * 1.6,
      ] as const,
  );
  const lights: Fold[] = pleats
    .filter((_, i) => i % 2 === 0)
    .map((k) => [halfTop * k + 8, top + 20, half * k + 14, foot - 20, k * -8, 4] as const);
  if (o.isGathered)
    for (const k of [-0.85, -0.6, -0.4, -0.18, 0.05, 0.28, 0.48, 0.7, 0.88])
      folds.push([halfTop * k, top + 2, halfTop * k * 1.12, top + 30, k * -3, 2]);
  const skirt: Piece = { points, folds, lights, round: 0, hangs: true };
  if (ruffleHeight) return [flounce(foot + 2, half - 2, ruffleHeight), skirt];
  skirt.stitches = [
    [
      [-half + 3, foot - 25],
      [-half * 0.46, foot - 3],
      [0, foot],
      [half * 0.46, foot - 3],
      [half - 3, foot - 25],
    ],
  ];
  return [skirt];
}

export function waistband(
  m: Measures,
  y: number,
  half: number,
  height: number,
  kind: "elastic" | "band",
  isAccent = false,
): Piece {
  const folds: Fold[] =
    kind === "elastic"
      ? [-0.86, -0.7, -0.55, -0.4, -0.25, -0.1, 0.06, 0.2, 0.34, 0.5, 0.65, 0.8, 0.92].map(
          (k, i) => [half * k, y + 2, half * k + (i % 2 ? 2 : -1), y + height - 2, 1, 1.8] as const,
        )
      : [];
  return {
    points: [
      [-half, y + 2, 4],
      [-half * 0.5, y],
      [half * 0.5, y],
      [half, y + 2, 4],
      [half + (kind === "elastic" ? -1 : 2), y + height, 3],
      [half * 0.5, y + height + 3],
      [-half * 0.5, y + height + 3],
      [-half - (kind === "elastic" ? -1 : 2), y + height, 3],
    ],
    folds,
    tint: isAccent ? "accent" : "main",
    round: 0,
    stitches:
      kind === "band"
        ? [
            [
              [-half + 4, y + 7],
              [0, y + 5],
              [half - 4, y + 7],
            ],
            [
              [-half + 3, y + height - 5],
              [0, y + height - 2],
              [half - 3, y + height - 5],
            ],
          ]
        : [
            [
              [-half + 4, y + height * 0.5],
              [0, y + height * 0.5 + 1],
              [half - 4, y + height * 0.5],
            ],
          ],
  };
}
