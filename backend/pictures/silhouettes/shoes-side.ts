import type { Piece } from "../draft.ts";
import { pts } from "../path.ts";
import type { Context } from "./context.ts";
import { bow } from "./fittings.ts";
import { insole, rubber, strapBuckle } from "./shoe-parts.ts";

export function trainerSide(c: Context): Piece[] {
  const pieces: Piece[] = [
    {
      points: pts("-20 -78 5, 22 -116 12, 48 -104 6, 40 -70 4"),
      tint: c.traits.contrastTrim ? "accent" : "main",
      round: 0,
    },
    {
      points: pts("30 -96 4, 60 -86, 92 -84, 126 -98 6, 120 -60 3, 50 -62 3"),
      tint: "inner",
      inside: true,
    },
    {
      points: pts(
        "-146 36 4, -150 6, -122 -18, -66 -34, -22 -72 4, 34 -94 5, 62 -68, 96 -68, 130 -102 9, 142 -84, 138 -40, 148 36 4",
      ),
      round: 0,
      folds: [
        [-56, -30, -76, 6, 8, 5],
        [-34, -44, -50, 0, 6, 4],
      ],
      lights: [[-128, -4, -60, -26, -6, 5]],
    },
    {
      points: pts("-148 30 3, -150 6, -124 -17, -92 -26 2, -98 6, -86 34 3"),
      tint: rubber,
      texture: "none",
      inside: true,
      round: 0,
    },
    {
      points: pts("-2 34 2, 22 -34 3, 50 -36 3, 36 34 2"),
      tint: "accent",
      inside: true,
      round: 0,
    },
    {
      points: pts("106 36 2, 112 -30, 128 -92 4, 141 -84 6, 138 -40, 147 36 2"),
      tint: "accent",
      inside: true,
      round: 0,
    },
    {
      points: pts("-152 28 8, -80 36, 40 34, 150 28 6, 154 60 10, 40 64, -80 64, -154 58 12"),
      tint: rubber,
      texture: "none",
      round: 0,
      over: `<path d="M-148 46Q0 54 148 44" fill="none" stroke="${c.palette.accent}" stroke-width="3.6" opacity=".8"/>`,
    },
  ];
  const rows = [
    [-50, -40],
    [-33, -56],
    [-16, -72],
    [4, -82],
  ] as const;
  if (c.traits.closure === "laces")
    pieces.push({
      points: [],
      over: rows
        .map(
          ([x, y]) =>
            `<path d="M${x - 9} ${y - 7}l25 25" stroke="${c.palette.line}" stroke-width="9" opacity=".35"/><path d="M${x - 9} ${y - 8}l25 25" stroke="#fbf6ec" stroke-width="6.6"/>`,
        )
        .join(""),
    });
  else
    pieces.push(
      {
        points: pts("-62 -42 5, -38 -62 5, -8 -20 5, -34 -6 5"),
        tint: "accent",
        round: -40,
      },
      {
        points: pts("-26 -72 5, 2 -88 5, 26 -46 5, 0 -32 5"),
        tint: "accent",
        round: -40,
      },
    );
  return pieces;
}

