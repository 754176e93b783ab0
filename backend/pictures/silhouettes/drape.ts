import type { Fold, Piece } from "../draft.ts";
import type { Point } from "../path.ts";
import { pick, randomFrom, type Random } from "../random.ts";
import type { Context } from "./context.ts";
import { cuts, fallOf, type Cut, type Fall, type Rows } from "./falls.ts";

/** How far a flounce reaches up under what it is sewn to. */
const seamAllowance = 26;
/** So much lower than at the side seams a hem hangs in the middle. */
const dip = 18;

const isStiff = (flow: number) => flow < 0.36;

/** The share of a flounce in the length: a narrow one where the cloth is stiff, else a deep one or one that is half of it. */
const flounceShareOf = (flow: number, random: Random): number =>
  isStiff(flow) ? pick(random, [0.15, 0.2]) : pick(random, [0.24, 0.28, 0.42]);

/** A place on the cloth: across from -1 to 1, down from 0 at the waist to 1 at the hem and beyond. */
type At = (across: number, down: number) => readonly [x: number, y: number];

function placesOn(rows: Rows, top: number, length: number): { halfAt: (down: number) => number; at: At } {
  const halfAt = (down: number): number => {
    const next = Math.max(
      1,
      rows.findIndex(([t]) => t >= down),
    );
    const isBeyond = down > 1;
    const [t0, half0] = rows[isBeyond ? rows.length - 2 : next - 1] ?? [0, 0];
    const [t1, half1] = rows[isBeyond ? rows.length - 1 : next] ?? [1, half0];
    return half0 + ((half1 - half0) * (down - t0)) / (t1 - t0 || 1);
  };
  return {
    halfAt,
    at: (across, down) => [across * halfAt(down), top + down * (length - dip / 2 + dip * (1 - across * across))],
  };
}

/** A fold from one place to another that follows the fall between them. */
function foldOn(at: At, across: readonly [number, number], down: readonly [number, number], width: number): Fold {
  const [a, b] = [at(across[0], down[0]), at(across[1], down[1])];
  const middle = at((across[0] + across[1]) / 2, (down[0] + down[1]) / 2);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const off = (middle[0] - (a[0] + b[0]) / 2) * -dy + (middle[1] - (a[1] + b[1]) / 2) * dx;
  return [...a, ...b, (2 * off) / Math.hypot(dx, dy), width];
}

interface Wave {
  crest: number;
  low: number;
  /** Between this wave and the next one; none after the last. */
  valley?: number;
  high: number;
}

/** Waves of a hem from one place across to another: no two are alike, but where buttons run down the middle of them. */
function wavesOf(count: number, depth: number, from: number, to: number, random: Random, isEven: boolean): Wave[] {
  const widths = Array.from({ length: count }, () => (isEven ? 1 : 0.75 + random() * 0.5));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let done = 0;
  return widths.map((width, i) => {
    const [k0, k1] = [done, done + width].map((part) => from + ((to - from) * part) / whole) as [number, number];
    done += width;
    const isAtSide = i === 0 || i === count - 1;
    return {
      crest: (k0 + k1) / 2,
      low: depth * (isAtSide ? 0.5 : 0.7 + random() * 0.5),
      ...(i < count - 1 ? { valley: k1 } : {}),
      high: depth * (0.7 + random() * 0.5),
    };
  });
}

const hemOf = (at: At, waves: readonly Wave[]): Point[] =>
  waves.flatMap(({ crest, low, valley, high }): Point[] => {
    const [x, y] = at(crest, 1);
    const turn = valley === undefined ? [] : [at(valley, 1)].map(([vx, vy]): Point => [vx, vy - high]);
    return [[x, y + low], ...turn];
  });

/** The back of a hem, seen from within where a wave of the front goes up. */
function underside(at: At, waves: readonly Wave[]): Piece {
  const hem = waves.flatMap(({ crest, low, valley, high }): Point[] => {
    const [x, y] = at(crest, 1);
    const turn = valley === undefined ? [] : [at(valley, 1)].map(([vx, vy]): Point => [vx, vy + high * 0.5]);
    return [[x, y - low * 0.6], ...turn];
  });
  const [x, y] = at(0.97, 0.9);
  return { points: [[-x, y, 2], [x, y, 2], ...hem], tint: "inner", hangs: true };
}

interface Hanging {
  at: At;
  rows: Rows;
  flow: number;
  random: Random;
}

