import type { Fold, Piece } from "../draft.ts";
import { bentArm, type Measures } from "../measures.ts";
import { mirror, type Point } from "../path.ts";
import { neckWidth } from "./bodice.ts";
import type { Random } from "../random.ts";
import type { Collar, Sleeves } from "../types.ts";

export type Cuff = "none" | "hem" | "rib" | "band" | "turned";

export interface SleeveOptions {
  kind: Sleeves;
  cuff: Cuff;
  collar: Collar;
  isAccentCuff?: boolean;
  /** Raglan sleeves in the accent colour. */
  isAccentSleeve?: boolean;
  ease?: number;
  angle?: number;
  length?: number;
  hasElbowSeam?: boolean;
}

const lengths: Record<Sleeves, number> = {
  none: 0,
  flutter: 0.2,
  short: 0.36,
  puff: 0.4,
  "three-quarter": 0.72,
  long: 1,
  balloon: 0.97,
  raglan: 1,
};

const flipFold = ([ax, ay, bx, by, bend, width]: Fold): Fold => [-ax, ay, -bx, by, -bend, -width];

/** Unit vector across the sleeve at t, towards the body. */
function normal(a: number, length: number, curve: number, t: number): readonly [number, number] {
  const bend = Math.atan2(2 * curve * t, length);
  return [-Math.cos(a - bend), Math.sin(a - bend)];
}

