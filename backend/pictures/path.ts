import type { Random } from "./random.ts";

/** `[x, y]` is passed smoothly; `[x, y, r]` is a corner rounded by `r`. */
export type Point = readonly [x: number, y: number, corner?: number];

type Vector = [number, number];

function unit(dx: number, dy: number): Vector {
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** Wider than this a shape needs no decimals: half a unit of the drawing is less than its contour is wide, on a card and enlarged. */
const needsNoDecimals = 40;

/** Writes relative commands; small shapes keep a decimal, large ones do not need it. */
class Writer {
  text = "";
  x = 0;
  y = 0;
  step: number;
  constructor(step: number) {
    this.step = step;
  }
  round(v: number) {
    return Math.round(v / this.step) * this.step;
  }
  emit(command: string, ...coordinates: number[]) {
    const absolute = command === "M";
    let out = "";
    let last: Vector = [this.x, this.y];
    for (let i = 0; i < coordinates.length; i += 2) {
      const x = this.round(coordinates[i] ?? 0);
      const y = this.round(coordinates[i + 1] ?? 0);
      for (const v of absolute ? [x, y] : [x - this.x, y - this.y]) {
        const n = String(Math.round(v * 10) / 10).replace(/^(-?)0\./, "$1.");
        out += out === "" || n.startsWith("-") ? n : ` ${n}`;
      }
      last = [x, y];
    }
    [this.x, this.y] = last;
    this.text += command + out;
  }
}

function trace(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  const tangent = (i: number): Vector => {
    const before = !isClosed && i === 0 ? at(0) : at(i - 1);
    const after = !isClosed && i === count - 1 ? at(i) : at(i + 1);
    return unit(after[0] - before[0], after[1] - before[1]);
  };
  const xs = points.map((p) => p[0]);
  const pen = new Writer(Math.max(...xs) - Math.min(...xs) > needsNoDecimals ? 1 : 0.1);
  const segments = isClosed ? count : count - 1;
  for (let i = 0; i < segments; i++) {
    const p = at(i);
    const q = at(i + 1);
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const chord = unit(q[0] - p[0], q[1] - p[1]);
    const cutP = p[2] && (isClosed || i > 0) ? Math.min(p[2], length / 2) : 0;
    const cutQ = q[2] && (isClosed || i < segments - 1) ? Math.min(q[2], length / 2) : 0;
    const start: Vector = [p[0] + chord[0] * cutP, p[1] + chord[1] * cutP];
    const end: Vector = [q[0] - chord[0] * cutQ, q[1] - chord[1] * cutQ];
    if (i === 0) pen.emit("M", ...start);
    else if (cutP) pen.emit("q", p[0], p[1], ...start);
    const isStraight = p[2] !== undefined && q[2] !== undefined;
    if (isStraight) pen.emit("l", ...end);
    else {
      const out = p[2] === undefined ? tangent(i) : chord;
      const into = q[2] === undefined ? tangent(i + 1) : chord;
      const reach = Math.hypot(end[0] - start[0], end[1] - start[1]) / 2.7;
      pen.emit(
        "c",
        start[0] + out[0] * reach,
        start[1] + out[1] * reach,
        end[0] - into[0] * reach,
        end[1] - into[1] * reach,
        ...end,
      );
    }
  }
  const first = at(0);
  if (isClosed && first[2]) {
    const second = at(1);
    const length = Math.hypot(second[0] - first[0], second[1] - first[1]);
    const chord = unit(second[0] - first[0], second[1] - first[1]);
    const cut = Math.min(first[2], length / 2);
    pen.emit("q", first[0], first[1], first[0] + chord[0] * cut, first[1] + chord[1] * cut);
  }
  return pen.text + (isClosed ? "z" : "");
}

export const closedPath = (points: readonly Point[]): string => trace(points, true);
export const openPath = (points: readonly Point[]): string => trace(points, false);

export const mirror = (points: readonly Point[]): Point[] =>
  points.map((p): Point => (p[2] === undefined ? [-p[0], p[1]] : [-p[0], p[1], p[2]])).toReversed();

/** A shape from its right half, listed from the top of the axis to its foot (both on x = 0 or beside it). */
export function symmetric(half: readonly Point[]): Point[] {
  const other = mirror(half).filter((p) => p[0] !== 0);
  return [...half, ...other];
}

/** The small unsteadiness of a hand; corners and joins stay close enough not to gape. */
export const wobbled = (points: readonly Point[], random: Random, amount: number): Point[] =>
  points.map((p): Point => {
    const x = p[0] + (random() - 0.5) * 2 * amount;
    const y = p[1] + (random() - 0.5) * 2 * amount;
    return p[2] === undefined ? [x, y] : [x, y, p[2]];
  });

export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map((p): Point => (p[2] === undefined ? [p[0] + dx, p[1] + dy] : [p[0] + dx, p[1] + dy, p[2]]));

/** Degrees, clockwise on screen, around (cx, cy). */
export function turned(points: readonly Point[], degrees: number, cx = 0, cy = 0): Point[] {
  const a = (degrees * Math.PI) / 180;
  const cos = Math.cos(a);
  const sin = Math.sin(a);
  return points.map((p): Point => {
    const x = cx + (p[0] - cx) * cos - (p[1] - cy) * sin;
    const y = cy + (p[0] - cx) * sin + (p[1] - cy) * cos;
    return p[2] === undefined ? [x, y] : [x, y, p[2]];
  });
}

/** A tapered crescent from a to b: the way a fold is painted. */
export function crescent(ax: number, ay: number, bx: number, by: number, bend: number, width: number): string {
  const [nx, ny] = unit(-(by - ay), bx - ax);
  const mx = (ax + bx) / 2;
  const my = (ay + by) / 2;
  const pen = new Writer(1);
  pen.emit("M", ax, ay);
  pen.emit("q", mx + nx * bend - ax + ax, my + ny * bend, bx, by);
  pen.emit("q", mx + nx * (bend + width * 2), my + ny * (bend + width * 2), ax, ay);
  return `${pen.text}z`;
}

/** Points written as in a drawing: `"0 -84, 44 -74, 64 -28 6"`; a third number rounds the corner. */
export const pts = (text: string): Point[] =>
  text.split(",").map((part): Point => {
    const [x = 0, y = 0, corner] = part.trim().split(" ").map(Number);
    return corner === undefined ? [x, y] : [x, y, corner];
  });
