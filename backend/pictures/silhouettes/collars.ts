import type { Piece } from "../draft.ts";
import type { Measures } from "../measures.ts";
import { mirror, symmetric, type Point } from "../path.ts";
import type { Collar } from "../types.ts";
import { neckBand, neckBandBehind, neckDepth, neckWidth } from "./bodice.ts";

interface CollarOptions {
  collar: Collar;
  isBack: boolean;
  isAccent: boolean;
  /** Knitted polo collar, ribbed roll neck. */
  isKnitted?: boolean;
}

type Leaf = Pick<Piece, "points" | "stitches" | "texture" | "grain">;

function pair(right: Leaf, isAccent: boolean): Piece[] {
  const rest = { tint: isAccent ? ("accent" as const) : ("main" as const), texture: right.texture ?? ("cloth" as const) };
  const left: Leaf = { ...right, points: mirror(right.points), stitches: right.stitches?.map((s) => mirror(s)) ?? [], grain: -(right.grain ?? 0) };
  return [left, right].map((leaf) => ({ ...leaf, ...rest, round: leaf === left ? 25 : -25 }));
}

/** The fall of the collar seen from behind. */
const backFall = (m: Measures, isAccent: boolean, depth: number, texture: Piece["texture"] = "cloth"): Piece[] => [
  { points: symmetric([[0, -13], [m.neck * 0.7, -12], [m.neck + 4, -5, 5], [m.neck + 20, 15], [m.neck + 12, depth - 4, 9], [m.neck * 0.5, depth + 4], [0, depth + 6]]), tint: isAccent ? "accent" : "main", texture, round: 0 },
];

function ruffle(m: Measures, depth: number, isBack: boolean, isAccent: boolean): Piece {
  const steps = 9;
  const outer: Point[] = [];
  const foot = isBack ? 30 : depth + 24;
  for (let i = 0; i <= steps * 2; i++) {
    const t = i / (steps * 2);
    const angle = Math.PI * (1.06 - t * 1.12);
    const swell = i % 2 ? 8 : 0;
    outer.push([Math.cos(angle) * (m.neck + 24 + swell), Math.sin(angle) * (foot + swell) - 2]);
  }
  const inner: Point[] = [[m.neck - 1, -6, 2], [m.neck * 0.66, (isBack ? 9 : depth) * 0.7 - 4], [0, (isBack ? 8 : depth) - 6], [-m.neck * 0.66, (isBack ? 9 : depth) * 0.7 - 4], [-m.neck + 1, -6, 2]];
  const folds = outer.filter((_, i) => i % 2 === 0 && i > 0 && i < steps * 2).map(([x, y]) => [x * 0.98, y * 0.98, x * 0.66, y * 0.62, 1, 2] as const);
  return { points: [...outer, ...inner], tint: isAccent ? "accent" : "main", folds, round: 0 };
}

function hood(m: Measures, isBack: boolean): Piece[] {
  const w = m.neck + 42;
  const shell = symmetric([[0, -106], [w * 0.62, -94], [w, -48], [w - 4, -4], [w * 0.66, 34], [w * 0.24, isBack ? 48 : 66], [0, isBack ? 52 : 74]]);
  if (isBack) return [{ points: shell, seams: [[[0, -106], [1, -30], [0, 50]]], folds: [[w * 0.7, 30, w * 0.2, 4, 6, 5], [-w * 0.7, 30, -w * 0.2, 4, -6, 5]], round: 0 }];
  const mouth = symmetric([[0, -82], [w * 0.46, -72], [w * 0.7, -36], [w * 0.6, 2], [w * 0.3, 30], [0, 50, 3]]);
  return [
    { points: shell, round: 0, folds: [[w - 8, -6, w * 0.5, 36, 6, 5], [-w + 8, -6, -w * 0.5, 36, -6, 5]], seams: [] },
    { points: mouth, tint: "inner", inside: true, seams: [[[0, -82], [1, -30], [0, 12]]], stitches: [] },
    { points: symmetric([[0, 4], [w * 0.34, 0], [w * 0.56, -6, 4], [w * 0.42, 22], [0, 49, 3]]), tint: "inner", inside: true },
  ];
}