/** Builds on the right side; the left one is its mirror with its own pose. */
function sleeve(m: Measures, o: SleeveOptions, restDegrees: number): Piece[] {
  const ease = o.ease ?? 0;
  /* Where the arm is bent a sleeve leaves the shoulder as the arm does. */
  const angleDegrees = m.isArmBent
    ? (Math.atan2(bentArm(m, 0).along[0], bentArm(m, 0).along[1]) * 180) / Math.PI
    : restDegrees;
  const a = (angleDegrees * Math.PI) / 180;
  const along = [Math.sin(a), Math.cos(a)] as const;
  const inward = [-Math.cos(a), Math.sin(a)] as const;
  const short = o.kind === "short" || o.kind === "puff";
  const baby = m.arm < 200;
  const length = (o.length ?? m.arm) * (short && baby ? 0.44 : short && m.arm > 300 ? 0.31 : lengths[o.kind]);
  // The outer edge leaves the shoulder at the given angle and bends back towards the body, as an arm laid down does.
  const curve = short ? 0 : length * (m.arm > 300 ? 0.17 : 0.13);
  const s: Point = [m.shoulder + ease * 0.7 + (short ? 0 : 3), m.tip + (short ? 1 : 3)];
  const at = (t: number, across: number, corner?: number): Point => {
    if (m.isArmBent && !short) {
      const { at: middle, along: way } = bentArm(m, (t * length) / m.arm);
      const off = across - ease * 0.7;
      const [x, y] = [middle[0] - way[1] * off, middle[1] + way[0] * off];
      return corner === undefined ? [x, y] : [x, y, corner];
    }
    const [nx, ny] = normal(a, length, curve, t);
    const x = s[0] + along[0] * length * t + inward[0] * curve * t * t + nx * across;
    const y = s[1] + along[1] * length * t + inward[1] * curve * t * t + ny * across;
    return corner === undefined ? [x, y] : [x, y, corner];
  };
  const root: Point = [m.chest + ease - 3, m.armpit, 2];
  const bendEnd = (Math.atan2(2 * curve, length) * 180) / Math.PI;
  const grain = -(angleDegrees - bendEnd * 0.5);
  const cuffWidth = short ? m.upperArm + ease * 0.8 + 4 : m.wrist + ease * 0.7;
  const bandHeight =
    o.cuff === "rib"
      ? short
        ? 13
        : baby
          ? 24
          : 30
      : o.cuff === "band"
        ? short
          ? 14
          : 30
        : o.cuff === "turned"
          ? 22
          : 0;
  const stop = bandHeight ? 1 - bandHeight / length : 1;
  const isFull = o.kind === "puff" || o.kind === "balloon";
  const swell = o.kind === "puff" ? 20 : o.kind === "balloon" ? 13 : 0;
  const narrow = o.cuff === "rib" || isFull ? 6 : 0;

  if (o.kind === "flutter") {
    const points: Point[] = [
      [s[0] - 34, s[1] - 9, 2],
      [s[0] + 8, s[1] + 4],
      [s[0] + 34, s[1] + 52],
      [s[0] + 26, s[1] + 78, 8],
      [s[0] + 4, s[1] + 84],
      [m.chest - 22, m.armpit + 4, 2],
      [s[0] - 62, m.armpit - 30, 2],
    ];
    return [
      {
        points,
        grain,
        round: grain,
        folds: [
          [s[0] + 2, s[1] + 18, s[0] + 24, s[1] + 72, -4, 5],
          [s[0] - 10, s[1] + 20, s[0] + 4, s[1] + 80, -4, 4],
        ],
      },
    ];
  }

  const elbow = at(0.45, -5);
  const outer: Point[] = isFull
    ? [at(0.12, -swell * 0.8), at(0.5, -swell * 1.15), at(stop - 0.12, -swell * 0.9), at(stop, narrow, 3)]
    : [at(short ? 0.22 : 0.08, short ? -5 : -5), ...(short ? [] : [elbow]), at(stop, narrow * 0.4, 3)];
  const lower = cuffWidth + (isFull ? (o.kind === "balloon" ? 26 : 4) : narrow);
  const inner: Point[] = isFull
    ? [
        at(stop, o.kind === "balloon" ? cuffWidth + 6 : cuffWidth, 3),
        at(stop - 0.14, lower),
        [(at(0.5, lower)[0] + root[0]) / 2, (at(0.5, lower)[1] + root[1]) / 2 + 4],
      ]
    : [
        at(stop, lower, 3),
        ...(short
          ? []
          : m.isArmBent
            ? [at(Math.min(0.9, (0.62 * m.arm) / length), lower * 0.92), at((0.36 * m.arm) / length, m.upperArm * 0.72)]
            : [[(at(0.55, lower)[0] * 1.1 + root[0] * 0.9) / 2 + 3, (at(0.55, lower)[1] + root[1]) / 2 + 4] as Point]),
      ];
  const raglan = o.kind === "raglan";
  const w = neckWidth(m, o.collar);
  const head: Point[] = raglan
    ? [
        [w * 0.88, 8, 1],
        [w + 1, -1, 1],
        [s[0] - 10, s[1] - 4],
      ]
    : [
        [s[0] - 44, s[1] + 6, 0],
        [s[0] - 34, s[1] - 12, 0],
        [s[0] - 10, s[1] - 5],
      ];
  const foot: Point[] = raglan ? [root, [m.chest - 36, m.armpit - 44]] : [root, [root[0] - 34, root[1] - 8, 2]];
  const points = [...head, ...outer, ...inner, ...foot];

  const f = (t0: number, c0: number, t1: number, c1: number, bend: number, width: number): Fold => [
    at(t0, c0)[0],
    at(t0, c0)[1],
    at(t1, c1)[0],
    at(t1, c1)[1],
    bend,
    width,
  ];
  const width = m.upperArm + ease;
  const folds: Fold[] = short
    ? isFull
      ? [
          f(stop, cuffWidth * 0.25, 0.3, cuffWidth * 0.1, 3, 3),
          f(stop, cuffWidth * 0.5, 0.25, cuffWidth * 0.45, 3, 3),
          f(stop, cuffWidth * 0.75, 0.4, cuffWidth * 0.85, 3, 3),
        ]
      : [[root[0] + 2, root[1] - 4, s[0] + 4, root[1] - 44, -6, 5]]
    : [
        [root[0] + 8, root[1] + 8, s[0] - 2, root[1] - 36, -8, 6],
        f(0.6, width * 0.86, 0.46, width * 0.2, 8, 6),
        f(0.68, width * 0.8, 0.6, width * 0.3, 6, 5),
      ];
  if (o.kind === "balloon")
    folds.push(
      f(stop, cuffWidth * 0.3, stop - 0.25, cuffWidth * 0.15, 3, 4),
      f(stop, cuffWidth * 0.7, stop - 0.22, cuffWidth * 0.75, 3, 4),
    );
  const lights: Fold[] = [f(0.12, 12, stop - 0.08, 11, -3, 7)];
  const main: Piece = {
    points,
    grain,
    round: grain,
    folds,
    lights,
    ...(o.isAccentSleeve ? { tint: "accent" as const } : {}),
  };
  if (o.cuff === "hem") main.stitches = [[at(1 - 9 / length, 2), at(1 - 9 / length, lower - 1)]];
  if (o.hasElbowSeam) main.seams = [[at(0.12, width * 0.55), at(stop, lower * 0.6)]];
  if (!bandHeight) return [main];

  const spread = o.cuff === "turned" ? 3 : 0;
  const right = isFull ? (o.kind === "balloon" ? cuffWidth + 8 : cuffWidth + 2) : lower - (o.cuff === "rib" ? 2 : 0);
  const left = isFull ? narrow - 2 : narrow * 0.4;
  const band: Piece = {
    points: [
      at(stop - 0.004, left - spread, 3),
      at(1, left + (o.cuff === "rib" ? 3 : 0) - spread, 4),
      at(1.006, (left + right) / 2),
      at(1, right - (o.cuff === "rib" ? 3 : 0) + spread, 4),
      at(stop - 0.004, right + spread, 3),
      at(stop + 0.004, (left + right) / 2),
    ],
    grain: bendEnd - angleDegrees,
    round: bendEnd - angleDegrees,
    tint: o.isAccentCuff ? "accent" : "main",
    texture: o.cuff === "rib" ? "band" : "cloth",
  };
  return [main, band];
}

const flipped = (piece: Piece): Piece => ({
  ...piece,
  points: mirror(piece.points),
  grain: -(piece.grain ?? 0),
  round: piece.round === null ? null : -(piece.round ?? 0),
  folds: piece.folds?.map(flipFold) ?? [],
  lights: [],
  stitches: piece.stitches?.map((s) => mirror(s)) ?? [],
  seams: piece.seams?.map((s) => mirror(s)) ?? [],
});

/** Both sleeves; raglan ones are meant to be painted over the bodice, the others under it. */
export function sleeves(m: Measures, o: SleeveOptions, random: Random): Piece[] {
  if (o.kind === "none") return [];
  const short = o.kind === "short" || o.kind === "puff";
  const rest = o.angle ?? (short ? 37 : 25);
  return ([-1, 1] as const).flatMap((side) => {
    const pieces = sleeve(side === 1 ? m : { ...m, isArmBent: false }, o, rest + (random() - 0.5) * (short ? 5 : 6));
    return side === 1 ? pieces : pieces.map(flipped);
  });
}
