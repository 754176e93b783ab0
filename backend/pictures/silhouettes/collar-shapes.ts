import type { Piece } from "../draft.ts";
import type { Measures } from "../measures.ts";
import { pts, mirror, symmetric, type Point } from "../path.ts";
import { neckDepth } from "./bodice.ts";

export type Leaf = Pick<Piece, "points" | "stitches" | "texture" | "grain">;

export function pair(right: Leaf, isAccent: boolean): Piece[] {
  const rest = {
    tint: isAccent ? ("accent" as const) : ("main" as const),
    texture: right.texture ?? ("cloth" as const),
  };
  const left: Leaf = {
    ...right,
    points: mirror(right.points),
    stitches: right.stitches?.map((s) => mirror(s)) ?? [],
    grain: -(right.grain ?? 0),
  };
  return [left, right].map((leaf) => ({ ...leaf, ...rest, round: leaf === left ? 25 : -25 }));
}

/** The fall of the collar seen from behind. */
export const backFall = (
  m: Measures,
  isAccent: boolean,
  depth: number,
  texture: Piece["texture"] = "cloth",
): Piece[] => [
  {
    points: symmetric([
      [0, -13],
      [m.neck * 0.7, -12],
      [m.neck + 4, -5, 5],
      [m.neck + 20, 15],
      [m.neck + 12, depth - 4, 9],
      [m.neck * 0.5, depth + 4],
      [0, depth + 6],
    ]),
    tint: isAccent ? "accent" : "main",
    texture,
    round: 0,
  },
];

export function ruffle(m: Measures, depth: number, isBack: boolean, isAccent: boolean): Piece {
  const steps = 9;
  const outer: Point[] = [];
  const foot = isBack ? 30 : depth + 24;
  for (let i = 0; i <= steps * 2; i++) {
    const t = i / (steps * 2);
    const angle = Math.PI * (1.06 - t * 1.12);
    const swell = i % 2 ? 8 : 0;
    outer.push([Math.cos(angle) * (m.neck + 24 + swell), Math.sin(angle) * (foot + swell) - 2]);
  }
  const inner: Point[] = [
    [m.neck - 1, -6, 2],
    [m.neck * 0.66, (isBack ? 9 : depth) * 0.7 - 4],
    [0, (isBack ? 8 : depth) - 6],
    [-m.neck * 0.66, (isBack ? 9 : depth) * 0.7 - 4],
    [-m.neck + 1, -6, 2],
  ];
  const folds = outer
    .filter((_, i) => i % 2 === 0 && i > 0 && i < steps * 2)
    .map(([x, y]) => [x * 0.98, y * 0.98, x * 0.66, y * 0.62, 1, 2] as const);
  return { points: [...outer, ...inner], tint: isAccent ? "accent" : "main", folds, round: 0 };
}

export function hood(m: Measures, isBack: boolean): Piece[] {
  const w = m.neck + 42;
  const shell = symmetric([
    [0, -106],
    [w * 0.62, -94],
    [w, -48],
    [w - 4, -4],
    [w * 0.66, 34],
    [w * 0.24, isBack ? 48 : 66],
    [0, isBack ? 52 : 74],
  ]);
  if (isBack)
    return [
      {
        points: shell,
        seams: [pts("0 -106, 1 -30, 0 50")],
        folds: [
          [w * 0.7, 30, w * 0.2, 4, 6, 5],
          [-w * 0.7, 30, -w * 0.2, 4, -6, 5],
        ],
        round: 0,
      },
    ];
  const mouth = symmetric([
    [0, -82],
    [w * 0.46, -72],
    [w * 0.7, -36],
    [w * 0.6, 2],
    [w * 0.3, 30],
    [0, 50, 3],
  ]);
  return [
    {
      points: shell,
      round: 0,
      folds: [
        [w - 8, -6, w * 0.5, 36, 6, 5],
        [-w + 8, -6, -w * 0.5, 36, -6, 5],
      ],
      seams: [],
    },
    {
      points: mouth,
      tint: "inner",
      inside: true,
      seams: [pts("0 -82, 1 -30, 0 12")],
      stitches: [],
    },
    {
      points: symmetric([
        [0, 4],
        [w * 0.34, 0],
        [w * 0.56, -6, 4],
        [w * 0.42, 22],
        [0, 49, 3],
      ]),
      tint: "inner",
      inside: true,
    },
  ];
}

export function lapels(m: Measures, isAccent: boolean): Piece[] {
  const depth = neckDepth("shawl", false);
  const lapel: Leaf = {
    points: [
      [1, depth + 2, 2],
      [20, depth * 0.82],
      [m.neck + 22, depth * 0.52, 3],
      [m.neck + 6, depth * 0.36, 2],
      [m.neck + 2, 8, 2],
      [m.neck * 0.6, depth * 0.34],
    ],
    grain: -20,
  };
  const fall: Leaf = {
    points: [
      [m.neck * 0.82, depth * 0.42, 1],
      [m.neck + 28, depth * 0.42, 4],
      [m.neck + 27, 16],
      [m.neck + 6, -11, 5],
      [m.neck * 0.6, -8, 2],
      [m.neck * 0.84, 12],
    ],
    grain: -30,
  };
  return [...pair(lapel, false), ...pair(fall, isAccent)];
}
