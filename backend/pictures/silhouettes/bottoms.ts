import type { Piece } from "../draft.ts";
import { symmetric, type Point } from "../path.ts";
import type { Builder, Context } from "./context.ts";
import { drape } from "./drape.ts";
import { drawcord, pocketPieces, placket, tie } from "./fittings.ts";
import { legDefaults, legPieces, type LegOptions } from "./legs.ts";
import { skirtPieces, waistband } from "./skirts.ts";

const waistInside = (half: number): Piece => ({
  points: symmetric([
    [0, -7],
    [half * 0.7, -5],
    [half - 1, 3, 2],
    [0, 10],
  ]),
  tint: "inner",
  over: `<path d="M-15-4h30v11h-30z" fill="#fdf6e8"/><path d="M-4 5V1h8v4zM-2 1q2-3.4 4 0" fill="none" stroke="#8a7b6a" stroke-width="1.1"/>`,
});

const seatPockets = (half: number, y: number, k: number): Piece[] =>
  [-1, 1].map((s): Piece => {
    const cx = s * half * 0.52;
    const w = 29 * k;
    return {
      points: [
        [cx - w, y, 2],
        [cx + w, y - 2 * s, 2],
        [cx + w - 2, y + 50 * k, 4],
        [cx, y + 64 * k, 4],
        [cx - w + 2, y + 50 * k, 4],
      ],
      inside: true,
      round: null,
      stitches: [
        [
          [cx - w + 3, y + 8],
          [cx + w - 3, y + 8],
        ],
        [
          [cx - w + 5, y + 14],
          [cx, y + 30 * k],
          [cx + w - 5, y + 14],
        ],
      ],
    };
  });

function flyFront(c: Context, top: number, rise: number): Piece {
  return {
    points: [],
    seams: [
      [
        [1, top],
        [1, top + rise],
      ],
    ],
    stitches: [
      [
        [17, top + 2],
        [16, top + rise * 0.52],
        [2, top + rise * 0.72],
      ],
    ],
    buttons: [[1, top - 15, 6]],
    over: "",
  };
}

function trousersWith(c: Context, o: Partial<LegOptions>, waist: "elastic" | "band" | "rib"): Piece[] {
  const { m, isBack, traits, cloth } = c;
  const base = { ...legDefaults(m, isBack), hem: traits.hem, ...o };
  const legs = legPieces(base);
  const band: Piece =
    waist === "rib"
      ? { ...waistband(m, 0, base.waistHalf, 36, "band"), texture: "band", stitches: [] }
      : waistband(m, 0, base.waistHalf, 34, waist);
  const pieces: Piece[] = [...(isBack ? [] : [waistInside(base.waistHalf)]), ...legs, band];
  if (traits.closure === "fly") {
    if (!isBack) pieces.push(flyFront(c, base.top, base.rise));
    const loops = [-0.72, -0.4, 0.4, 0.72].map((k): Piece => ({
      points: [
        [base.waistHalf * k - 5, -2, 2],
        [base.waistHalf * k + 5, -2, 2],
        [base.waistHalf * k + 5, 39, 2],
        [base.waistHalf * k - 5, 39, 2],
      ],
      inside: true,
      round: null,
      texture: "none",
    }));
    pieces.push(...loops);
  }
  if (traits.closure === "drawstring" && !isBack) pieces.push({ points: [], over: drawcord(11, 18, 62, c.palette) });
  if (isBack) {
    if (traits.closure === "fly" || traits.pockets === "patch")
      pieces.push(...seatPockets(base.hipHalf, base.top + 42, m.arm < 200 ? 0.8 : 1));
    if (cloth.topstitched)
      pieces.push({
        points: [],
        seams: [
          [
            [-base.waistHalf, base.top + 20],
            [0, base.top + 34],
            [base.waistHalf, base.top + 20],
          ],
        ],
        stitches: [
          [
            [-base.waistHalf, base.top + 25],
            [0, base.top + 39],
            [base.waistHalf, base.top + 25],
          ],
        ],
      });
  } else if (traits.pockets === "slant") {
    const k = base.waistHalf;
    const curve = (d: number): Point[][] =>
      [-1, 1].map((s): Point[] => [
        [s * (k * 0.56 - d), base.top + 2],
        [s * (k * 0.66 - d), base.top + 34],
        [s * (base.hipHalf * 0.94), base.top + 50 + d],
      ]);
    pieces.push({ points: [], seams: curve(0), stitches: curve(6) });
  } else pieces.push(...pocketPieces(traits.pockets, { half: base.hipHalf, y: base.top + 62, chestY: 0, scale: 0.78 }));
  return pieces;
}

