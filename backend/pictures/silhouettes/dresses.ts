import type { Piece } from "../draft.ts";
import { symmetric, type Point } from "../path.ts";
import type { Builder, Context } from "./context.ts";
import { drape, type Drape, type DrapeOptions } from "./drape.ts";
import { bow, placket, pocketPieces, tie } from "./fittings.ts";
import { neckDepth } from "./bodice.ts";
import { skirtPieces } from "./skirts.ts";
import { topPieces } from "./tops.ts";

/** The skirt of a dress; a child's is a trapezoid, a woman's falls as it is cut. */
function skirtOf(c: Context, o: Pick<DrapeOptions, "top" | "waist"> & { length: number; flare: number }): Drape {
  const { m, traits } = c;
  const { top, waist, length, flare } = o;
  if (m.arm > 300)
    return drape(c, { top, waist, length: m.skirt, isGathered: false, isButtoned: traits.closure === "buttons" });
  return {
    fall: "gathered",
    pieces: skirtPieces({
      top,
      length,
      halfTop: waist,
      halfFoot: waist + flare,
      hem: traits.hem,
      isGathered: true,
    }),
    halfAt: () => waist + 34,
    foot: top + length,
  };
}

const dress: Builder = (c) => {
  const { m, traits, isBack, palette } = c;
  const woman = m.arm > 300;
  const seam = m.arm < 200 ? m.armpit + 30 : woman ? m.waistY - 6 : m.armpit + 62;
  const halfTop = woman ? m.waist - 3 : m.waist + 2;
  const skirt = skirtOf(c, { top: seam, waist: halfTop, length: m.skirt + 16, flare: m.arm < 200 ? 72 : 94 });
  const cuff = traits.sleeves === "puff" || traits.sleeves === "long" ? "band" : "hem";
  const isDeep = traits.collar === "v-neck";
  const top = topPieces(
    {
      ...c,
      traits: { ...traits, pockets: "none", closure: traits.closure === "buttons" ? "buttons" : traits.closure },
    },
    {
      cuff,
      bodice: { length: seam, hip: halfTop, waist: halfTop - 1, waistY: seam - 32 },
      closureFoot: seam + 2,
      buttonCount: isDeep ? 3 : 4,
      buttonRadius: 4.8,
      placketHalf: 10,
      ...(traits.sleeves === "long" ? { sleeveAngle: 21 } : {}),
    },
  );
  const belt: Piece = {
    points: symmetric([
      [0, seam - 7],
      [halfTop * 0.6, seam - 8],
      [halfTop + 1, seam - 10, 3],
      [halfTop + 2, seam + 6, 3],
      [halfTop * 0.6, seam + 9],
      [0, seam + 10],
    ]),
    round: 0,
    tint: traits.contrastTrim ? "accent" : "main",
  };
  const pieces: Piece[] = [...skirt.pieces];
  if (!isBack && traits.closure === "buttons" && woman)
    pieces.push(placket(seam, skirt.foot, { count: 6, half: 10, radius: 4.8 }));
  if (!isBack && traits.pockets === "patch")
    pieces.push(
      ...pocketPieces("patch", {
        half: skirt.halfAt(seam + 90),
        y: seam + 52,
        chestY: 0,
        scale: woman ? 0.9 : 0.8,
      }),
    );
  const ribbon = traits.contrastTrim ? palette.accent : palette.main;
  const isWrapped = skirt.fall === "wrap" && !isBack;
  const crossing: Point[] = [
    [-3, neckDepth(traits.collar, false) - 5],
    [halfTop * 0.34, seam - 62],
    [halfTop * 0.68, seam - 6],
  ];
  pieces.push(...top, ...(isWrapped && traits.collar === "v-neck" ? [{ points: [], seams: [crossing] }] : []), belt);
  if (isBack)
    pieces.push({
      points: [],
      seams: [
        [
          [0, 10],
          [0, seam - 8],
        ],
      ],
      over: bow(0, seam + 2, 1.5, palette.main, palette.line),
    });
  else if (isWrapped) pieces.push({ points: [], over: tie(Math.round(halfTop * 0.7), seam, ribbon, palette.line) });
  else if (traits.closure === "none" && traits.collar !== "ruffle")
    pieces.push({ points: [], over: bow(0, seam, 0.95, ribbon, palette.line) });
  return { pieces };
};

