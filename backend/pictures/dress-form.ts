import type { Draft } from "./draft.ts";
import { symmetric } from "./path.ts";

/** Half-widths in drawing units. */
export interface FormMeasures {
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  /** Shorter, with a waist that sits lower. */
  isChild?: boolean;
}

/** A dressmaker's form on its stand: a figure without a face, an age or a skin. */
export function formDraft({ shoulder, chest, waist, hip, isChild = false }: FormMeasures): Draft {
  const long = isChild ? 0.84 : 1;
  const at = (y: number) => 40 + y * long;
  const foot = at(372);
  return {
    pieces: [
      {
        points: symmetric([
          [0, foot - 12],
          [7, foot - 12, 2],
          [7, foot + 88, 2],
          [0, foot + 88],
        ]),
        tint: "#8a6547",
        texture: "none",
        round: null,
      },
      {
        points: symmetric([
          [0, foot + 80],
          [64, foot + 84, 4],
          [70, foot + 96, 4],
          [0, foot + 98],
        ]),
        tint: "#8a6547",
        texture: "none",
        round: 0,
      },
      {
        points: symmetric([
          [0, 34],
          [32, 36, 3],
          [37, at(22)],
          [shoulder * 0.72, at(38)],
          [shoulder, at(58), 10],
          [(shoulder + chest) / 2 - 4, at(108)],
          [chest, at(146)],
          [(chest + waist) / 2 - 2, at(198)],
          [waist, at(236)],
          [waist + (hip - waist) * 0.66, at(280)],
          [hip, at(326)],
          [hip * 0.95, foot - 3, 14],
          [0, foot + 4],
        ]),
        round: 0,
        seams: [
          [
            [0, at(16)],
            [0, foot],
          ],
        ],
        stitches: [
          [
            [-waist + 3, at(236)],
            [0, at(241)],
            [waist - 3, at(236)],
          ],
        ],
      },
      {
        points: symmetric([
          [0, 12],
          [24, 18, 6],
          [33, 36, 4],
          [0, 41],
        ]),
        tint: "#8a6547",
        texture: "none",
        round: 0,
      },
    ],
  };
}
