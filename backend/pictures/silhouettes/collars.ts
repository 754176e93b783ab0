import type { Piece } from "../draft.ts";
import type { Measures } from "../measures.ts";
import { symmetric } from "../path.ts";
import type { Collar } from "../types.ts";
import { neckBand, neckBandBehind, neckDepth, neckWidth } from "./bodice.ts";
import { backFall, hood, lapels, pair, ruffle } from "./collar-shapes.ts";

interface CollarOptions {
  collar: Collar;
  isBack: boolean;
  isAccent: boolean;
  /** Knitted polo collar, ribbed roll neck. */
  isKnitted?: boolean;
}

/** What stands behind the neck and is painted before the bodice. */
export function collarBehind(m: Measures, o: CollarOptions): Piece[] {
  if (o.isBack) return [];
  const rises: Partial<Record<Collar, number>> = {
    shirt: 15,
    polo: 13,
    band: 15,
    shawl: 12,
    "peter-pan": 8,
    ruffle: 12,
  };
  const rise = rises[o.collar];
  if (!rise)
    return o.collar === "roll" || o.collar === "hood" || o.collar === "square" || o.collar === "none"
      ? []
      : [neckBandBehind(m, o.collar, o.isAccent)];
  return [
    {
      points: symmetric([
        [0, -rise],
        [m.neck * 0.72, -rise + 1],
        [m.neck + 4, -rise * 0.5, 4],
        [m.neck, 10, 2],
        [0, 13],
      ]),
      tint: o.isAccent ? "accent" : "main",
      texture: o.isKnitted ? "band" : "cloth",
      round: null,
      folds: [[-m.neck, 8, m.neck, 8, 4, 5]],
    },
  ];
}

/** What lies on the bodice. */
export function collarPieces(m: Measures, o: CollarOptions): Piece[] {
  const { collar, isBack, isAccent } = o;
  const depth = neckDepth(collar, false);
  const texture = o.isKnitted ? ("band" as const) : ("cloth" as const);
  switch (collar) {
    case "crew":
    case "scoop":
    case "boat":
    case "v-neck":
    case "envelope":
      return [neckBand(m, collar, isBack, isAccent)];
    case "peter-pan":
      if (isBack) return backFall(m, isAccent, 36);
      return pair(
        {
          points: [
            [2, depth - 2, 4],
            [10, depth + 30],
            [m.neck * 0.78, depth + 38],
            [m.neck + 28, 30],
            [m.neck + 12, -5, 5],
            [m.neck * 0.9, 6],
            [m.neck * 0.55, depth * 0.74],
          ],
          grain: -25,
          stitches: [],
        },
        isAccent,
      );
    case "shirt":
    case "polo":
      if (isBack) return backFall(m, isAccent, 24, texture);
      return pair(
        {
          points: [
            [1, depth, 2],
            [m.neck * 0.46, depth + 43, 3],
            [m.neck + 22, 25],
            [m.neck + 6, -10, 6],
            [m.neck * 0.9, 4],
            [m.neck * 0.58, depth * 0.7],
          ],
          grain: -38,
          texture,
          stitches:
            collar === "shirt"
              ? [
                  [
                    [6, depth + 4],
                    [m.neck * 0.46, depth + 37],
                    [m.neck + 16, 24],
                  ],
                ]
              : [],
        },
        isAccent,
      );
    case "ruffle":
      return [
        ruffle(m, depth, isBack, isAccent),
        ...(isBack ? [] : [neckBand(m, "crew", false, isAccent, 9)].map((p) => ({ ...p, texture: "cloth" as const }))),
      ];
    case "band":
      if (isBack)
        return [
          {
            points: symmetric([
              [0, -15],
              [m.neck * 0.7, -14],
              [m.neck + 3, -8, 3],
              [m.neck + 1, 1, 2],
              [0, 10],
            ]),
            tint: isAccent ? "accent" : "main",
            texture,
            round: 0,
          },
        ];
      return pair(
        {
          points: [
            [1, depth + 1, 1],
            [m.neck * 0.66, depth * 0.74],
            [m.neck + 1, 0, 2],
            [m.neck + 2, -9, 4],
            [m.neck * 0.62, depth * 0.34],
            [1, depth - 19, 6],
          ],
          grain: -30,
          texture,
        },
        isAccent,
      );
    case "roll":
      return [
        {
          points: symmetric([
            [0, -46],
            [m.neck - 12, -45, 10],
            [m.neck - 4, -12],
            [m.neck + 7, 6, 5],
            [m.neck * 0.55, isBack ? 14 : 26],
            [0, isBack ? 16 : 29],
          ]),
          tint: isAccent ? "accent" : "main",
          texture: "band",
          round: 0,
          folds: [[-m.neck + 8, -8, m.neck - 8, -8, 10, 3]],
          seams: [],
        },
      ];
    case "hood":
      return hood(m, isBack);
    case "shawl":
      return isBack ? backFall(m, isAccent, 34) : lapels(m, isAccent);
    case "square": {
      if (isBack) return [];
      const w = neckWidth(m, collar);
      return [
        {
          points: [],
          stitches: [
            [
              [-w - 6, 3],
              [-w + 1, depth + 10],
              [w - 1, depth + 10],
              [w + 6, 3],
            ],
          ],
        },
      ];
    }
    default:
      return [];
  }
}
