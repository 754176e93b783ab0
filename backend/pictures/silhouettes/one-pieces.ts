import type { Piece } from "../draft.ts";
import { symmetric, type Point } from "../path.ts";
import { bibPieces } from "./dresses.ts";
import type { Builder } from "./context.ts";
import { neckDepth } from "./bodice.ts";
import { placket, pocketPieces, zip } from "./fittings.ts";
import { legDefaults, legPieces } from "./legs.ts";
import { topPieces } from "./tops.ts";
import { bodysuit, pyjamas } from "./nightwear.ts";

const buckle = (x: number, y: number) =>
  `<path d="M${x - 13} ${y - 13}h26v24h-26z" fill="none" stroke="#b98d4b" stroke-width="4.5"/><path d="M${x} ${y - 12}v20" stroke="#d8b06c" stroke-width="3.5"/><circle cx="${x}" cy="${y + 10}" r="6.5" fill="#d8b06c" stroke="#96703a" stroke-width="1.5"/>`;

const dungarees: Builder = (c) => {
  const { m, traits, isBack } = c;
  const baby = m.arm < 200;
  const top = baby ? 138 : 172;
  const base = {
    ...legDefaults(m, isBack),
    top,
    inseam: baby ? m.inseam * 0.9 : m.inseam * 0.86,
    waistHalf: m.waist - 6,
    hipHalf: m.hipWidth + 6,
    ankle: m.ankle + 8,
  };
  const pieces: Piece[] = [
    ...bibPieces(c, {
      top: 58,
      foot: top,
      halfTop: 64,
      halfFoot: base.waistHalf - 8,
      hasButtons: traits.closure === "buttons",
    }),
    ...legPieces({ ...base, hem: traits.hem }),
  ];
  pieces.push({
    points: symmetric([
      [0, top - 6],
      [base.waistHalf, top - 8, 3],
      [base.waistHalf + 1, top + 16, 3],
      [0, top + 20],
    ]),
    round: 0,
    stitches: [
      [
        [-base.waistHalf + 4, top - 2],
        [base.waistHalf - 4, top - 2],
      ],
      [
        [-base.waistHalf + 4, top + 12],
        [0, top + 15],
        [base.waistHalf - 4, top + 12],
      ],
    ],
    buttons: [
      [-base.waistHalf + 9, top + 5, 5],
      [base.waistHalf - 9, top + 5, 5],
    ],
  });
  if (isBack) {
    for (const s of [-1, 1])
      pieces.push({
        points: [
          [s * 22, top + 46, 3],
          [s * 78, top + 46, 3],
          [s * 76, top + 96, 8],
          [s * 24, top + 96, 8],
        ],
        inside: true,
        round: null,
        stitches: [
          [
            [s * 24, top + 54],
            [s * 76, top + 54],
          ],
        ],
      });
    return { pieces };
  }
  if (traits.closure === "buckle") pieces.push({ points: [], over: buckle(-46, 74) + buckle(46, 74) });
  const w = 40;
  pieces.push({
    points: [
      [-w, 96, 2],
      [w, 96, 2],
      [w, 140 - (baby ? 8 : 0), 9],
      [0, 145 - (baby ? 8 : 0)],
      [-w, 140 - (baby ? 8 : 0), 9],
    ],
    inside: true,
    round: null,
    stitches: [
      [
        [-w + 3, 104],
        [w - 3, 104],
      ],
      traits.pockets === "chest"
        ? [
            [12, 104],
            [12, 138 - (baby ? 8 : 0)],
          ]
        : [
            [0, 104],
            [0, 138 - (baby ? 8 : 0)],
          ],
    ],
  });
  const curve = (d: number): Point[][] =>
    [-1, 1].map((s): Point[] => [
      [s * (base.waistHalf * 0.58 - d), top + 22],
      [s * (base.waistHalf * 0.7 - d), top + 56],
      [s * (base.hipHalf * 0.95), top + 72 + d],
    ]);
  pieces.push({ points: [], seams: curve(0), stitches: curve(6) });
  return { pieces };
};

