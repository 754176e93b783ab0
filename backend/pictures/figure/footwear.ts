import type { Draft, Piece } from "../draft.ts";
import { mirror, type Point } from "../path.ts";
import type { Silhouette } from "../types.ts";
import { bareFoot, footOf, type Hex } from "./body.ts";
import type { Build } from "./build.ts";

type Footwear = Extract<Silhouette, "trainers" | "boots" | "sandals" | "ballerinas" | "socks">;

export const isFootwear = (silhouette: Silhouette): silhouette is Footwear =>
  ["trainers", "boots", "sandals", "ballerinas", "socks"].includes(silhouette);

const sole = (x: number, half: number, y: number, tint: Hex): Piece => ({
  points: [
    [x - half - 2, y - 6, 4],
    [x + half + 2, y - 6, 4],
    [x + half + 1, y + 5, 5],
    [x, y + 8],
    [x - half - 1, y + 5, 5],
  ],
  tint,
  texture: "none",
  round: 0,
});

/** The upper of a shoe from the front: it rises to `top` above the floor. */
const upper = (x: number, half: number, y: number, top: number, more: Partial<Piece> = {}): Piece => ({
  points: [
    [x - half * 0.72, y - top, 3],
    [x, y - top - 3],
    [x + half * 0.72, y - top, 3],
    [x + half * 0.84, y - 34],
    [x + half, y - 14],
    [x + half * 0.96, y, 4],
    [x, y + 3],
    [x - half * 0.96, y, 4],
    [x - half, y - 14],
    [x - half * 0.84, y - 34],
  ],
  round: 0,
  ...more,
});

const arc = (x: number, half: number, y: number, rise: number): Point[] => [
  [x - half, y],
  [x, y - rise],
  [x + half, y],
];

/** One shoe or sock on the right foot; shafts and socks go up the leg. */
function rightFoot(kind: Footwear, build: Build, skin: Hex, isAccent: boolean): Piece[] {
  const { x, half } = footOf(build);
  const y = build.floor;
  const long = build.measures.arm < 200 ? 0.7 : 1;
  const band = (from: number, height: number, width: number): Piece => ({
    points: [
      [x - width, y - from, 3],
      [x, y - from - 2],
      [x + width, y - from, 3],
      [x + width - 1, y - from + height, 3],
      [x, y - from + height + 3],
      [x - width + 1, y - from + height, 3],
    ],
    tint: isAccent ? "accent" : "main",
    texture: "band",
    round: 0,
  });
  switch (kind) {
    case "trainers":
      return [
        upper(x, half, y, 46, {
          seams: [arc(x, half * 0.8, y - 12, 16)],
          over: [24, 32, 40]
            .map(
              (up) =>
                `<path d="M${(x - half * 0.42).toFixed(1)} ${(y - up).toFixed(1)}h${(half * 0.84).toFixed(1)}" stroke="#fbf6ec" stroke-width="4.4" fill="none"/>`,
            )
            .join(""),
        }),
        { ...upper(x, half, y, 18), tint: "accent", inside: true },
        sole(x, half, y, "#f6efe2"),
      ];
    case "boots":
      return [
        upper(x, half, y, 104 * long, { folds: [[x - half * 0.6, y - 60, x + half * 0.4, y - 48, 6, 5]] }),
        band(106 * long, 14, half * 0.76),
        sole(x, half, y, "#7a5a41"),
      ];
    case "sandals":
      return [
        bareFoot(build, skin),
        ...([30, 12] as const).map((up): Piece => ({
          points: [
            [x - half * 0.92, y - up, 3],
            [x, y - up - 6],
            [x + half * 0.92, y - up, 3],
            [x + half * 0.96, y - up + 11, 3],
            [x, y - up + 6],
            [x - half * 0.96, y - up + 11, 3],
          ],
          round: 0,
        })),
        sole(x, half, y, "#b98f62"),
      ];
    case "ballerinas":
      return [
        bareFoot(build, skin),
        {
          points: [
            [x - half * 0.94, y - 26, 3],
            [x - half * 0.5, y - 18],
            [x, y - 15],
            [x + half * 0.5, y - 18],
            [x + half * 0.94, y - 26, 3],
            [x + half, y - 8],
            [x + half * 0.94, y + 2, 4],
            [x, y + 5],
            [x - half * 0.94, y + 2, 4],
            [x - half, y - 8],
          ],
          round: 0,
          over: `<path d="M${(x - 1).toFixed(1)} ${(y - 14).toFixed(1)}l-9-5v10zM${(x + 1).toFixed(1)} ${(y - 14).toFixed(1)}l9-5v10z" fill="none" stroke="#6b4a3a" stroke-opacity=".6" stroke-width="2"/>`,
        },
        sole(x, half * 0.96, y, "#b98f62"),
      ];
    case "socks":
      return [
        upper(x, half * 0.94, y, 76 * long, { folds: [[x - half * 0.5, y - 30, x + half * 0.5, y - 24, 5, 4]] }),
        band(80 * long, 18, half * 0.74),
      ];
  }
}

const flipped = (piece: Piece): Piece => ({
  ...piece,
  points: mirror(piece.points),
  folds: (piece.folds ?? []).map(([ax, ay, bx, by, bend, width]) => [-ax, ay, -bx, by, -bend, -width] as const),
  seams: (piece.seams ?? []).map((s) => mirror(s)),
  over: piece.over ? `<g transform="scale(-1 1)">${piece.over}</g>` : "",
});

/** Both feet in shoes or socks, standing on the floor. */
export function footwearDraft(kind: Footwear, build: Build, skin: Hex, isAccent = false): Draft {
  const right = rightFoot(kind, build, skin, isAccent);
  return { pieces: [...right.map(flipped), ...right] };
}
