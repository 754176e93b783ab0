import type { Piece } from "../draft.ts";
import { bodice, hemBand, hemStitch, neckDepth, neckInside, type BodiceOptions } from "./bodice.ts";
import { collarBehind, collarPieces } from "./collars.ts";
import type { Builder, Context } from "./context.ts";
import { bow, drawcord, placket, pocketPieces, zip } from "./fittings.ts";
import { sleeves, type Cuff } from "./sleeves.ts";

export interface TopOptions {
  bodice?: Partial<BodiceOptions>;
  cuff?: Cuff;
  sleeveEase?: number;
  sleeveAngle?: number;
  buttonCount?: number;
  buttonRadius?: number;
  /** Where the closure ends, from the shoulder; the foot of the garment when absent. */
  closureFoot?: number;
  placketHalf?: number;
  pocketY?: number;
  foot?: Piece[];
  isSleeveAccent?: boolean;
}

/** Sleeves, bodice, closure, pockets and collar in painting order; every garment with a bodice starts here. */
export function topPieces(c: Context, o: TopOptions = {}): Piece[] {
  const { traits, m, isBack, palette, cloth } = c;
  const length = o.bodice?.length ?? m.length;
  const isKnitted = cloth.ribbed;
  const isAccent = traits.contrastTrim;
  const body = bodice(m, {
    collar: traits.collar,
    isBack,
    isSleeveless: traits.sleeves === "none" || traits.sleeves === "flutter",
    ...o.bodice,
  });
  const collar = { collar: traits.collar, isBack, isAccent, isKnitted: traits.collar === "polo" || isKnitted };
  const arms = sleeves(
    m,
    {
      kind: traits.sleeves,
      cuff: o.cuff ?? "hem",
      collar: traits.collar,
      isAccentCuff: isAccent,
      isAccentSleeve: o.isSleeveAccent ?? false,
      ease: o.sleeveEase ?? 0,
      ...(o.sleeveAngle === undefined ? {} : { angle: o.sleeveAngle }),
    },
    c.random,
  );
  const raglan = traits.sleeves === "raglan";
  const pieces: Piece[] = raglan ? [] : arms;
  if (!isBack) pieces.push(neckInside(m, traits.collar));
  pieces.push(...collarBehind(m, collar), body, ...(o.foot ?? []), ...(raglan ? arms : []));
  if (!isBack) {
    const half = m.chest + (o.bodice?.ease ?? 0);
    pieces.push(
      ...pocketPieces(traits.pockets, {
        half,
        y: o.pocketY ?? length - 108,
        chestY: m.armpit + 4,
        scale: m.arm < 200 ? 0.78 : 1,
        isAccent: isAccent && traits.pockets === "chest",
      }),
    );
    pieces.push(...frontClosure(c, o, length));
  }
  pieces.push(...collarPieces(m, collar));
  if (!isBack && traits.collar === "hood" && traits.closure !== "snaps" && traits.closure !== "toggles")
    pieces.push({ points: [], over: drawcord(15, 50, 58, palette) });
  return pieces;
}

function frontClosure(c: Context, o: TopOptions, length: number): Piece[] {
  const { traits, palette, m, cloth } = c;
  const top = neckDepth(traits.collar, false) + (traits.collar === "hood" ? 18 : traits.collar === "v-neck" ? -2 : 0);
  const foot = o.closureFoot ?? length + 5;
  const knit = cloth.ribbed && traits.collar !== "shirt";
  const strip = {
    half: o.placketHalf ?? 12,
    radius: o.buttonRadius ?? 5.4,
    texture: knit ? ("band" as const) : ("cloth" as const),
    isAccent: false,
  };
  switch (traits.closure) {
    case "buttons":
      return [placket(top, foot, { ...strip, count: o.buttonCount ?? (m.arm < 200 ? 5 : 6) })];
    case "half-buttons":
      return [
        placket(top, Math.min(foot, top + (m.arm < 200 ? 72 : 96)), {
          ...strip,
          count: 3,
          isAccent: traits.contrastTrim,
        }),
      ];
    case "zip":
      return [{ points: [], over: zip(top, foot, palette) }];
    case "snaps":
      return [{ ...placket(top, foot, { ...strip, half: 15, count: o.buttonCount ?? 5, radius: 4.6 }) }];
    default:
      return [];
  }
}

const hems = (m: Context["m"], cloth: Context["cloth"]) => ({
  stitches: [hemStitch(m.hip, m.length - 12), ...(cloth.topstitched ? [hemStitch(m.hip, m.length - 17)] : [])],
});

