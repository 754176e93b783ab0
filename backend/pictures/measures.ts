import type { Cut } from "./types.ts";

/** Half-widths and heights in drawing units, from the high point of the shoulder. */
export interface Measures {
  neck: number;
  shoulder: number;
  tip: number;
  chest: number;
  armpit: number;
  waist: number;
  waistY: number;
  hip: number;
  length: number;
  arm: number;
  upperArm: number;
  wrist: number;
  /** Trousers. */
  hipWidth: number;
  rise: number;
  inseam: number;
  thigh: number;
  ankle: number;
  /** Skirt length from the waist. */
  skirt: number;
  /** The right arm is held with the hand on the hip; otherwise it hangs. */
  isArmBent?: boolean;
}

/** The middle of a bent right arm at `u`, 0 at the shoulder and 1 at the wrist, and which way it goes there. */
export function bentArm(m: Measures, u: number): { at: readonly [number, number]; along: readonly [number, number] } {
  const shoulder = [m.shoulder + 3, m.tip + 3] as const;
  const elbow = [m.shoulder + m.arm * 0.5, m.tip + m.arm * 0.56] as const;
  const wrist = [(m.waist + m.hip) / 2 + 50, m.waistY + 26] as const;
  const on = (axis: 0 | 1) => (1 - u) ** 2 * shoulder[axis] + 2 * u * (1 - u) * elbow[axis] + u * u * wrist[axis];
  const towards = (axis: 0 | 1) => (1 - u) * (elbow[axis] - shoulder[axis]) + u * (wrist[axis] - elbow[axis]);
  const [dx, dy] = [towards(0), towards(1)];
  const length = Math.hypot(dx, dy);
  return { at: [on(0), on(1)], along: [dx / length, dy / length] };
}

const table: Record<Cut, Measures> = {
  baby: {
    neck: 46,
    shoulder: 104,
    tip: 24,
    chest: 112,
    armpit: 112,
    waist: 117,
    waistY: 190,
    hip: 118,
    length: 282,
    arm: 176,
    upperArm: 74,
    wrist: 44,
    hipWidth: 118,
    rise: 130,
    inseam: 165,
    thigh: 104,
    ankle: 56,
    skirt: 150,
  },
  child: {
    neck: 44,
    shoulder: 112,
    tip: 28,
    chest: 114,
    armpit: 132,
    waist: 111,
    waistY: 240,
    hip: 118,
    length: 362,
    arm: 262,
    upperArm: 74,
    wrist: 44,
    hipWidth: 106,
    rise: 130,
    inseam: 300,
    thigh: 96,
    ankle: 56,
    skirt: 225,
  },
  woman: {
    neck: 45,
    shoulder: 108,
    tip: 34,
    chest: 109,
    armpit: 142,
    waist: 86,
    waistY: 254,
    hip: 116,
    length: 390,
    arm: 322,
    upperArm: 72,
    wrist: 42,
    hipWidth: 104,
    rise: 146,
    inseam: 400,
    thigh: 92,
    ankle: 54,
    skirt: 376,
  },
};

export const measuresOf = (cut: Cut): Measures => table[cut] ?? table.child;
