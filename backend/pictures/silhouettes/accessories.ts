import type { Piece } from "../draft.ts";
import { pts, type Point } from "../path.ts";
import type { Builder } from "./context.ts";
import { placed } from "./placement.ts";
import { beanie, hat } from "./headwear.ts";
import { bag, belt } from "./leather-goods.ts";

const scarf: Builder = (c) => {
  const fringed = c.traits.hem === "fringed";
  const end = (x: number, y: number, turn: number, length: number): Piece[] => {
    const w = 46;
    const tassels = Array.from(
      { length: 10 },
      (_, i) =>
        `<path d="M${-w + 4 + i * 9.4} ${length - 2}q${i % 2 ? 4 : -3} 18 ${(i % 3) - 1} 36" stroke="${i % 2 ? c.palette.shade : c.palette.main}" stroke-width="5" fill="none"/>`,
    ).join("");
    const body: Piece = {
      points: [
        [-w, 0, 4],
        [w, 0, 4],
        [w + 3, length * 0.5],
        [w, length, 3],
        [0, length + 3],
        [-w, length, 3],
        [-w - 3, length * 0.5],
      ],
      folds: [
        [-18, 4, -22, length - 30, 6, 5],
        [20, 4, 16, length - 60, -5, 5],
      ],
      lights: [[-34, 10, -34, length - 20, 4, 6]],
      round: 0,
    };
    const hem: Piece = {
      points: [
        [-w - 1, length - 30, 2],
        [w + 1, length - 30, 2],
        [w, length + 1, 3],
        [-w, length + 1, 3],
      ],
      tint: "accent",
      texture: "band",
      inside: true,
      round: 0,
    };
    return placed(fringed ? [{ points: [], over: tassels }, body] : [body, hem], { dx: x, dy: y, turn });
  };
  const loop: Piece = {
    points: pts("0 -150, 96 -136, 140 -76, 118 -10, 40 34, 0 40, -44 34, -120 -10, -140 -78, -94 -138"),
    round: 0,
    folds: [
      [-120, -50, -10, 24, -20, 6],
      [118, -40, 16, 20, 18, 6],
      [-60, -128, 70, -128, -10, 6],
    ],
    lights: [[-118, -96, -40, -142, -10, 8]],
  };
  const hole: Piece = {
    points: pts("0 -92, 54 -86, 74 -56, 40 -26, 0 -20, -40 -26, -74 -56, -54 -86"),
    tint: "inner",
    inside: true,
  };
  const knot: Piece = {
    points: pts("-52 -14 12, 0 -26, 52 -10 12, 56 40, 40 66 10, 0 72, -44 62 10, -58 30"),
    round: 0,
    grain: 80,
    folds: [
      [-50, 10, 50, 20, 8, 6],
      [-46, 44, 44, 52, 6, 5],
    ],
  };
  return { pieces: [...end(-44, 26, 12, 262), ...end(40, 30, -9, 300), loop, hole, knot], fill: 0.96 };
};

const socks: Builder = (c) => {
  const { traits, spec } = c;
  const shaft = spec.cut === "baby" ? 90 : 170;
  const top = -shaft;
  const isAccent = traits.contrastTrim;
  const tint = isAccent ? ("accent" as const) : ("main" as const);
  const sock: Piece[] = [
    {
      points: [
        [-44, top, 3],
        [44, top, 3],
        [45, -20],
        [52, 46],
        [40, 84],
        [-4, 104],
        [-60, 116],
        [-112, 118],
        [-138, 92],
        [-128, 62],
        [-82, 44],
        [-52, 16],
        [-44, -30],
      ],
      round: 0,
      folds: [
        [-48, 10, 30, 30, 12, 7],
        [-44, -10, 10, 0, 6, 5],
      ],
      lights: [[-30, top + 30, -30, -30, 4, 9]],
    },
    {
      points: pts("45 -4, 53 46, 40 85, 8 99 2, 10 40"),
      tint,
      texture: "none",
      inside: true,
      round: 0,
    },
    {
      points: pts("-94 49, -128 62, -139 92, -112 119, -82 118 2, -98 84"),
      tint,
      texture: "none",
      inside: true,
      round: 0,
    },
  ];
  if (traits.hem === "ruffle") {
    const wave: Point[] = [];
    for (let i = 0; i <= 10; i++) wave.push([56 - i * 11.2, top + 34 + (i % 2 ? 7 : -2)]);
    sock.push({
      points: [[-47, top - 6, 4], [0, top - 9], [47, top - 6, 4], ...wave],
      tint: "accent",
      folds: [
        [-26, top, -32, top + 32, 2, 3],
        [0, top, 2, top + 32, 2, 3],
        [24, top, 32, top + 32, -2, 3],
      ],
      round: 0,
    });
  } else
    sock.push({
      points: [
        [-47, top - 8, 6],
        [0, top - 10],
        [47, top - 8, 6],
        [45, top + 34, 4],
        [0, top + 36],
        [-45, top + 34, 4],
      ],
      tint,
      texture: "band",
      round: 0,
    });
  return {
    pieces: [...placed(sock, { dx: 82, dy: -14, turn: -5 }), ...placed(sock, { dx: -24, dy: 16, turn: 6 })],
    fill: 0.84,
  };
};

export const accessories = { hat, beanie, scarf, socks, bag, belt } satisfies Record<string, Builder>;
