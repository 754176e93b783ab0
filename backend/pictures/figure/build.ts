import { kidHeights, oneSize, womanSizes } from "#contract/sizes.ts";
import { measuresOf, type Measures } from "../measures.ts";
import type { Cut } from "../types.ts";

/** A body a size is made for, in the drawing units of the garments cut for it. */
export interface Build {
  heightCm: number;
  /** Drawing units from the floor to the crown: what a centimetre is follows from it. */
  height: number;
  measures: Measures;
  /** From the high point of the shoulder, as garments are drawn. */
  waistSeam: number;
  crotch: number;
  floor: number;
  chin: number;
  head: number;
  /** Younger than one who stands: drawn lying. */
  isLying: boolean;
}

const womanHeightCm = 168;
const womanChestCm: Record<string, number> = { XS: 80, S: 85, M: 90, L: 95, XL: 101, XXL: 108, "3XL": 115, "4XL": 122 };
/** What a woman's size is cut for is half as far from the middle one in the drawing as on the tape: cloth hides some of it. */
const cutForCm = 90;

/** Age in years a height belongs to; between two sizes, between their ages. */
const ages: readonly (readonly [cm: number, years: number])[] = Object.entries(kidHeights).map(([size, cm]) => [
  cm,
  size.endsWith("mois") ? Number.parseInt(size, 10) / 12 : Number.parseInt(size, 10),
]);

/** Height of a child with feet of a size: what most have at the age that wears it. */
const heightByShoe: readonly (readonly [shoe: number, cm: number])[] = [
  [15, 54],
  [16, 60],
  [17, 67],
  [18, 71],
  [19, 74],
  [20, 78],
  [21, 81],
  [22, 86],
  [24, 90],
  [26, 98],
  [28, 106],
  [30, 114],
  [32, 123],
  [34, 135],
  [36, 146],
  [38, 158],
];

/** Between the points of a rising table. */
function between(table: readonly (readonly [at: number, value: number])[], at: number): number {
  const next = table.findIndex(([x]) => x >= at);
  const [x1, y1] = table[next < 0 ? table.length - 1 : next] ?? [0, 0];
  const [x0, y0] = table[Math.max(0, next - 1)] ?? [x1, y1];
  if (next <= 0 || x1 === x0) return y1;
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

/** How tall somebody is whom a size fits; `size` as variants name it. */
export function heightOf(size: string, cut: Cut): number {
  if (cut === "woman") return womanHeightCm;
  const known = kidHeights[size];
  if (known !== undefined) return known;
  const [from, to] = size.split("-").map(Number);
  if (size !== oneSize && from !== undefined && Number.isFinite(from))
    return Math.round(between(heightByShoe, to !== undefined && Number.isFinite(to) ? (from + to) / 2 : from));
  return cut === "baby" ? 74 : 110;
}

/** A head's share of the height: a quarter in a newborn, less than a seventh in a woman. */
const headShares: readonly (readonly [years: number, share: number])[] = [
  [0.08, 0.262],
  [0.5, 0.246],
  [1, 0.232],
  [2, 0.212],
  [4, 0.192],
  [6, 0.178],
  [8, 0.168],
  [10, 0.16],
  [12, 0.153],
  [14, 0.147],
];

/** Chest in centimetres by height. */
const chests: readonly (readonly [cm: number, chest: number])[] = [
  [54, 38],
  [60, 41],
  [67, 44],
  [71, 46],
  [74, 47],
  [81, 49],
  [86, 51],
  [94, 53],
  [102, 56],
  [114, 60],
  [126, 64],
  [138, 69],
  [150, 75],
  [162, 81],
];

const soles = 22;
const gapUnderChin = 12;
const bandHeight = 34;

/** The silhouettes tell a baby's, a child's and a woman's cut by the length of an arm: a figure keeps within its own. */
const arms: Record<Cut, readonly [number, number]> = { baby: [140, 196], child: [206, 297], woman: [306, 340] };

function stretched(m: Measures, cut: Cut, k: number): Measures {
  const [least, most] = arms[cut];
  const root = Math.sqrt(k);
  return {
    ...m,
    armpit: m.armpit * root,
    waistY: m.waistY * k,
    length: m.length * k,
    arm: Math.min(most, Math.max(least, m.arm * k)),
    rise: m.rise * root,
    inseam: m.inseam * k,
    skirt: m.skirt * k,
  };
}

const floorOf = (m: Measures): number => m.waistY - bandHeight / 2 + bandHeight + m.rise + m.inseam + soles;

/** The factor by which the lengths of a cut grow so that shoulder and floor are as far apart as wanted. */
function stretchTo(base: Measures, cut: Cut, floor: number): Measures {
  let [low, high] = [0.6, 1.6];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (floorOf(stretched(base, cut, middle)) < floor) low = middle;
    else high = middle;
  }
  return stretched(base, cut, low);
}

function widened(m: Measures, ratio: number): Measures {
  const slightly = 1 + (ratio - 1) * 0.3;
  return {
    ...m,
    shoulder: m.shoulder * slightly,
    chest: m.chest * ratio,
    waist: m.waist * ratio,
    hip: m.hip * ratio,
    hipWidth: m.hipWidth * ratio,
    thigh: m.thigh * ratio,
    upperArm: m.upperArm * ratio,
    ankle: m.ankle * slightly,
    wrist: m.wrist * slightly,
  };
}

/** The body a garment of this cut and size is made for. */
export function buildOf(size: string, cut: Cut): Build {
  const heightCm = heightOf(size, cut);
  const base = measuresOf(cut);
  let measures = base;
  let height: number;
  let share: number;
  if (cut === "woman") {
    share = 0.134;
    const chest = womanChestCm[womanSizes.includes(size) ? size : "M"] ?? cutForCm;
    measures = widened(base, 1 + (chest / cutForCm - 1) * 0.8);
    height = (floorOf(measures) + gapUnderChin) / (1 - share);
  } else {
    share = between(headShares, between(ages, heightCm));
    // As wide as the cut is drawn: the fewer centimetres a chest has, the more units a centimetre.
    const halfChestCm = between(chests, heightCm) * 0.212;
    height = (heightCm * (base.chest - 10)) / halfChestCm;
    measures = stretchTo(base, cut, height * (1 - share) - gapUnderChin);
  }
  const waistSeam = measures.waistY - bandHeight / 2;
  return {
    heightCm,
    height,
    measures,
    waistSeam,
    crotch: waistSeam + bandHeight + measures.rise,
    floor: floorOf(measures),
    chin: -gapUnderChin,
    head: height * share,
    isLying: cut !== "woman" && heightCm < 74,
  };
}
