import { mix, tone } from "../color.ts";
import type { Draft, Piece } from "../draft.ts";
import { mirror, symmetric, type Point } from "../path.ts";
import { legDefaults } from "../silhouettes/legs.ts";
import { bentArm } from "../measures.ts";
import type { Build } from "./build.ts";

export type Hex = `#${string}`;

const skinPiece = (points: readonly Point[], skin: Hex, more: Partial<Piece> = {}): Piece => ({
  points,
  tint: skin,
  texture: "none",
  round: 0,
  ...more,
});

const mirrored = (piece: Piece): Piece => ({
  ...piece,
  points: mirror(piece.points),
  folds: [],
  lights: [],
  seams: (piece.seams ?? []).map((line) => mirror(line)),
});

/** The arm of the right side, under a sleeve at the same angle; the left one, which always hangs, is its mirror. */
function arm({ measures: m }: Build, angleDegrees: number, skin: Hex, isLeft = false): Piece[] {
  const a = (angleDegrees * Math.PI) / 180;
  const curve = m.arm * (m.arm > 300 ? 0.17 : 0.13);
  const s: Point = [m.shoulder + 3, m.tip + 3];
  const at = (t: number, across: number, corner?: number): Point => {
    if (m.isArmBent && !isLeft) {
      const { at: middle, along } = bentArm(m, t);
      const [x, y] = [middle[0] - along[1] * across, middle[1] + along[0] * across];
      return corner === undefined ? [x, y] : [x, y, corner];
    }
    const bend = a - Math.atan2(2 * curve * t, m.arm);
    const x = s[0] + Math.sin(a) * m.arm * t - Math.cos(a) * curve * t * t - Math.cos(bend) * across;
    const y = s[1] + Math.cos(a) * m.arm * t + Math.sin(a) * curve * t * t + Math.sin(bend) * across;
    return corner === undefined ? [x, y] : [x, y, corner];
  };
  const wrist = m.wrist;
  const hand = (m.arm > 300 ? 62 : m.arm < 200 ? 52 : 58) / m.arm;
  return [
    skinPiece(
      [
        [m.shoulder - 40, m.tip - 4],
        at(0.02, 14),
        at(0.14, 9),
        at(0.5, wrist * 0.14 + 6),
        at(0.97, wrist * 0.26),
        at(1 + hand * 0.3, wrist * 0.16),
        at(1 + hand * 0.72, wrist * 0.22),
        at(1 + hand, wrist * 0.5),
        at(1 + hand * 0.92, wrist * 0.8),
        at(1 + hand * 0.66, wrist * 0.92),
        at(1 + hand * 0.68, wrist * 1.1),
        at(1 + hand * 0.52, wrist * 1.18),
        at(1 + hand * 0.18, wrist * 0.98),
        at(0.97, wrist * 0.86),
        at(0.62, wrist * 0.9),
        at(0.3, m.upperArm * 0.68),
        [m.chest - 26, m.armpit],
        [m.chest - 48, m.armpit - 40],
      ],
      skin,
      {
        lights: [[...pair(at(0.16, 18)), ...pair(at(0.9, wrist * 0.4)), -4, 6]],
        seams: [[at(1 + hand * 0.46, wrist * 0.92), at(1 + hand * 0.66, wrist * 0.86)]],
      },
    ),
  ];
}

const pair = (p: Point): readonly [number, number] => [p[0], p[1]];

const ankleOf = ({ measures }: Build): number => {
  const { spread, ankle } = legDefaults(measures, false);
  return spread + ankle / 2;
};

/** Middle of the right foot and half its width: where a shoe goes. */
export const footOf = (build: Build): { x: number; half: number } => ({
  x: ankleOf(build) + 2,
  half: build.measures.arm < 200 ? 25 : build.measures.arm > 300 ? 23 : 26,
});

