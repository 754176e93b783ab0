import type { Piece } from "../draft.ts";
import { pts, type Point } from "../path.ts";
import type { Context } from "./context.ts";
import { bow } from "./fittings.ts";
import { insole, rubber, strapBuckle } from "./shoe-parts.ts";

const footprint = (grow: number): Point[] => [
  [2, -152 - grow],
  [40 + grow, -130 - grow],
  [57 + grow, -78],
  [50 + grow, -6],
  [43 + grow, 62],
  [44 + grow, 118],
  [26, 150 + grow],
  [0, 155 + grow],
  [-26, 150 + grow],
  [-44 - grow, 118],
  [-42 - grow, 62],
  [-45 - grow, -6],
  [-52 - grow, -80],
  [-36 - grow, -134 - grow],
];

const laces = (rows: readonly Point[], p: Context["palette"]) =>
  rows
    .map(
      ([y, w]) =>
        `<path d="M${-w} ${y + 5}q${w} -14 ${w * 2} 0" fill="none" stroke="${p.line}" stroke-width="9.5" opacity=".35"/><path d="M${-w} ${y + 4}q${w} -14 ${w * 2} 0" fill="none" stroke="#fbf6ec" stroke-width="7"/>`,
    )
    .join("");

export function ballerinaTop(c: Context): Piece[] {
  const opening: Point[] = pts("2 -66, 30 -48, 37 10, 32 80, 30 122, 0 138, -30 122, -31 80, -34 10, -28 -48");
  const edge: Point[] = pts("2 -76, 37 -56, 45 8, 39 80, 36 126, 0 146, -36 126, -38 80, -42 8, -35 -56");
  const pieces: Piece[] = [
    { points: footprint(0), round: 0, folds: [[-46, -70, -30, -128, -6, 6]], lights: [[-20, -140, -40, -80, -8, 6]] },
    { points: edge, tint: c.traits.contrastTrim ? "accent" : "main", texture: "none", inside: true, round: null },
    {
      points: opening,
      tint: insole,
      inside: true,
      round: 0,
      texture: "none",
      over: `<ellipse cx="0" cy="96" rx="15" ry="19" fill="none" stroke="#b08a5c" stroke-width="1.4" opacity=".7"/><path d="M-6 100v-7h12v7zM-3 93q3-5 6 0" fill="none" stroke="#b08a5c" stroke-width="1.4"/>`,
    },
  ];
  if (c.traits.closure === "buckle")
    pieces.push({
      points: pts("-46 2 5, 46 -8 5, 47 14 5, -45 24 5"),
      round: 0,
      over: strapBuckle(30, 4),
    });
  else pieces.push({ points: [], over: bow(2, -78, 1.05, c.palette.main, c.palette.line) });
  return pieces;
}

export function sandalTop(c: Context): Piece[] {
  const strap = (points: Point[], turn = 0): Piece => ({ points, grain: turn, round: turn });
  const pieces: Piece[] = [
    { points: footprint(4), tint: "#b98f62", round: 0, texture: "none" },
    {
      points: footprint(-5),
      tint: insole,
      inside: true,
      round: 0,
      texture: "none",
      seams: [],
      over: `<path d="M-6 112v-8h12v8zM-3 104q3-5 6 0" fill="none" stroke="#b08a5c" stroke-width="1.5"/>`,
    },
    strap(pts("-56 -74 4, -30 -98, 4 -104, 40 -96, 60 -70 4, 56 -36 4, 30 -60, 2 -66, -26 -60, -52 -38 4")),
    strap(pts("-12 -76 5, 15 -76 5, 13 20 4, -9 20 4")),
    strap(pts("-50 12 5, -20 4, 22 2, 52 8 5, 51 32 5, 22 26, -20 28, -49 36 5")),
  ];
  if (c.traits.closure === "buckle") pieces.push({ points: [], over: strapBuckle(34, 17) });
  else
    pieces.push({
      points: pts("18 0 4, 54 4 4, 53 36 4, 17 30 4"),
      round: null,
      inside: true,
      stitches: [
        [
          [22, 5],
          [22, 26],
        ],
      ],
    });
  pieces.push(strap(pts("-46 92 5, -20 118, 2 124, 24 118, 47 92 5, 48 116 5, 28 144, 0 152, -28 144, -47 116 5")));
  return pieces;
}

export function trainerTop(c: Context): Piece[] {
  const p = c.palette;
  const pieces: Piece[] = [
    { points: footprint(7), tint: rubber, texture: "none", round: 0 },
    { points: footprint(-2), round: 0, inside: true },
    {
      points: pts("2 -152, 36 -132, 50 -96, 26 -102, 2 -106, -22 -102, -46 -98, -34 -134"),
      tint: rubber,
      texture: "none",
      inside: true,
      round: 0,
    },
    {
      points: pts("0 44, 24 40, 33 70, 30 116, 0 132, -30 116, -32 70, -24 40"),
      tint: "inner",
      inside: true,
    },
    {
      points: pts("-17 -84 6, 19 -84 6, 28 52 12, 2 64, -25 52 12"),
      round: 0,
      inside: true,
    },
    {
      points: pts("-14 126 4, 14 126 4, 13 153 6, -13 153 6"),
      tint: "accent",
      inside: true,
      round: 0,
    },
  ];
  pieces.push(
    c.traits.closure === "laces"
      ? {
          points: [],
          over: laces(pts("-66 24, -42 26, -18 28, 6 29, 30 30"), p) + bow(2, 36, 0.9, "#fbf6ec", p.line),
        }
      : {
          points: pts("-42 -50 6, 40 -54 6, 42 -26 6, -42 -22 6"),
          tint: "accent",
          round: 0,
        },
  );
  if (c.traits.closure === "velcro")
    pieces.push({
      points: pts("-42 0 6, 42 -4 6, 42 26 6, -42 30 6"),
      tint: "accent",
      round: 0,
    });
  return pieces;
}