/** Side seam from the waist down to the corner of the hem; soft cloth does not hang quite straight. */
function sideOf({ at, rows, flow, random }: Hanging, side: 1 | -1, corner: number): Point[] {
  const sway = (random() - 0.5) * 7 * flow;
  return rows.slice(1).map(([down], i): Point => {
    const [x, y] = at(side, down);
    if (i === rows.length - 2) return [x, y, corner];
    return [x + (down > 0.5 ? sway : 0), y];
  });
}

/** Dark where a wave goes in, light on what comes forward; every other fold is shorter. */
function foldsOf(
  { at, flow, random }: Hanging,
  waves: readonly Wave[],
  from: (across: number) => number,
): Required<Pick<Piece, "folds" | "lights">> {
  const folds: Fold[] = [];
  const lights: Fold[] = [];
  waves.forEach(({ crest, valley }, i) => {
    const later = (i % 2) * 0.25 + random() * 0.12;
    const startOn = (across: number) => from(across) + (1 - from(across)) * later;
    if (valley !== undefined) folds.push(foldOn(at, [valley * 0.97, valley], [startOn(valley), 1.3], 9 + flow * 7));
    if (i % 2 === 0 || flow > 0.5) lights.push(foldOn(at, [crest, crest], [startOn(crest) + 0.05, 1.1], 4 + flow * 4));
  });
  return { folds, lights };
}

/** Gathers along the seam of the waist. */
const gathersOf = (at: At, count: number, length: number): Fold[] =>
  Array.from({ length: count }, (_, i) => {
    const k = ((i + 0.5) / count) * 1.88 - 0.94;
    return foldOn(at, [k, k], [0.008, length * (i % 2 ? 1 : 0.6)], 2.2);
  });

/** The line of a hem that is sewn over, as far above it all along. */
const hemSeam = (hem: readonly Point[], up: number): Point[] =>
  hem.map(([x, y], i): Point => {
    const inward = i === 0 || i === hem.length - 1 ? 4 : 0;
    return [x - Math.sign(x) * inward, y - up];
  });

const topEdge = (half: number, top: number): { left: Point[]; right: Point[] } => ({
  left: [
    [-half, top - 1, 2],
    [-half * 0.6, top + 2],
  ],
  right: [
    [0, top + 3],
    [half * 0.6, top + 2],
    [half, top - 1, 2],
  ],
});

export interface DrapeOptions {
  top: number;
  /** Half-width of the seam at the waist. */
  waist: number;
  length: number;
  /** Drawn together by an elastic or a seam. */
  isGathered: boolean;
  /** Something is sewn down the middle of the front. */
  isButtoned: boolean;
}

export interface Drape {
  fall: Fall;
  pieces: Piece[];
  /** Half-width at a height. */
  halfAt: (y: number) => number;
  /** Where what is sewn down the middle ends. */
  foot: number;
}

/** A woman's skirt as its cut and the weight of its cloth let it fall; the same for the same piece in every size and pose. */
export function drape({ spec, traits, m, cloth, isBack }: Context, o: DrapeOptions): Drape {
  const { flow } = cloth;
  const { top, length, waist } = o;
  const fall = fallOf(spec, traits);
  const cut = cuts[fall]({ waist, hip: m.hipWidth, flow });
  const random = randomFrom(`drape/${spec.seed}`);
  const { at, halfAt } = placesOn(cut.rows, top, length);
  const cloths: Hanging = { at, rows: cut.rows, flow, random };
  const isEven = o.isButtoned && !isBack;
  const flounce = fall === "flounce" ? flounceShareOf(flow, random) : 0;
  const sewn = { ...o, isEven, isBack, flounce };
  const pieces = piecesOf[fall === "wrap" && isBack ? "bias" : fall](cloths, cut, sewn);
  const last = pieces.at(-1);
  if (last && o.isGathered)
    last.folds = [...(last.folds ?? []), ...gathersOf(at, 11, fall === "gathered" ? 0.12 : 0.07)];
  return {
    fall,
    pieces,
    halfAt: (y) => halfAt(Math.max(0, Math.min(1, (y - top) / length))),
    foot: at(0, 1 - flounce)[1] - 2,
  };
}

interface SewnOptions extends DrapeOptions {
  /** Waves are alike on both sides of the middle. */
  isEven: boolean;
  isBack: boolean;
  /** Its share in the length, 0 where there is none. */
  flounce: number;
}

