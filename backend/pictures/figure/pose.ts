import type { Draft, Fold, Piece } from "../draft.ts";
import type { Point } from "../path.ts";
import { randomFrom } from "../random.ts";
import type { GarmentSpec } from "../types.ts";
import type { Build } from "./build.ts";

/** How a woman stands; children and babies stand still, and are seen to grow from size to size. */
export const poses = ["still", "hip", "walking", "turned"] as const;
export type Pose = (typeof poses)[number];

/** The same in all sizes of a product, another one for the next product. What is carried hangs from an arm that hangs. */
export function poseOf({ cut, seed, silhouette }: Pick<GarmentSpec, "cut" | "seed" | "silhouette">): Pose {
  if (cut !== "woman") return "still";
  const able = poses.filter((pose) => pose !== "hip" || silhouette !== "bag");
  return able[Math.floor(randomFrom(`pose/${seed}`)() * able.length)] ?? "still";
}

/** A body whose right arm, on the side of the picture's right edge, is held as the pose has it. */
export const heldAs = (build: Build, pose: Pose): Build =>
  pose === "hip" ? { ...build, measures: { ...build.measures, isArmBent: true } } : build;

/** From 0 to 1 between two places, gently. */
function ramp(at: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Up and down again, 1 at the peak. */
const hump = (at: number, from: number, peak: number, to: number): number =>
  at < peak ? ramp(at, from, peak) : 1 - ramp(at, peak, to);

type Move = (x: number, y: number) => readonly [x: number, y: number];

/**
 * Where a point of the still figure goes: one gentle field for body and cloth, so that what touched still touches. Heights
 * are of the figure: 0 is the shoulder, `floor` the soles.
 */
function moveOf({ measures: m, crotch, floor, waistSeam }: Build, pose: Pose): Move {
  const hip = (waistSeam + crotch) / 2;
  const knee = crotch + m.inseam * 0.46;
  /** 1 for the leg on the right of the picture, -1 for the other; a hem goes gently over from one to the other, feet do not. */
  const side = (x: number, y: number) => {
    const half = 72 - 46 * ramp(y, knee + m.inseam * 0.2, floor - 60);
    return 2 * ramp(x, -half, half) - 1;
  };
  const below = (y: number) => ramp(y, crotch - 20, floor - 20);
  switch (pose) {
    case "hip":
      /* The weight is on the right leg: its hip is out and up, its shoulder down, the other leg is eased aside. */
      return (x, y) => {
        const out = hump(y, 20, hip, floor);
        const right = (1 + side(x, y)) / 2;
        return [
          x +
            17 * out -
            12 * right * below(y) -
            26 * (1 - right) * below(y) -
            9 * (1 - right) * hump(y, crotch, knee, floor),
          y - 0.07 * x * out + 0.04 * x * (1 - ramp(y, 40, waistSeam)) - 5 * (1 - right) * below(y),
        ];
      };
    case "walking":
      /* The right leg and the left arm are before: nearer, and so lower and larger. */
      return (x, y) => {
        const right = side(x, y);
        const arm = ramp(Math.abs(x), m.chest, m.chest + 60) * ramp(y, m.armpit, hip) * (1 - ramp(y, crotch, knee));
        const step = below(y);
        return [
          x + 7 * hump(y, 20, hip, floor) - right * 13 * step - right * arm * 8 - 13 * arm,
          y +
            (right > 0 ? 11 : 27) * right * step -
            12 * arm * (1 - right) -
            0.03 * x * hump(y, 20, hip, floor) +
            0.025 * x * (1 - ramp(y, 40, waistSeam)),
        ];
      };
    case "turned":
      /* Towards the right: that side is farther and narrower, and the middle of the front has gone that way. */
      return (x, y) => {
        const round = Math.max(0, 1 - (x / (m.chest + 24)) ** 2);
        const far = (1 + side(x, y)) / 2;
        return [
          x * (0.98 - 0.13 * ramp(x, -40, 90)) + 12 * round * round * (1 - below(y)),
          y + (4 - 13 * far) * below(y) - 0.02 * x * (1 - ramp(y, 60, hip)),
        ];
      };
    default:
      return (x, y) => [x, y];
  }
}

/** Puts a piece of cloth or body, drawn for a figure that stands still, where the pose has it. */
export function posed(draft: Draft, build: Build, pose: Pose): Draft {
  if (pose === "still") return draft;
  const move = moveOf(build, pose);
  const moved = (p: Point): Point => {
    const [x, y] = move(p[0], p[1]);
    return p[2] === undefined ? [x, y] : [x, y, p[2]];
  };
  const movedFold = ([ax, ay, bx, by, bend, width]: Fold): Fold => [...move(ax, ay), ...move(bx, by), bend, width];
  const lines = (all: readonly (readonly Point[])[] | undefined) => (all ?? []).map((line) => line.map(moved));
  return {
    ...draft,
    pieces: draft.pieces.map((piece): Piece => {
      return {
        ...piece,
        points: piece.points.map(moved),
        folds: (piece.folds ?? []).map(movedFold),
        lights: (piece.lights ?? []).map(movedFold),
        seams: lines(piece.seams),
        stitches: lines(piece.stitches),
        buttons: (piece.buttons ?? []).map(([x, y, r]) => [...move(x, y), r] as const),
        ...(piece.over ? { over: carried(piece, piece.over, move) } : {}),
      };
    }),
  };
}

const n1 = (value: number) => String(Math.round(value * 10) / 10);

/** Places a fitting's lines begin at and come down to, in the units of its figure. */
function heldPlaces(over: string): readonly (readonly [x: number, y: number])[] {
  const [, left = "0", down = "0"] = /^<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(over) ?? [];
  const [dx, dy] = [Number(left), Number(down)];
  let x = 0;
  return [...over.matchAll(/M\s*(-?[\d.]+)[ ,]*(-?[\d.]+)|V(-?[\d.]+)/g)].map(([, atX, atY, foot]) => {
    if (atX !== undefined) x = Number(atX);
    return [x + dx, Number(atY ?? foot) + dy] as const;
  });
}

/** Fittings are markup: they go where the places go that they are held at, and lean as these do. */
function carried({ points }: Piece, over: string, move: Move): string {
  const places = points.length > 0 ? points : heldPlaces(over);
  if (places.length === 0) return over;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const [topX, topY] = move(x, top);
  const [footX, footY] = move(x, foot);
  const lean = foot - top > 40 ? (footX - topX) / (foot - top) : 0;
  const right = (topX + footX) / 2 - x - (lean * (top + foot)) / 2;
  return `<g transform="matrix(1 0 ${Math.round(lean * 1000) / 1000} 1 ${n1(right)} ${n1((topY + footY - top - foot) / 2)})">${over}</g>`;
}

/** How a head, or what hangs about a neck or from a hand, is moved: with the place it is held at. */
export function carriedAt([x, y]: Point, build: Build, pose: Pose, tiltDegrees = 0): string {
  if (pose === "still") return "";
  const [toX, toY] = moveOf(build, pose)(x, y);
  return `translate(${n1(toX - x)} ${n1(toY - y)})${tiltDegrees ? `rotate(${tiltDegrees} ${n1(x)} ${n1(y)})` : ""}`;
}

/** Degrees a head leans, clockwise on the picture. */
export const headTilt: Record<Pose, number> = { still: 0, hip: -3.5, walking: 2, turned: 3 };