/** The bib and its straps, crossed at the back. */
export function bibPieces(
  c: Parameters<Builder>[0],
  o: { top: number; foot: number; halfTop: number; halfFoot: number; hasButtons: boolean },
): Piece[] {
  const { isBack } = c;
  const w = 15;
  const strap = (s: number): Piece => {
    const shoulder: Point = [s * (o.halfTop - 10), -6];
    const end: Point = isBack ? [s * -(o.halfTop * 0.5), o.top + 34] : [s * (o.halfTop - 18), o.top + 26];
    return {
      points: [
        [shoulder[0] - w, shoulder[1] + 4, 6],
        [shoulder[0] + w, shoulder[1], 6],
        [end[0] + w * 0.86, end[1], 6],
        [end[0] - w * 0.86, end[1] + 2, 6],
      ],
      round: 0,
      stitches: [],
    };
  };
  const bib: Piece = {
    points: symmetric([
      [0, o.top + 5],
      [o.halfTop - 10, o.top + 2],
      [o.halfTop, o.top, 7],
      [o.halfTop + 3, o.top + (o.foot - o.top) * 0.5],
      [o.halfFoot, o.foot, 2],
      [0, o.foot + 4],
    ]),
    round: 0,
    stitches: [
      [
        [-o.halfTop + 6, o.top + 8],
        [0, o.top + 12],
        [o.halfTop - 6, o.top + 8],
      ],
    ],
    folds: [[o.halfFoot - 4, o.foot - 6, o.halfTop * 0.4, o.foot - 44, 6, 5]],
    ...(o.hasButtons && !isBack
      ? {
          buttons: [
            [-o.halfTop + 18, o.top + 17, 7],
            [o.halfTop - 18, o.top + 17, 7],
          ] as const,
        }
      : {}),
  };
  return isBack ? [bib, strap(-1), strap(1)] : [strap(-1), strap(1), { points: [], over: "" }, bib];
}

const pinafore: Builder = (c) => {
  const { m, traits, isBack } = c;
  const seam = m.arm < 200 ? 138 : m.arm > 300 ? m.waistY - 14 : 176;
  const halfTop = m.waist - 4;
  const skirt = skirtOf(c, { top: seam, waist: halfTop, length: m.skirt + 14, flare: 84 });
  const bib = bibPieces(c, { top: 62, foot: seam, halfTop: 66, halfFoot: halfTop - 2, hasButtons: true });
  const pieces: Piece[] = [];
  if (traits.sleeves === "flutter")
    pieces.push(
      ...([-1, 1] as const).map((s): Piece => ({
        points: [
          [s * 62, -2, 4],
          [s * 96, 16],
          [s * 116, 60],
          [s * 106, 92, 6],
          [s * 84, 96],
          [s * 42, 84, 4],
        ],
        folds: [
          [s * 70, 14, s * 104, 74, s * -3, s * 4],
          [s * 66, 34, s * 88, 88, s * -3, s * 4],
        ],
        round: s * -20,
      })),
    );
  pieces.push(...skirt.pieces, ...bib, {
    points: symmetric([
      [0, seam - 8],
      [halfTop, seam - 10, 3],
      [halfTop + 1, seam + 8, 3],
      [0, seam + 12],
    ]),
    round: 0,
  });
  if (!isBack) {
    pieces.push(
      ...pocketPieces(traits.pockets === "heart" ? "heart" : "none", { half: 0, y: 0, chestY: 98, scale: 1.1 }),
    );
    pieces.push(
      ...pocketPieces(traits.pockets === "patch" ? "patch" : "none", {
        half: skirt.halfAt(seam + 80),
        y: seam + 44,
        chestY: 0,
        scale: 0.86,
      }),
    );
    if (traits.closure === "buttons")
      pieces.push({
        points: [],
        buttons: [seam - 10, seam + 34, seam + 78].slice(0, 1).flatMap(
          () =>
            [
              [-halfTop + 12, seam, 5.4],
              [halfTop - 12, seam, 5.4],
            ] as const,
        ),
      });
  }
  return { pieces };
};

export const dresses = { dress, pinafore } satisfies Record<string, Builder>;