function withHem(pieces: Piece[], c: Context): Piece[] {
  return [...pieces, { points: [], ...hems(c.m, c.cloth) }];
}

const straight: Builder = (c) => ({ pieces: withHem(topPieces(c), c) });

const blouse: Builder = (c) => {
  const { traits, m, palette, isBack } = c;
  const curved = traits.hem === "curved";
  const pieces = topPieces(c, {
    cuff: "band",
    bodice: { ease: 5, hip: m.hip + (m.arm > 300 ? 3 : 12), isTailCurved: curved },
    buttonRadius: 4.6,
    placketHalf: 10,
    ...(curved ? { closureFoot: m.length + 6 } : {}),
  });
  const gathers = [-0.62, -0.42, -0.24, 0.24, 0.42, 0.62].map(
    (k) => [m.chest * k * 0.9, m.armpit - 34, m.chest * k, m.armpit + 40, k * 8, 3] as const,
  );
  pieces.push({
    points: [],
    seams:
      traits.collar === "shirt"
        ? []
        : [
            [
              [-m.chest + 4, m.armpit - 36],
              [0, m.armpit - 31],
              [m.chest - 4, m.armpit - 36],
            ],
          ],
  });
  const body = pieces.find((p) => p.folds && p.points.length > 12);
  if (body) body.folds = [...(body.folds ?? []), ...gathers];
  if (!isBack && traits.collar === "ruffle")
    pieces.push({ points: [], over: bow(0, 36, 0.9, palette.accent, palette.line) });
  return { pieces };
};

const shirt: Builder = (c) => {
  const { m, isBack } = c;
  const pieces = topPieces(c, {
    cuff: "band",
    bodice: { ease: 4, isTailCurved: true, waist: m.waist + 6 },
    closureFoot: m.length + 7,
    buttonRadius: 4.8,
  });
  const yoke = isBack ? m.tip + 42 : m.tip + 20;
  pieces.push({
    points: [],
    seams: isBack
      ? [
          [
            [-m.shoulder + 6, yoke],
            [0, yoke + 4],
            [m.shoulder - 6, yoke],
          ],
          [
            [0, yoke + 5],
            [0, m.length],
          ],
        ]
      : [
          [
            [-m.shoulder + 2, yoke],
            [-m.neck - 2, 8],
          ],
          [
            [m.shoulder - 2, yoke],
            [m.neck + 2, 8],
          ],
        ],
  });
  return { pieces };
};

const knitted = (c: Context, extra: TopOptions = {}): Piece[] => {
  const { m, traits } = c;
  const band = m.arm < 200 ? 26 : 32;
  const length = m.length - band;
  return topPieces(c, {
    cuff: "rib",
    sleeveEase: 5,
    ...extra,
    bodice: { ease: 7, length, waist: m.waist + 8, ...extra.bodice },
    foot: [hemBand(length - 1, m.hip + 5, m.hip - 4, band, traits.contrastTrim)],
    isSleeveAccent: traits.sleeves === "raglan" && traits.contrastTrim,
  });
};

const cardigan: Builder = (c) => {
  const { m, traits, isBack } = c;
  const pieces = knitted(c, {
    buttonCount: traits.collar === "v-neck" ? 4 : 6,
    buttonRadius: 6.6,
    placketHalf: 14,
    closureFoot: m.length + 5,
  });
  if (!isBack && traits.collar === "v-neck") return { pieces };
  return { pieces };
};

export const tops = {
  "t-shirt": straight,
  "long-sleeve": ((c) => ({
    pieces: withHem(
      topPieces(c, {
        cuff: c.cloth.ribbed ? "rib" : "hem",
        isSleeveAccent: c.traits.sleeves === "raglan" && c.traits.contrastTrim,
      }),
      c,
    ),
  })) as Builder,
  blouse,
  shirt,
  polo: ((c) => ({ pieces: withHem(topPieces(c, { cuff: "rib", sleeveEase: 2 }), c) })) as Builder,
  jumper: ((c) => ({ pieces: knitted(c) })) as Builder,
  cardigan,
  hoodie: ((c) => ({ pieces: knitted(c, { closureFoot: c.m.length + 4, pocketY: c.m.length - 136 }) })) as Builder,
  sweatshirt: ((c) => ({ pieces: knitted(c) })) as Builder,
} satisfies Record<string, Builder>;