/** In one piece from side to side. */
function whole(h: Hanging, cut: Cut, o: SewnOptions): Piece[] {
  const { at, flow } = h;
  /* An odd number of waves has one in the middle, where the buttons are. */
  const count = o.isEven ? cut.waves + 1 - (cut.waves % 2) : cut.waves;
  const waves = wavesOf(count, cut.depth, 1, -1, h.random, o.isEven);
  const edge = topEdge(o.waist, o.top);
  const hem = [at(1, 1), ...hemOf(at, waves), at(-1, 1)];
  const skirt: Piece = {
    points: [...edge.right, ...sideOf(h, 1, 7), ...hemOf(at, waves), ...sideOf(h, -1, 7).toReversed(), ...edge.left],
    ...foldsOf(h, waves, () => cut.from),
    round: 0,
    hangs: true,
    ...(flow < 0.7 ? { stitches: [hemSeam(hem, isStiff(flow) ? 14 : 10)] } : {}),
  };
  return cut.depth > 5.5 ? [underside(at, waves), skirt] : [skirt];
}

/** Short seams that take the cloth in at the waist. */
const darts = (at: At): Point[][] => [0.5, -0.5].map((k) => [[...at(k, 0.01)], [...at(k * 0.92, 0.17)]]);

function aLine(h: Hanging, cut: Cut, o: SewnOptions): Piece[] {
  const pieces = whole(h, cut, o);
  const skirt = pieces.at(-1);
  if (skirt && !o.isGathered) skirt.seams = darts(h.at);
  return pieces;
}

/** Panels that narrow to the knee and widen below it. */
function trumpet(h: Hanging, cut: Cut, o: SewnOptions): Piece[] {
  const pieces = whole(h, cut, o);
  const skirt = pieces.at(-1);
  const line = (k: number): Point[] => [0.01, 0.32, 0.64, 0.86, 0.985].map((down): Point => [...h.at(k, down)]);
  if (skirt) skirt.seams = [line(0.5), line(-0.5)];
  return pieces;
}

/** One front over the other: its edge goes from the waist, where it is tied, aslant down to a round corner. */
function wrapped(h: Hanging, cut: Cut, o: SewnOptions): Piece[] {
  const { at, random, flow } = h;
  const edge = topEdge(o.waist, o.top);
  const under = wavesOf(3, cut.depth, 1, -0.34, random, false);
  const over = wavesOf(cut.waves, cut.depth, 0, -1, random, false);
  const slant: Point[] = (
    [
      [0.72, 0.004],
      [0.56, 0.3],
      [0.36, 0.62],
      [0.17, 0.86],
    ] as const
  ).map(([k, down]): Point => [...at(k, down)]);
  const corner: Point = [...at(0.06, 0.99), 22];
  const inner: Piece = {
    points: [
      ...edge.right.slice(0, 1),
      ...edge.right.slice(1),
      ...sideOf(h, 1, 7),
      ...hemOf(at, under).map(([x, y]): Point => [x, y - 5]),
      [...at(-0.36, 0.9), 2],
    ],
    ...foldsOf(h, under, () => 0.4),
    round: 0,
    hangs: true,
  };
  /* The front on top throws its shadow on the other. */
  inner.folds = [foldOn(at, [0.76, 0.14], [0.02, 1.05], 13), ...(inner.folds ?? [])];
  const front = foldsOf(h, over, () => cut.from);
  /* From the tie the cloth is drawn across. */
  const drawn = (
    [
      [0.36, 0.44],
      [-0.1, 0.5],
      [-0.5, 0.4],
    ] as const
  ).map(([k, down], i) => foldOn(at, [0.66, k], [0.014 + i * 0.004, down], 4.4 + flow * 2));
  return [
    inner,
    {
      points: [
        [-o.waist * 0.2, o.top + 3],
        ...slant,
        corner,
        ...hemOf(at, over),
        ...sideOf(h, -1, 7).toReversed(),
        ...edge.left,
      ],
      ...front,
      folds: [...drawn, ...front.folds],
      round: 0,
      hangs: true,
    },
  ];
}

