import { pts, closedPath, mirror, openPath, symmetric, type Point } from "./path.ts";

export interface Hair {
  /** Behind head and shoulders. */
  back: string;
  /** Over the brow. */
  front: string;
  /** Strands, drawn as lines over the front; `backStrands` over the back. */
  strands: string;
  backStrands: string;
  showsEars: boolean;
}

export const hairStyles = [
  "bob",
  "bun",
  "long",
  "braid",
  "curls",
  "ponytail",
  "pixie",
  "crop",
  "waves",
  "plaits",
] as const;
export type HairStyle = (typeof hairStyles)[number];

const join = (...shapes: (readonly Point[])[]) => shapes.map((s) => closedPath(s)).join("");
const lines = (...paths: (readonly Point[])[]) => paths.map((p) => openPath(p)).join("");

/** Coordinates have the middle of the face at the origin; the head is about 128 wide and 156 high. */
const sidePart: Point[] = pts(
  "-66 18, -72 -30, -52 -72, -6 -92, 44 -82, 70 -40, 67 16, 58 -6, 50 -34, 22 -50, -14 -62, -22 -44, -44 -26, -58 -4",
);
const centrePart: Point[] = pts(
  "-65 20, -72 -28, -52 -74, 0 -92, 52 -74, 72 -28, 65 20, 58 -6, 44 -36, 16 -56, 0 -68, -16 -56, -44 -36, -58 -6",
);
const fringe: Point[] = pts(
  "-65 14, -73 -30, -54 -74, 0 -93, 54 -74, 73 -30, 65 14, 58 -20 3, 40 -26, 20 -23 4, 0 -28, -20 -23 4, -40 -26, -58 -20 3",
);
const swept: Point[] = pts(
  "-65 4, -71 -34, -48 -76, 8 -94, 56 -74, 70 -30, 65 6, 59 -18, 46 -44, 10 -46, -30 -62, -48 -34, -58 -14",
);

const crownStrands = lines(
  pts("-10 -88, -40 -64, -60 -22"),
  pts("4 -88, 40 -70, 60 -30"),
  pts("-4 -82, -30 -60, -44 -32"),
  pts("16 -80, 38 -62, 52 -40"),
);

function curls(): Point[] {
  const points: Point[] = [];
  const count = 20;
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * (0.86 + (i / count) * 1.28);
    const k = i % 2 ? 1.07 : 0.99;
    points.push([Math.cos(a) * 98 * k, Math.sin(a) * 96 * k - 6]);
  }
  return [...points, [60, 60], [0, 40], [-60, 60]];
}

const plait = (x: number): Point[][] =>
  [0, 1, 2, 3, 4].map((i): Point[] => [
    [x - 15 + i * 1.6, 74 + i * 27],
    [x, 66 + i * 27],
    [x + 15 - i * 1.6, 74 + i * 27],
    [x + 13 - i * 1.6, 94 + i * 27],
    [x, 104 + i * 27],
    [x - 13 + i * 1.6, 94 + i * 27],
  ]);