function lapels(m: Measures, isAccent: boolean): Piece[] {
  const depth = neckDepth("shawl", false);
  const lapel: Leaf = { points: [[1, depth + 2, 2], [20, depth * 0.82], [m.neck + 22, depth * 0.52, 3], [m.neck + 6, depth * 0.36, 2], [m.neck + 2, 8, 2], [m.neck * 0.6, depth * 0.34]], grain: -20 };
  const fall: Leaf = { points: [[m.neck * 0.82, depth * 0.42, 1], [m.neck + 28, depth * 0.42, 4], [m.neck + 27, 16], [m.neck + 6, -11, 5], [m.neck * 0.6, -8, 2], [m.neck * 0.84, 12]], grain: -30 };
  return [...pair(lapel, false), ...pair(fall, isAccent)];
}

/** What stands behind the neck and is painted before the bodice. */
export function collarBehind(m: Measures, o: CollarOptions): Piece[] {
  if (o.isBack) return [];
  const rises: Partial<Record<Collar, number>> = { shirt: 15, polo: 13, band: 15, shawl: 12, "peter-pan": 8, ruffle: 12 };
  const rise = rises[o.collar];
  if (!rise) return o.collar === "roll" || o.collar === "hood" || o.collar === "square" || o.collar === "none" ? [] : [neckBandBehind(m, o.collar, o.isAccent)];
  return [{ points: symmetric([[0, -rise], [m.neck * 0.72, -rise + 1], [m.neck + 4, -rise * 0.5, 4], [m.neck, 10, 2], [0, 13]]), tint: o.isAccent ? "accent" : "main", texture: o.isKnitted ? "band" : "cloth", round: null, folds: [[-m.neck, 8, m.neck, 8, 4, 5]] }];
}

/** What lies on the bodice. */
export function collarPieces(m: Measures, o: CollarOptions): Piece[] {
  const { collar, isBack, isAccent } = o;
  const depth = neckDepth(collar, false);
  const texture = o.isKnitted ? ("band" as const) : ("cloth" as const);
  switch (collar) {
    case "crew": case "scoop": case "boat": case "v-neck": case "envelope":
      return [neckBand(m, collar, isBack, isAccent)];
    case "peter-pan":
      if (isBack) return backFall(m, isAccent, 36);
      return pair({ points: [[2, depth - 2, 4], [10, depth + 30], [m.neck * 0.78, depth + 38], [m.neck + 28, 30], [m.neck + 12, -5, 5], [m.neck * 0.9, 6], [m.neck * 0.55, depth * 0.74]], grain: -25, stitches: [] }, isAccent);
    case "shirt": case "polo":
      if (isBack) return backFall(m, isAccent, 24, texture);
      return pair({ points: [[1, depth, 2], [m.neck * 0.46, depth + 43, 3], [m.neck + 22, 25], [m.neck + 6, -10, 6], [m.neck * 0.9, 4], [m.neck * 0.58, depth * 0.7]], grain: -38, texture, stitches: collar === "shirt" ? [[[6, depth + 4], [m.neck * 0.46, depth + 37], [m.neck + 16, 24]]] : [] }, isAccent);
    case "ruffle":
      return [ruffle(m, depth, isBack, isAccent), ...(isBack ? [] : [neckBand(m, "crew", false, isAccent, 9)].map((p) => ({ ...p, texture: "cloth" as const })))];
    case "band":
      if (isBack) return [{ points: symmetric([[0, -15], [m.neck * 0.7, -14], [m.neck + 3, -8, 3], [m.neck + 1, 1, 2], [0, 10]]), tint: isAccent ? "accent" : "main", texture, round: 0 }];
      return pair({ points: [[1, depth + 1, 1], [m.neck * 0.66, depth * 0.74], [m.neck + 1, 0, 2], [m.neck + 2, -9, 4], [m.neck * 0.62, depth * 0.34], [1, depth - 19, 6]], grain: -30, texture }, isAccent);
    case "roll":
      return [{ points: symmetric([[0, -46], [m.neck - 12, -45, 10], [m.neck - 4, -12], [m.neck + 7, 6, 5], [m.neck * 0.55, isBack ? 14 : 26], [0, isBack ? 16 : 29]]), tint: isAccent ? "accent" : "main", texture: "band", round: 0, folds: [[-m.neck + 8, -8, m.neck - 8, -8, 10, 3]], seams: [] }];
    case "hood":
      return hood(m, isBack);
    case "shawl":
      return isBack ? backFall(m, isAccent, 34) : lapels(m, isAccent);
    case "square": {
      if (isBack) return [];
      const w = neckWidth(m, collar);
      return [{ points: [], stitches: [[[-w - 6, 3], [-w + 1, depth + 10], [w - 1, depth + 10], [w + 6, 3]]] }];
    }
    default:
      return [];
  }
}
