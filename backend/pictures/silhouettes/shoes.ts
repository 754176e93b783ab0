import type { Piece } from "../draft.ts";
import type { Builder } from "./context.ts";
import { placed } from "./placement.ts";
import { ballerinaTop, sandalTop, trainerTop } from "./shoes-above.ts";
import { bootSide, lowSide, trainerSide } from "./shoes-side.ts";

/** Seen from above: left and right foot side by side. From the side: one before the other. */
const pairAbove = (shoe: Piece[]): Piece[] => [
  ...placed(shoe, { dx: -78, dy: 6, turn: -7, isFlipped: true }),
  ...placed(shoe, { dx: 78, dy: -6, turn: 6 }),
];

const pairBeside = (shoe: Piece[], height: number): Piece[] => [
  ...placed(shoe, { dx: 26, dy: -height, turn: -4 }),
  ...placed(shoe, { dx: -20, dy: height * 0.36, turn: 3 }),
];

export const shoes = {
  trainers: ((c) => ({
    pieces: c.isBack ? pairAbove(trainerTop(c)) : pairBeside(trainerSide(c), 150),
    fill: 0.9,
  })) as Builder,
  boots: ((c) => ({
    pieces: c.isBack
      ? [
          ...placed(bootSide(c), { dx: -30, dy: 0, isFlipped: true }),
          ...placed(bootSide(c), { dx: 60, dy: 44, isFlipped: true, turn: 2 }),
        ]
      : [...placed(bootSide(c), { dx: 40, dy: -30, turn: -2 }), ...placed(bootSide(c), { dx: -30, dy: 34, turn: 2 })],
    fill: 0.92,
  })) as Builder,
  sandals: ((c) => ({
    pieces: c.isBack ? pairBeside(lowSide(c, true), 130) : pairAbove(sandalTop(c)),
    fill: 0.86,
  })) as Builder,
  ballerinas: ((c) => ({
    pieces: c.isBack ? pairBeside(lowSide(c, false), 120) : pairAbove(ballerinaTop(c)),
    fill: 0.86,
  })) as Builder,
} satisfies Record<string, Builder>;