export function hairOf(style: HairStyle): Hair {
  const bun = (x: number, y: number, r: number): Point[] => [
    [x, y - r],
    [x + r * 1.05, y - r * 0.2],
    [x + r * 0.7, y + r * 0.8],
    [x - r * 0.7, y + r * 0.8],
    [x - r * 1.05, y - r * 0.2],
  ];
  switch (style) {
    case "bob":
      return {
        back: join(symmetric(pts("0 -94, 58 -78, 80 -20, 84 60, 70 92 8, 40 88, 0 80"))),
        front: join(fringe),
        strands: crownStrands,
        backStrands: lines(pts("72 10, 74 50, 66 84"), pts("-72 10, -74 50, -66 84")),
        showsEars: false,
      };
    case "bun":
      return {
        back: join(bun(6, -106, 34)),
        front: join(swept),
        strands: `${crownStrands}${lines(pts("-10 -128, 8 -116, 30 -120"), pts("-18 -108, 6 -100, 34 -106"))}`,
        backStrands: "",
        showsEars: true,
      };
    case "long":
      return {
        back: join(symmetric(pts("0 -94, 60 -78, 82 -20, 86 80, 98 170, 70 196 10, 30 180, 0 170"))),
        front: join(centrePart),
        strands: crownStrands,
        backStrands: lines(
          pts("74 20, 78 100, 84 176"),
          pts("-74 20, -78 100, -84 176"),
          pts("64 60, 66 120, 70 180"),
          pts("-64 60, -66 120, -70 180"),
        ),
        showsEars: false,
      };
    case "waves":
      return {
        back: join(symmetric(pts("0 -94, 60 -80, 84 -24, 78 24, 94 66, 84 112, 96 150, 66 168, 30 160, 0 150"))),
        front: join(sidePart),
        strands: crownStrands,
        backStrands: lines(pts("74 20, 86 66, 74 110, 84 150"), pts("-74 20, -86 66, -74 110, -84 150")),
        showsEars: false,
      };
    case "braid":
      return {
        back: join(symmetric(pts("0 -94, 58 -78, 78 -20, 74 40, 54 70, 0 60"))),
        front: join(sidePart, ...plait(74)),
        strands: `${crownStrands}${lines(...plait(74).map((p): Point[] => [p[0] ?? [0, 0], [74, (p[4]?.[1] ?? 0) - 6], p[2] ?? [0, 0]]))}`,
        backStrands: "",
        showsEars: true,
      };
    case "plaits":
      return {
        back: join(symmetric(pts("0 -94, 58 -78, 76 -20, 72 40, 54 66, 0 60"))),
        front: join(fringe, ...plait(82), ...plait(-82)),
        strands: crownStrands,
        backStrands: "",
        showsEars: true,
      };
    case "curls":
      return {
        back: join(curls()),
        front: join(
          pts(
            "-64 -8, -74 -40, -58 -70, -34 -86, 0 -94, 34 -86, 58 -70, 74 -40, 64 -8, 52 -30, 38 -36, 26 -48, 8 -44, -8 -50, -24 -42, -38 -40, -52 -28",
          ),
        ),
        strands: lines(
          pts("-70 -60, -56 -70, -50 -56"),
          pts("-30 -84, -18 -94, -8 -80"),
          pts("24 -86, 38 -90, 42 -74"),
          pts("62 -54, 74 -46, 66 -34"),
        ),
        backStrands: lines(
          pts("-92 -20, -80 -30, -76 -14"),
          pts("84 -22, 94 -10, 82 0"),
          pts("-84 26, -72 20, -70 36"),
          pts("76 30, 86 36, 76 46"),
        ),
        showsEars: false,
      };
    case "ponytail":
      return {
        back: join(pts("30 -86, 84 -84, 112 -30, 104 50, 84 100 6, 76 40, 72 -20, 40 -50")),
        front: join(swept),
        strands: crownStrands,
        backStrands: lines(pts("60 -76, 92 -30, 90 60"), pts("70 -60, 86 -10, 84 40")),
        showsEars: true,
      };
    case "pixie":
      return {
        back: join(symmetric(pts("0 -94, 58 -80, 74 -20, 68 30, 0 40"))),
        front: join(
          pts(
            "-66 22, -74 -30, -52 -78, 4 -98, 58 -76, 73 -26, 65 18, 58 -8, 46 -22, 20 -18 3, 26 -38, -6 -24 3, -2 -44, -36 -18 3, -56 -4",
          ),
        ),
        strands: crownStrands,
        backStrands: "",
        showsEars: true,
      };
    case "crop":
      return {
        back: join(symmetric(pts("0 -90, 54 -78, 69 -24, 62 10, 0 20"))),
        front: join(
          pts(
            "-64 0, -71 -36, -60 -72, -24 -98, 24 -96, 60 -70, 71 -34, 64 2, 58 -24, 44 -48, 0 -54, -34 -50, -54 -30",
          ),
        ),
        strands: lines(pts("-40 -82, -20 -66, 6 -60"), pts("-12 -92, 14 -74, 40 -60"), pts("20 -92, 44 -72, 58 -44")),
        backStrands: "",
        showsEars: true,
      };
  }
}

export const beardShape = closedPath(symmetric(pts("0 44, 20 40, 46 30, 64 0 1, 60 44, 38 76, 0 88")));
export const bothSides = (half: readonly Point[]): string => openPath(half) + openPath(mirror(half));
