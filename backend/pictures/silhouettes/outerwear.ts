import type { Piece } from "../draft.ts";
import { neckDepth, hemBand } from "./bodice.ts";
import type { Builder, Context } from "./context.ts";
import { placket } from "./fittings.ts";
import { topPieces } from "./tops.ts";

const collarSize = (collar: Context["traits"]["collar"]): number =>
  collar === "shawl"
    ? 4
    : collar === "hood"
      ? 3
      : collar === "peter-pan" || collar === "shirt" || collar === "band"
        ? 2
        : 1;

/** Slips pieces under the collar, which topPieces paints last. */
function underCollar(pieces: Piece[], c: Context, extra: Piece[]): Piece[] {
  const at = pieces.length - (c.isBack ? 1 : collarSize(c.traits.collar));
  return [...pieces.slice(0, at), ...extra, ...pieces.slice(at)];
}

const jacket: Builder = (c) => {
  const { m, traits, isBack, spec } = c;
  const length = m.length - (m.arm > 300 ? 46 : 24);
  const band = 30;
  const isRib = traits.hem === "rib" && spec.fabric !== "denim";
  const pieces = topPieces(c, {
    cuff: isRib ? "rib" : "band",
    sleeveEase: 9,
    bodice: { ease: 12, length: length - band, waist: m.waist + 10 },
    foot: [hemBand(length - band - 1, m.hip + 11, m.hip + (isRib ? 2 : 10), band, false, isRib ? "band" : "cloth")],
    closureFoot: length + 3,
    buttonRadius: 6,
    placketHalf: 14,
    buttonCount: m.arm < 200 ? 4 : 5,
    pocketY: length - 150,
  });
  if (spec.fabric === "denim") {
    const y = m.armpit - 26;
    pieces.splice(pieces.length - 2, 0, {
      points: [],
      stitches: isBack
        ? [
            [
              [-m.shoulder, y],
              [0, y + 8],
              [m.shoulder, y],
            ],
            [
              [-60, y + 8],
              [-46, length - band],
            ],
            [
              [60, y + 8],
              [46, length - band],
            ],
          ]
        : [
            [
              [-m.chest - 4, y],
              [-16, y + 3],
            ],
            [
              [16, y + 3],
              [m.chest + 4, y],
            ],
            [
              [-74, y + 4],
              [-38, length - band],
            ],
            [
              [74, y + 4],
              [38, length - band],
            ],
          ],
    });
  }
  return { pieces };
};

const raincoat: Builder = (c) => {
  const { m, traits, isBack } = c;
  const length = m.length + (m.arm < 200 ? 24 : 66);
  const pieces = topPieces(
    { ...c, traits: { ...traits, closure: "none" } },
    {
      cuff: "turned",
      sleeveEase: 12,
      bodice: { ease: 14, length, hip: m.hip + 26, waist: m.waist + 18 },
      pocketY: length - 132,
    },
  );
  const strip: Piece[] = isBack ? [] : [placket(60, length + 6, { count: 5, half: 18, radius: 6.4 })];
  const lines: Piece = {
    points: [],
    stitches: [
      [
        [-m.hip - 34, length - 16],
        [0, length - 8],
        [m.hip + 34, length - 16],
      ],
      ...(isBack
        ? [
            [
              [-m.shoulder - 4, m.armpit - 10],
              [0, m.armpit + 2],
              [m.shoulder + 4, m.armpit - 10],
            ] as const,
          ]
        : []),
    ],
  };
  return { pieces: underCollar(pieces, c, [...strip, lines]) };
};

