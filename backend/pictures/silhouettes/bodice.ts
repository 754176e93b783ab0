import type { Fold, Piece } from "../draft.ts";
import type { Measures } from "../measures.ts";
import { mirror, symmetric, type Point } from "../path.ts";
import type { Collar } from "../types.ts";

export interface BodiceOptions {
  collar: Collar;
  isBack: boolean;
  /** Added to every half-width. */
  ease?: number;
  length?: number;
  /** Half-width at the foot of the bodice. */
  hip?: number;
  waist?: number;
  waistY?: number;
  isTailCurved?: boolean;
  isSleeveless?: boolean;
}

export function neckDepth(collar: Collar, isBack: boolean): number {
  if (isBack) return collar === "scoop" || collar === "square" ? 16 : 9;
  const depths: Partial<Record<Collar, number>> = {
    "v-neck": 104,
    scoop: 62,
    boat: 18,
    square: 56,
    roll: 20,
    shirt: 40,
    polo: 36,
    hood: 44,
    shawl: 120,
    envelope: 34,
    band: 36,
    "peter-pan": 34,
    ruffle: 34,
  };
  return depths[collar] ?? 34;
}

export const neckWidth = (m: Measures, collar: Collar): number =>
  m.neck + (collar === "boat" ? 20 : collar === "scoop" ? 8 : collar === "square" ? 14 : 0);

/** Right half of the neck edge, from the axis to the shoulder. */
function neckline(m: Measures, collar: Collar, isBack: boolean, inset = 0): Point[] {
  const depth = neckDepth(collar, isBack) - inset;
  const width = neckWidth(m, collar) - inset * 0.8;
  const top: Point = [width, -inset * 0.25, 1];
  if (!isBack && (collar === "v-neck" || collar === "shawl")) return [[0, depth, 2], [width * 0.55, depth * 0.4], top];
  if (!isBack && collar === "square") return [[0, depth + 2], [width - 8, depth, 5], top];
  return [[0, depth], [width * 0.66, depth * 0.72], top];
}

export function bodice(m: Measures, o: BodiceOptions): Piece {
  const ease = o.ease ?? 0;
  const length = o.length ?? m.length;
  const waistY = Math.min(o.waistY ?? m.waistY, length - 30);
  const hip = (o.hip ?? m.hip) + ease;
  const waist = (o.waist ?? m.waist) + ease;
  const chest = m.chest + ease - (o.isSleeveless ? 7 : 0);
  const shoulder = o.isSleeveless ? m.shoulder - 26 : m.shoulder - 13 + ease * 0.7;
  const foot: Point[] = o.isTailCurved
    ? [
        [hip - 2, length - 44, 10],
        [hip * 0.62, length - 6],
        [0, length + 8],
      ]
    : [
        [hip, length, 4],
        [hip * 0.5, length + 5],
        [0, length + 6],
      ];
  const half: Point[] = [
    ...neckline(m, o.collar, o.isBack),
    [shoulder, m.tip * (o.isSleeveless ? 0.8 : 0.9), o.isSleeveless ? 5 : 1],
    [shoulder - (o.isSleeveless ? 5 : 4), m.tip + (m.armpit - m.tip) * 0.5],
    ...(o.isSleeveless ? [[shoulder + 1, m.armpit - 16] as Point] : []),
    [chest, m.armpit, 3],
    [(chest + waist) / 2 - 2, (m.armpit + waistY) / 2],
    [waist, waistY],
    ...foot,
  ];
  return {
    points: symmetric(half),
    round: 0,
    folds: bodiceFolds(m, chest, waist, waistY, length),
    lights: [[-chest * 0.5, m.armpit + 10, -waist * 0.56, length - 30, 7, 9]],
  };
}

function bodiceFolds(m: Measures, chest: number, waist: number, waistY: number, length: number): Fold[] {
  const long = length - m.armpit > 120;
  const folds: Fold[] = [
    [chest - 4, m.armpit + 6, chest * 0.42, m.armpit + 44, 8, 6],
    [-chest + 4, m.armpit + 6, -chest * 0.5, m.armpit + 36, -7, 5],
  ];
  if (long)
    folds.push(
      [waist + 2, waistY - 12, waist * 0.4, waistY + 36, 9, 6],
      [-waist - 2, waistY + 14, -waist * 0.5, waistY + 44, -6, 5],
      [waist * 0.56, length - 4, waist * 0.44, length - 74, -6, 5],
    );
  return folds;
}

/** The inside of the back, seen through the neck, with its woven label. */
export function neckInside(m: Measures, collar: Collar): Piece {
  const depth = neckDepth(collar, false);
  const width = neckWidth(m, collar);
  const sides: Point[] =
    collar === "square"
      ? [
          [width - 4, depth * 0.5],
          [width - 6, depth + 4, 4],
        ]
      : [
          [width * 0.86, Math.min(depth * 0.5, 40)],
          [width * 0.5, depth * 0.86 + 6],
        ];
  return {
    points: symmetric([[0, -1], [width * 0.6, -3], [width + 1, -4, 2], ...sides, [0, depth + 12]]),
    tint: "inner",
    inside: true,
    over: `<path d="M-13 13q13 3 26 0v15q-13 3-26 0z" fill="#fdf6e8"/><path d="M-5 25v-5h10v5zM-2.5 20q2.5-4 5 0" fill="none" stroke="#8a7b6a" stroke-width="1.3"/>`,
  };
}

/** A knitted band along the neck. */
export function neckBand(m: Measures, collar: Collar, isBack: boolean, isAccent: boolean, height = 12): Piece {
  const outer = neckline(m, collar, isBack);
  const inner = neckline(m, collar, isBack, height);
  const whole = (half: Point[]) => [...mirror(half).filter((p) => p[0] !== 0), ...half];
  return {
    points: [...whole(outer), ...whole(inner).toReversed()],
    tint: isAccent ? "accent" : "main",
    texture: "band",
    round: null,
  };
}

/** The part of the neck band that runs behind the neck. */
export function neckBandBehind(m: Measures, collar: Collar, isAccent: boolean): Piece {
  const w = neckWidth(m, collar);
  return {
    points: symmetric([
      [0, -5],
      [w * 0.6, -6],
      [w - 4, -5, 2],
      [w - 8, 4, 2],
      [w * 0.55, 8],
      [0, 9],
    ]),
    tint: isAccent ? "accent" : "main",
    texture: "band",
    round: null,
    inside: true,
    folds: [[-w, 1, w, 1, 4, 5]],
  };
}

/** A band sewn or knitted across the foot. */
export function hemBand(
  y: number,
  halfTop: number,
  halfFoot: number,
  height: number,
  isAccent: boolean,
  texture: Piece["texture"] = "band",
): Piece {
  return {
    points: symmetric([
      [0, y + 2],
      [halfTop * 0.6, y + 1],
      [halfTop, y - 2, 4],
      [halfFoot, y + height, 6],
      [halfFoot * 0.5, y + height + 4],
      [0, y + height + 5],
    ]),
    tint: isAccent ? "accent" : "main",
    texture,
    round: 0,
  };
}

/** The line of a hem, parallel to a straight foot. */
export const hemStitch = (half: number, y: number): Point[] => [
  [-half + 1, y],
  [-half * 0.5, y + 5],
  [0, y + 6],
  [half * 0.5, y + 5],
  [half - 1, y],
];
