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
    skirt: 330,
  },
};

export const measuresOf = (cut: Cut): Measures => table[cut] ?? table.child;