function leg(build: Build, skin: Hex): Piece {
  const { measures: m, crotch, floor, waistSeam } = build;
  const x = ankleOf(build);
  const slim = m.ankle * 0.29;
  const knee = crotch + m.inseam * 0.46;
  return skinPiece(
    [
      [0, crotch - 50, 1],
      /* A woman's skirt is narrow there, and nothing shows beside it. */
      [m.hipWidth - (m.arm > 300 ? 28 : 16), waistSeam + 62, 1],
      [m.hipWidth - 10, crotch - 16],
      [(m.hipWidth + x + slim) / 2 + 2, knee - 8],
      [x + slim + 5, knee + m.inseam * 0.2],
      [x + slim - 1, floor - soleHeight - 6],
      [x + slim, floor - 4, 4],
      [x - slim, floor - 4, 4],
      [x - slim + 1, floor - soleHeight - 6],
      [x - slim - 4, knee + m.inseam * 0.18],
      [x - slim - 6, knee - 4],
      [5, crotch + 16],
      [0, crotch - 2],
    ],
    skin,
    {
      seams: [
        [
          [x - 9, knee + 6],
          [x, knee + 9],
          [x + 9, knee + 6],
        ],
      ],
    },
  );
}

const soleHeight = 22;

/** A bare foot seen from the front. */
export function bareFoot(build: Build, skin: Hex): Piece {
  const { x, half } = footOf(build);
  const y = build.floor;
  return skinPiece(
    [
      [x - half * 0.66, y - 34],
      [x + half * 0.62, y - 34],
      [x + half * 1.02, y - 10],
      [x + half * 0.9, y + 3],
      [x, y + 7],
      [x - half * 0.86, y + 3],
      [x - half * 0.9, y - 10],
    ],
    skin,
    {
      seams: [-0.42, -0.06, 0.26, 0.54].map((k): Point[] => [
        [x + half * k, y - 5],
        [x + half * k, y + 4],
      ]),
    },
  );
}

/** Neck and what a neckline shows of the chest: worn inside a garment, above its back and below its front. */
export function neckPiece({ measures: m, chin }: Build, skin: Hex): Piece {
  const neck = m.arm > 300 ? 25 : m.arm < 200 ? 29 : 27;
  return skinPiece(
    symmetric([
      [0, chin - 26],
      [neck, chin - 24, 2],
      [neck + 1, -4],
      [neck + 8, 8],
      [m.neck + 16, 20, 4],
      [m.neck + 12, 70],
      [0, 128],
    ]),
    skin,
    {
      inside: true,
      over: `<path d="M${-neck} ${chin - 6}Q0 ${chin + 34} ${neck} ${chin - 6}V${chin + 6}Q0 ${chin + 52} ${-neck} ${chin + 6}z" fill="${shadeOf(skin)}" stroke="none" opacity=".5"/>`,
    },
  );
}

export const shadeOf = (skin: Hex): string => mix(tone(skin, 0.82, 1.5), "#b0604a", 0.14);

/** Both hanging arms, for a garment that they hang before: a skirt that swings out wider than the hands. */
export function armPieces(build: Build, armAngle: number, skin: Hex): Piece[] {
  return [...arm(build, armAngle, skin), ...arm(build, armAngle, skin, true).map(mirrored)];
}

/** Trunk, arms and, where nothing covers them down to the foot, legs; without a head. */
export function bodyDraft(
  build: Build,
  skin: Hex,
  { armAngle, isLegBare }: { armAngle: number; isLegBare: boolean },
): Draft {
  const { measures: m, crotch, waistSeam } = build;
  const trunk = skinPiece(
    symmetric([
      [0, -34],
      [24, -34, 2],
      [27, -6],
      [m.neck - 6, 2],
      [m.shoulder - 20, m.tip],
      [m.shoulder - 10, m.tip + 22],
      [m.shoulder - 20, m.armpit - 20],
      [m.chest - 16, m.armpit + 12],
      [m.waist - 20, m.waistY - 6],
      [m.hipWidth - 22, waistSeam + 66],
      [m.hipWidth - 24, crotch - 12],
      [0, crotch + 4],
    ]),
    skin,
  );
  const legs = isLegBare ? [leg(build, skin)] : [];
  const right = [...legs, ...arm(build, armAngle, skin)];
  const left = [...legs, ...arm(build, armAngle, skin, true)].map(mirrored);
  return { pieces: [...right, ...left, trunk] };
}

/** Where the right hand closes, for what it carries. */
export function handOf({ measures: m }: Build, angleDegrees: number): Point {
  const a = (angleDegrees * Math.PI) / 180;
  const curve = m.arm * (m.arm > 300 ? 0.17 : 0.13);
  const t = 1.13;
  return [
    m.shoulder + Math.sin(a) * m.arm * t - Math.cos(a) * curve * t * t - m.wrist * 0.5,
    m.tip + Math.cos(a) * m.arm * t + Math.sin(a) * curve * t * t,
  ];
}