const coat: Builder = (c) => {
  const { m, traits, isBack, palette } = c;
  const length = m.length + (m.arm < 200 ? 34 : m.arm > 300 ? 120 : 92);
  const pieces = topPieces(
    { ...c, traits: { ...traits, closure: traits.closure === "buttons" ? "none" : traits.closure } },
    {
      cuff: traits.closure === "toggles" ? "hem" : "turned",
      sleeveEase: 10,
      bodice: { ease: 11, length, hip: m.hip + 36, waist: m.waist + 10 },
      pocketY: length - (m.arm < 200 ? 106 : 160),
    },
  );
  if (isBack) {
    const belt: Piece = {
      points: [
        [-62, m.waistY, 4],
        [62, m.waistY, 4],
        [62, m.waistY + 26, 4],
        [-62, m.waistY + 26, 4],
      ],
      round: null,
      inside: true,
      buttons: [
        [-48, m.waistY + 13, 7],
        [48, m.waistY + 13, 7],
      ],
    };
    return {
      pieces: underCollar(pieces, c, [
        {
          points: [],
          seams: [
            [
              [0, 30],
              [0, length],
            ],
          ],
        },
        belt,
      ]),
    };
  }
  const top = neckDepth(traits.collar, false) + (traits.collar === "hood" ? 24 : 0);
  const rows = m.arm < 200 ? 3 : 4;
  const gap = (length - top - 150) / (rows - 1);
  const ys = Array.from({ length: rows }, (_, i) => top + 30 + i * Math.max(46, Math.min(76, gap)));
  const edge: Piece = {
    points: [],
    seams: [
      [
        [traits.closure === "double-breasted" ? 44 : 13, top + 2],
        [traits.closure === "double-breasted" ? 46 : 14, top + 60],
        [traits.closure === "double-breasted" ? 46 : 14, length + 5],
      ],
    ],
    stitches: [
      [
        [traits.closure === "double-breasted" ? 38 : 7, top + 10],
        [traits.closure === "double-breasted" ? 40 : 8, length],
      ],
    ],
  };
  const fastening: Piece =
    traits.closure === "toggles"
      ? {
          points: [],
          over: ys
            .map(
              (y) =>
                `<path d="M-44 ${y - 6}h38M-44 ${y + 6}h38M6 ${y}h40" stroke="${palette.line}" stroke-width="3.4" fill="none"/><path d="M-15 ${y - 5}h30l4 5-4 5h-30l-4-5z" fill="#d9b483" stroke="#8a6238" stroke-width="1.5"/><path d="M-58 ${y - 12}h16v24h-16zM44 ${y - 11}h16v22h-16z" fill="${palette.shade}" stroke="${palette.line}" stroke-width="1.3"/>`,
            )
            .join(""),
        }
      : {
          points: [],
          buttons: ys.flatMap((y) =>
            (traits.closure === "double-breasted" ? [-30, 30] : [0]).map((x) => [x, y, 9.5] as const),
          ),
        };
  return { pieces: underCollar(pieces, c, [edge, fastening]) };
};

const gilet: Builder = (c) => {
  const { m, fabricIsSoft } = {
    ...c,
    fabricIsSoft: c.spec.fabric === "fleece" || c.spec.fabric === "knit" || c.spec.fabric === "rib",
  };
  const length = m.length - 14;
  const pieces = topPieces(c, {
    bodice: { ease: 10, length, waist: m.waist + 10, hip: m.hip + 4 },
    closureFoot: length + 5,
    placketHalf: 14,
    buttonRadius: 6.4,
    buttonCount: 4,
    pocketY: length - 116,
  });
  const body = pieces.find((p) => p.points.length > 12 && p.round === 0 && !p.inside);
  if (body && !fabricIsSoft) {
    const rows: number[] = [];
    for (let y = m.tip + 44; y < length - 20; y += 46) rows.push(y);
    const half = (y: number) => (y < m.armpit - 30 ? m.shoulder - 29 : y < m.armpit ? m.shoulder - 20 : m.chest + 1);
    body.seams = rows.map((y) => [
      [-half(y), y],
      [-m.chest * 0.5, y + 5],
      [0, y + 2],
      [m.chest * 0.5, y + 5],
      [half(y), y],
    ]);
    body.folds = rows.flatMap((y) =>
      [-1, 1].map((s) => [s * 14, y + 2, s * (m.chest + 4), y - 2, s * 5, s * 5] as const),
    );
  }
  return { pieces };
};

export const outerwear = { jacket, raincoat, coat, gilet } satisfies Record<string, Builder>;