export function bootSide(c: Context): Piece[] {
  const isRain = c.spec.fabric === "poplin" || c.spec.fabric === "satin" || c.traits.closure === "none";
  const top = -210;
  const pieces: Piece[] = [
    {
      points: [
        [16, top - 4],
        [70, top - 12],
        [122, top - 2],
        [118, top + 14],
        [66, top + 18],
        [18, top + 12],
      ],
      tint: "inner",
      inside: true,
    },
    {
      points: [
        [-140, 32, 4],
        [-146, 0],
        [-116, -28],
        [-50, -44],
        [2, -76],
        [14, -130],
        [12, top, 4],
        [66, top + 10],
        [124, top, 4],
        [126, -110],
        [130, -40],
        [136, 32, 4],
      ],
      round: 0,
      folds: [
        [4, -84, 60, -58, 8, 7],
        [8, -110, 50, -98, 6, 5],
        [-60, -36, -40, 6, -6, 6],
        [128, -60, 88, -40, -6, 6],
      ],
      lights: [
        [-124, -14, -60, -36, -6, 7],
        [32, top + 24, 30, -100, 6, 10],
      ],
    },
    {
      points: [
        [11, top - 2, 4],
        [66, top + 9],
        [125, top - 2, 4],
        [126, top + 24, 3],
        [66, top + 36],
        [12, top + 24, 3],
      ],
      tint: "accent",
      inside: true,
      round: 0,
      texture: "none",
    },
    {
      points: pts(
        "-148 22 8, -60 32, 52 28, 60 38 4, 72 24, 138 22 5, 142 62 6, 70 64 5, 62 50 6, 40 52, -60 58, -150 50 12",
      ),
      tint: isRain ? "accent" : "#7a5a40",
      texture: "none",
      round: 0,
    },
  ];
  if (c.traits.closure === "laces")
    pieces.push({
      points: [],
      over: [-60, -84, -110, -138, -166]
        .map(
          (y, i) =>
            `<path d="M${i < 1 ? -14 : 14 - i} ${y}l${i < 1 ? 26 : 30} 12" stroke="${c.palette.line}" stroke-width="8" opacity=".4"/><path d="M${i < 1 ? -14 : 14 - i} ${y - 1}l${i < 1 ? 26 : 30} 12" stroke="#fbf6ec" stroke-width="5.6"/>`,
        )
        .join(""),
    });
  else if (c.traits.closure === "zip")
    pieces.push({
      points: [],
      over: `<path d="M84 ${top + 40}V10" stroke="${c.palette.line}" stroke-width="6" opacity=".4"/><path d="M84 ${top + 40}V10" stroke="#e0d6c6" stroke-width="3" stroke-dasharray="2 2"/><path d="M80 ${top + 42}h8l1 14h-10z" fill="#d8b06c"/>`,
    });
  else
    pieces.push({
      points: [
        [100, top + 6, 4],
        [112, top + 6, 4],
        [112, top + 52, 5],
        [100, top + 52, 5],
      ],
      tint: "accent",
      texture: "none",
      inside: true,
      round: null,
    });
  return pieces;
}

export function lowSide(c: Context, isSandal: boolean): Piece[] {
  const sole: Piece = {
    points: pts("-148 24 8, -60 32, 40 30, 146 24 6, 148 48 8, 40 48, -60 50, -150 42 9"),
    tint: "#c79d6f",
    texture: "none",
    round: 0,
  };
  if (isSandal)
    return [
      {
        points: pts("-144 24 3, 0 14, 142 20 3, 142 30 3, -140 34 3"),
        tint: insole,
        texture: "none",
        round: null,
      },
      {
        points: pts("-128 28 2, -116 -16, -74 -34, -44 -30 4, -58 4, -54 28 2"),
        round: 0,
      },
      {
        points: pts("112 26 2, 118 -60 5, 140 -62 5, 144 26 2"),
        round: 0,
      },
      {
        points: pts("-2 28 2, 28 -46, 118 -64 4, 136 -42 4, 52 -24, 32 28 2"),
        round: 0,
        over: strapBuckle(46, -40),
      },
      sole,
    ];
  return [
    {
      points: pts("-70 -14 3, -20 -26, 60 -26, 134 -58 4, 136 0 3, -40 14 3"),
      tint: insole,
      texture: "none",
      inside: true,
    },
    {
      points: pts("-146 28 4, -150 8, -122 -10, -74 -18 4, -36 2, 20 6, 80 -10, 134 -58 7, 146 -30, 146 28 4"),
      round: 0,
      lights: [[-130, 4, -84, -8, -5, 5]],
    },
    ...(c.traits.closure === "buckle"
      ? [
          {
            points: pts("14 22 2, 40 -36, 64 -44 4, 76 -34 4, 58 22 2"),
            round: 0,
            over: strapBuckle(52, -20),
          } satisfies Piece,
        ]
      : [{ points: [], over: bow(-82, -14, 0.8, c.palette.main, c.palette.line) } satisfies Piece]),
    sole,
  ];
}
