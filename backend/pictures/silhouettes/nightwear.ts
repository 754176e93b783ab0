import type { Piece } from "../draft.ts";
import { symmetric, type Point } from "../path.ts";
import type { Builder } from "./context.ts";
import { neckDepth } from "./bodice.ts";
import { legDefaults, legPieces } from "./legs.ts";
import { topPieces } from "./tops.ts";

export const bodysuit: Builder = (c) => {
  const { m, traits, isBack } = c;
  const isAccent = traits.contrastTrim;
  const length = m.length - 40;
  const top = topPieces(
    { ...c, traits: { ...traits, closure: "none" } },
    { cuff: c.cloth.ribbed || isAccent ? "rib" : "hem", bodice: { length: length - 14, hip: m.hip + 2 } },
  );
  const foot = length + (m.arm < 200 ? 74 : 84);
  const w = 34;
  const seat: Point[] = symmetric([
    [0, length - 24],
    [m.hip + 1, length - 22, 1],
    [m.hip + 2, length - 4],
    [m.hip - 12, length + 14],
    [w + 22, foot - 34],
    [w, foot - 6, 4],
    [0, foot],
  ]);
  const edge = (s: number): Piece => ({
    points: [
      [s * (m.hip + 3), length - 6, 2],
      [s * (m.hip - 9), length + 16],
      [s * (w + 24), foot - 30],
      [s * (w + 2), foot - 3, 3],
      [s * (w - 8), foot - 13, 3],
      [s * (w + 12), foot - 44],
      [s * (m.hip - 22), length + 4],
      [s * (m.hip - 9), length - 12, 2],
    ],
    tint: isAccent ? "accent" : "main",
    texture: "band",
    round: null,
  });
  const strip: Piece = {
    points: [
      [-w + 2, foot - 22, 2],
      [w - 2, foot - 22, 2],
      [w, foot + 1, 4],
      [0, foot + 5],
      [-w, foot + 1, 4],
    ],
    texture: "cloth",
    round: null,
    stitches: [
      [
        [-w + 6, foot - 17],
        [w - 6, foot - 17],
      ],
    ],
    buttons: isBack
      ? []
      : [
          [-20, foot - 7, 4.6],
          [0, foot - 5, 4.6],
          [20, foot - 7, 4.6],
        ],
  };
  const laps: Piece =
    traits.collar === "envelope"
      ? {
          points: [],
          seams: ([-1, 1] as const).map((s): Point[] => [
            [s * m.neck * 0.55, neckDepth("crew", isBack) * 0.8],
            [s * (m.neck + 22), 40],
            [s * (m.shoulder - 4), m.tip + 46],
          ]),
        }
      : { points: [] };
  const body = top.findIndex((p) => p.points.length > 12 && !p.inside && p.round === 0);
  return {
    pieces: [
      ...top.slice(0, Math.max(0, body)),
      {
        points: seat,
        round: 0,
        folds: [
          [w + 26, foot - 36, 20, foot - 56, 5, 5],
          [-w - 26, foot - 36, -20, foot - 56, -5, 5],
        ],
      },
      ...top.slice(Math.max(0, body)),
      edge(-1),
      edge(1),
      strip,
      laps,
    ],
  };
};

export const pyjamas: Builder = (c) => {
  const { m, traits, isBack } = c;
  const isAccent = traits.contrastTrim;
  const legs = legPieces({
    ...legDefaults(m, isBack),
    top: m.length - 60,
    waistHalf: m.waist - 8,
    hipHalf: m.hipWidth + 2,
    rise: m.rise * 0.8,
    inseam: m.inseam * (m.arm > 300 ? 0.76 : 0.8),
    ankle: m.ankle + (traits.hem === "rib" ? 6 : 14),
    hem: traits.hem,
    isAccentBand: isAccent,
  });
  const top = topPieces(c, {
    cuff: traits.hem === "rib" ? "rib" : isAccent ? "turned" : "band",
    bodice: { ease: 5, waist: m.waist + 6 },
    buttonCount: 5,
    sleeveAngle: 18,
  });
  const foot: Piece = {
    points: [],
    stitches: [
      [
        [-m.hip - 4, m.length - 11],
        [0, m.length - 5],
        [m.hip + 4, m.length - 11],
      ],
    ],
  };
  return { pieces: [...legs, ...top, foot] };
};