/** Sharp pleats in cloth that keeps them: stitched down to the hip; a few deep ones where it is stiff, many fine ones where it is soft. */
function pleated(h: Hanging, cut: Cut, o: SewnOptions): Piece[] {
  const { at, flow } = h;
  const edge = topEdge(o.waist, o.top);
  const stiff = isStiff(flow);
  const count = stiff ? 6 : flow > 0.6 ? 18 : 12;
  const start = stiff ? 0.24 : flow > 0.6 ? 0.01 : 0.18;
  const places = Array.from({ length: count - 1 }, (_, i) => 1 - ((i + 1) / count) * 2);
  const step = stiff ? 6 : flow > 0.6 ? 2.6 : 4;
  const hem = places.flatMap((k): Point[] => {
    const [x, y] = at(k, 1);
    return [
      [x + step * 0.4, y + step * 0.6, 0.8],
      [x - step * 0.2, y - step * 0.6, 0.8],
    ];
  });
  const line = (k: number): Point[] => [[...at(k, start)], [...at(k, 0.99)]];
  return [
    {
      points: [...edge.right, ...sideOf(h, 1, 4), ...hem, ...sideOf(h, -1, 4).toReversed(), ...edge.left],
      folds: places.map((k) => foldOn(at, [k, k], [start, 1.3], stiff ? 10 : 5)),
      lights: places.map((k) => foldOn(at, [k - 0.8 / count, k - 0.8 / count], [start + 0.08, 1], stiff ? 5 : 3)),
      seams: places.map(line),
      round: 0,
      hangs: true,
      ...(start > 0.1
        ? { stitches: [[[...at(0.97, start - 0.01)], [...at(0, start)], [...at(-0.97, start - 0.01)]]] }
        : {}),
    },
  ];
}

/** A deep flounce, gathered on to a skirt that is smooth above it; on soft cloth its seam may run aslant. */
function flounced(h: Hanging, cut: Cut, o: SewnOptions): Piece[] {
  const { at, random, flow } = h;
  const slant = !o.isEven && flow > 0.4 && random() < 0.5 ? 0.1 : 0;
  const seamAt = (across: number) => 1 - o.flounce + (o.isBack ? -slant : slant) * across;
  const seam = (across: number): Point => [...at(across, seamAt(across))];
  const under = (across: number): Point => [...at(across, seamAt(across) - seamAllowance / o.length), 2];
  const waves = wavesOf(cut.waves, cut.depth, 1, -1, random, o.isEven);
  const edge = topEdge(o.waist, o.top);
  const { folds, lights } = foldsOf(h, waves, seamAt);
  const flounce: Piece = {
    points: [
      under(-0.94),
      under(0.94),
      [...at(1.01, seamAt(1) + 0.01)],
      [...at(1.02, 1), 7],
      ...hemOf(at, waves),
      [...at(-1.02, 1), 7],
      [...at(-1.01, seamAt(-1) + 0.01)],
    ],
    folds: [
      ...folds,
      ...Array.from({ length: 14 }, (_, i) => {
        const k = ((i + 0.5) / 14) * 1.9 - 0.95;
        return foldOn(at, [k, k * 1.02], [seamAt(k), seamAt(k) + (i % 2 ? 0.09 : 0.06)], 2.2);
      }),
    ],
    lights,
    round: 0,
    hangs: true,
  };
  const side = (s: 1 | -1): Point[] => [
    ...h.rows.slice(1).flatMap(([down]): Point[] => (down < seamAt(s) - 0.02 ? [[...at(s, down)]] : [])),
    [...at(s, seamAt(s)), 4],
  ];
  const body: Piece = {
    points: [...edge.right, ...side(1), seam(0.5), seam(0), seam(-0.5), ...side(-1).toReversed(), ...edge.left],
    folds: [-0.62, -0.2, 0.24, 0.66].map((k, i) =>
      foldOn(at, [k * 0.97, k], [0.3 - (i % 2) * 0.16, seamAt(k)], 6 + flow * 5),
    ),
    lights: [-0.44, 0.44].map((k) => foldOn(at, [k, k], [0.2, seamAt(k) - 0.04], 4 + flow * 3)),
    round: 0,
    hangs: true,
  };
  return [...(flow > 0.5 ? [underside(at, waves)] : []), flounce, body];
}

const piecesOf: Record<Fall, (h: Hanging, cut: Cut, o: SewnOptions) => Piece[]> = {
  "a-line": aLine,
  trumpet,
  bias: whole,
  gathered: whole,
  wrap: wrapped,
  pleats: pleated,
  flounce: flounced,
};