const jumpsuit: Builder = (c) => {
  const { m, traits, isBack, palette } = c;
  const woman = m.arm > 300;
  const seam = woman ? m.waistY - 10 : m.waistY - 20;
  const base = {
    ...legDefaults(m, isBack),
    top: seam,
    waistHalf: m.waist + 2,
    hipHalf: m.hipWidth + 8,
    rise: m.rise - 22,
    inseam: m.inseam * (woman ? 0.78 : 0.74),
    ankle: m.ankle + 12,
    hem: traits.hem,
  };
  const top = topPieces(
    { ...c, traits: { ...traits, closure: "none", pockets: traits.pockets === "chest" ? "chest" : "none" } },
    {
      cuff: traits.sleeves === "short" ? "turned" : "band",
      bodice: { length: seam + 4, hip: m.waist + 3, waist: m.waist + 2, waistY: seam - 30 },
      ...(traits.sleeves === "long" ? { sleeveAngle: 19 } : {}),
    },
  );
  const collarCount = traits.collar === "shirt" ? 3 : 1;
  const closing: Piece[] = isBack
    ? []
    : traits.closure === "zip"
      ? [{ points: [], over: zip(neckDepth(traits.collar, false), seam + base.rise * 0.7, palette) }]
      : [placket(neckDepth(traits.collar, false), seam + base.rise * 0.56, { count: 6, half: 11 })];
  const belt: Piece = {
    points: symmetric([
      [0, seam - 8],
      [m.waist + 3, seam - 10, 3],
      [m.waist + 4, seam + 10, 3],
      [0, seam + 13],
    ]),
    round: 0,
    stitches: [
      [
        [-m.waist, seam - 4],
        [m.waist, seam - 4],
      ],
      [
        [-m.waist, seam + 6],
        [0, seam + 8],
        [m.waist, seam + 6],
      ],
    ],
  };
  const pieces = [
    ...legPieces(base),
    ...top.slice(0, top.length - collarCount + 1 - (collarCount > 1 ? 1 : 0)),
    belt,
    ...closing,
    ...top.slice(top.length - collarCount + 1 - (collarCount > 1 ? 1 : 0)),
  ];
  if (!isBack && traits.pockets === "slant")
    pieces.push(...pocketPieces("slant", { half: base.hipHalf, y: seam + 20, chestY: 0, scale: 0.8 }));
  return { pieces };
};

const romper: Builder = (c) => {
  const { m, traits, isBack } = c;
  const seam = m.arm > 300 ? m.waistY : m.arm < 200 ? m.armpit + 62 : m.waistY - 30;
  const base = {
    ...legDefaults(m, isBack),
    top: seam,
    waistHalf: m.waist,
    hipHalf: m.hipWidth + 22,
    rise: m.rise - 34,
    inseam: m.arm < 200 ? 50 : 74,
    ankle: m.thigh - 4,
    spread: 22,
    hem: traits.hem,
    bandHeight: 22,
    isAccentBand: traits.contrastTrim,
  };
  const top = topPieces(
    { ...c, traits: { ...traits, closure: traits.closure } },
    {
      cuff: traits.sleeves === "puff" ? "band" : "hem",
      bodice: { length: seam + 3, hip: m.waist + 1, waist: m.waist, waistY: seam - 30 },
      closureFoot: seam + 2,
      buttonCount: 4,
      buttonRadius: 4.8,
      placketHalf: 10,
    },
  );
  const gathers: Piece = {
    points: symmetric([
      [0, seam - 5],
      [m.waist, seam - 7, 3],
      [m.waist + 1, seam + 7, 3],
      [0, seam + 10],
    ]),
    round: 0,
    tint: traits.contrastTrim ? "accent" : "main",
  };
  const legs = legPieces(base);
  for (const leg of legs)
    if (leg.points.length > 8) {
      const s = (leg.points[1]?.[0] ?? 0) > 0 || (leg.points[0]?.[0] ?? 0) > 20 ? 1 : -1;
      leg.folds = [
        ...(leg.folds ?? []),
        ...[0.15, 0.36, 0.58, 0.8].map(
          (k) => [s * base.waistHalf * k, seam + 4, s * base.waistHalf * k * 1.12, seam + 54, s * 3, s * 3] as const,
        ),
      ];
    }
  return { pieces: [...legs, ...top, gathers] };
};

export const onePieces = { dungarees, jumpsuit, romper, bodysuit, pyjamas } satisfies Record<string, Builder>;
