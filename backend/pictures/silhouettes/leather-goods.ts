import type { Piece } from "../draft.ts";
import { pts, symmetric, type Point } from "../path.ts";
import type { Builder } from "./context.ts";

export const bag: Builder = (c) => {
  const { traits, palette, isBack } = c;
  const handle: Piece = {
    points: pts(
      "-62 -96 3, -58 -176, -30 -226, 0 -234, 30 -226, 58 -176, 62 -96 3, 46 -96 3, 42 -170, 22 -208, 0 -214, -22 -208, -42 -170, -46 -96 3",
    ),
    texture: "cloth",
    round: 0,
  };
  const body: Piece = {
    points: symmetric(pts("0 -104, 120 -108 16, 136 -40, 146 96 26, 80 116, 0 120")),
    round: 0,
    stitches: [pts("-128 78, -76 103, 0 107, 76 103, 128 78")],
    folds: [
      [140, 70, 70, 104, 8, 7],
      [-140, 60, -80, 100, -8, 7],
    ],
    lights: [[-112, -80, -120, 60, 7, 12]],
  };
  const flap: Piece = {
    points: symmetric(pts("0 -110, 124 -112 12, 130 -40, 96 20 26, 40 34, 0 37")),
    tint: traits.contrastTrim ? "accent" : "main",
    round: 0,
    stitches: [pts("-118 -60, -90 10, -38 24, 0 27, 38 24, 90 10, 118 -60")],
    ...(traits.closure === "buttons" && !isBack ? { buttons: [[0, 14, 12]] as const } : {}),
  };
  const pieces: Piece[] = [handle, body];
  if (!isBack) {
    if (traits.pockets === "patch")
      pieces.push({
        points: pts("-66 52 4, 66 52 4, 62 100 10, -62 100 10"),
        inside: true,
        round: null,
      });
    pieces.push(flap);
    if (traits.closure === "buckle")
      pieces.push(
        ...[-62, 62].map((x): Piece => ({
          points: [
            [x - 12, -70, 4],
            [x + 12, -70, 4],
            [x + 11, 58, 6],
            [x, 66, 4],
            [x - 11, 58, 6],
          ],
          tint: "#b98457",
          texture: "none",
          round: 0,
          over: `<path d="M${x - 17} 8h34v26h-34z" fill="none" stroke="#b98d4b" stroke-width="4"/><path d="M${x} 10v20" stroke="#e3c489" stroke-width="3.4"/><circle cx="${x}" cy="48" r="2" fill="${palette.line}"/>`,
        })),
      );
  } else
    pieces.push({
      points: pts("-100 -84 6, 100 -84 6, 104 -40 6, -104 -40 6"),
      round: null,
      inside: true,
      stitches: [
        [
          [-94, -46],
          [94, -46],
        ],
      ],
    });
  return { pieces, fill: 0.86 };
};

export const belt: Builder = (c) => {
  const ring = (r: number, k: number): Point[] =>
    Array.from({ length: 22 }, (_, i) => {
      const a = -Math.PI / 2 + (i / 21) * Math.PI * 2;
      return [Math.cos(a) * (r + i * k), Math.sin(a) * (r + i * k) * 0.9] as Point;
    });
  const coil: Piece[] = [3, 2, 1, 0].map((n) => ({
    points: [...ring(64 + n * 36, 1.6), ...ring(44 + n * 36, 1.6).toReversed()],
    round: 0,
    stitches: n % 2 ? [] : [ring(59 + n * 36, 1.6)],
    lights: [[-(60 + n * 36), -20, -20, -(56 + n * 32), 10, 5]],
  }));
  const tail: Piece = {
    points: pts("8 -186 4, 170 -206 3, 206 -190 12, 176 -168 6, 10 -146 4"),
    round: 0,
    stitches: [pts("14 -180, 168 -199, 192 -189, 168 -175, 14 -152")],
    over: [40, 74, 108, 142]
      .map((x) => `<ellipse cx="${x}" cy="${-171 - x * 0.1}" rx="3.6" ry="4.4" fill="${c.palette.line}"/>`)
      .join(""),
  };
  const buckle = `<path d="M-34 -198h52v62h-52z" fill="none" stroke="#96703a" stroke-width="12" stroke-linejoin="round"/><path d="M-34 -198h52v62h-52z" fill="none" stroke="#d9b26c" stroke-width="8.5" stroke-linejoin="round"/><path d="M-32 -167h52" stroke="#e6c98f" stroke-width="7"/>`;
  return { pieces: [...coil, tail, { points: [], over: c.isBack ? "" : buckle }], fill: 0.8 };
};