const outseam = (c: Context): Piece => {
  const b = legDefaults(c.m, c.isBack);
  const foot = b.top + b.rise + b.inseam - 30;
  return {
    points: [],
    stitches: [-1, 1].map((s): Point[] => [
      [s * (b.hipHalf - 5), b.top + 66],
      [s * ((b.hipHalf + b.spread + b.ankle) / 2 - 2), b.top + b.rise + b.inseam * 0.48],
      [s * (b.spread + b.ankle - 4), foot],
    ]),
  };
};

/** A woman's skirt: on a band where it is smooth, on an elastic where it is gathered, tied where it is wrapped. */
const drapedSkirt: Builder = (c) => {
  const { m, traits, isBack, palette } = c;
  const half = m.waist - 10;
  const isElastic = traits.closure === "elastic";
  const isButtoned = traits.closure === "buttons" && !isBack;
  const skirt = drape(c, { top: 32, waist: half, length: m.skirt, isGathered: isElastic, isButtoned });
  const pieces: Piece[] = [...(isBack ? [] : [waistInside(half)]), ...skirt.pieces];
  if (isButtoned) pieces.push(placket(32, skirt.foot, { count: 6, half: 11 }));
  if (!isBack && traits.pockets === "patch")
    pieces.push(...pocketPieces("patch", { half: skirt.halfAt(120), y: 84, chestY: 0, scale: 0.85 }));
  pieces.push(waistband(m, 0, half, 34, isElastic ? "elastic" : "band"));
  if (skirt.fall === "wrap" && !isBack)
    pieces.push({ points: [], over: tie(Math.round(half * 0.7), 20, palette.main, palette.line) });
  return { pieces };
};

const skirt: Builder = (c) => {
  const { m, traits, isBack } = c;
  if (m.arm > 300) return drapedSkirt(c);
  const half = m.waist - 10;
  const length = m.skirt * 0.92;
  const pieces: Piece[] = [
    ...(isBack ? [] : [waistInside(half)]),
    ...skirtPieces({
      top: 32,
      length,
      halfTop: half,
      halfFoot: half + (traits.hem === "pleated" ? 72 : 92),
      hem: traits.hem,
      isGathered: traits.closure === "elastic",
    }),
  ];
  if (!isBack && traits.closure === "buttons")
    pieces.push(
      placket(32, 32 + length - (traits.hem === "ruffle" ? 48 : 2), { count: m.arm < 200 ? 4 : 6, half: 11 }),
    );
  if (!isBack && traits.pockets === "patch")
    pieces.push(...pocketPieces("patch", { half: half + 34, y: 84, chestY: 0, scale: m.arm < 200 ? 0.7 : 0.85 }));
  pieces.push(waistband(m, 0, half, 34, traits.closure === "elastic" ? "elastic" : "band"));
  return { pieces };
};

export const bottoms = {
  trousers: ((c) => ({
    pieces: trousersWith(
      c,
      { ankle: c.m.ankle + 6, hasCrease: c.traits.closure === "fly" && c.m.arm > 300 },
      c.traits.closure === "fly" ? "band" : "elastic",
    ),
  })) as Builder,
  jeans: ((c) => ({
    pieces: [...trousersWith(c, { hem: c.traits.hem, ankle: c.m.ankle + 4 }, "band"), outseam(c)],
  })) as Builder,
  leggings: ((c) => ({
    pieces: trousersWith(
      c,
      {
        waistHalf: c.m.waist - 24,
        hipHalf: c.m.hipWidth - 20,
        thigh: c.m.thigh - 18,
        ankle: c.m.ankle - 13,
        spread: 20,
      },
      "elastic",
    ),
  })) as Builder,
  joggers: ((c) => ({
    pieces: trousersWith(c, { hipHalf: c.m.hipWidth + 4, ankle: c.m.ankle + 8 }, "rib"),
  })) as Builder,
  shorts: ((c) => ({
    pieces: trousersWith(
      c,
      {
        inseam: c.m.arm < 200 ? 62 : c.m.arm > 300 ? 96 : 92,
        ankle: c.m.thigh + (c.m.arm < 200 ? -4 : 8),
        spread: 14,
        hipHalf: c.m.hipWidth + 6,
      },
      c.traits.closure === "fly" ? "band" : "elastic",
    ),
  })) as Builder,
  skirt,
} satisfies Record<string, Builder>;
