/**
 * Heights in centimetres by age in months: two standard deviations below the median, the median, two above. Source: WHO
 * Child Growth Standards 2006 (length to 24 months, height from there to 60) and WHO Growth Reference 2007 (from 61 months).
 */
type Row = readonly [months: number, low: number, median: number, high: number];

const girls: readonly Row[] = [
  [0, 45.4, 49.1, 52.9],
  [1, 49.8, 53.7, 57.6],
  [2, 53, 57.1, 61.1],
  [3, 55.6, 59.8, 64],
  [4, 57.8, 62.1, 66.4],
  [5, 59.6, 64, 68.5],
  [6, 61.2, 65.7, 70.3],
  [9, 65.3, 70.1, 75],
  [12, 68.9, 74, 79.2],
  [15, 72, 77.5, 83],
  [18, 74.9, 80.7, 86.5],
  [24, 79.3, 85.7, 92.2],
  [30, 83.6, 90.7, 97.7],
  [36, 87.4, 95.1, 102.7],
  [42, 90.9, 99, 107.2],
  [48, 94.1, 102.7, 111.3],
  [54, 97.1, 106.2, 115.2],
  [60, 99.9, 109.4, 118.9],
  [72, 104.9, 115.1, 125.4],
  [84, 109.9, 120.8, 131.7],
  [96, 115, 126.6, 138.2],
  [108, 120.3, 132.5, 144.7],
  [120, 125.8, 138.6, 151.4],
  [132, 131.7, 145, 158.3],
  [144, 137.6, 151.2, 164.9],
  [156, 142.5, 156.4, 170.3],
  [168, 145.9, 159.8, 173.7],
  [180, 147.9, 161.7, 175.5],
];
const boys: readonly Row[] = [
  [0, 46.1, 49.9, 53.7],
  [1, 50.8, 54.7, 58.6],
  [2, 54.4, 58.4, 62.4],
  [3, 57.3, 61.4, 65.5],
  [4, 59.7, 63.9, 68],
  [5, 61.7, 65.9, 70.1],
  [6, 63.3, 67.6, 71.9],
  [9, 67.5, 72, 76.5],
  [12, 71, 75.7, 80.5],
  [15, 74.1, 79.1, 84.2],
  [18, 76.9, 82.3, 87.7],
  [24, 81, 87.1, 93.2],
  [30, 85.1, 91.9, 98.7],
  [36, 88.7, 96.1, 103.5],
  [42, 91.9, 99.9, 107.8],
  [48, 94.9, 103.3, 111.7],
  [54, 97.8, 106.7, 115.5],
  [60, 100.7, 110, 119.2],
  [72, 106.1, 116, 125.8],
  [84, 111.2, 121.7, 132.3],
  [96, 116, 127.3, 138.6],
  [108, 120.5, 132.6, 144.6],
  [120, 125, 137.8, 150.5],
  [132, 129.7, 143.1, 156.6],
  [144, 134.9, 149.1, 163.3],
  [156, 141.2, 156, 170.9],
  [168, 147.8, 163.2, 178.6],
  [180, 153.4, 169, 184.6],
];

export type Sex = "GIRL" | "BOY" | "MIXED";

interface Spread {
  median: number;
  /** One standard deviation. */
  deviation: number;
}

/** Between the ages of the table a child grows evenly; before and after it stays as at its ends. */
function readTable(table: readonly Row[], months: number): Spread {
  const before = table.findLast(([age]) => age <= months) ?? table[0];
  const after = table.find(([age]) => age > months) ?? before;
  if (!before || !after) throw new Error("a table of heights without rows");
  const share = after === before ? 0 : Math.max(0, (months - before[0]) / (after[0] - before[0]));
  const between = (column: 1 | 2 | 3) => before[column] + (after[column] - before[column]) * share;
  return { median: between(2), deviation: (between(3) - between(1)) / 4 };
}

/** How tall children of an age in months are; without a sex the middle of both. */
export function heightsAt(sex: Sex, months: number): Spread {
  if (sex !== "MIXED") return readTable(sex === "GIRL" ? girls : boys, months);
  const [girl, boy] = [readTable(girls, months), readTable(boys, months)];
  return { median: (girl.median + boy.median) / 2, deviation: (girl.deviation + boy.deviation) / 2 };
}

/** How a height stands among children of its age, in standard deviations. */
export function standingOf(sex: Sex, months: number, height: number): number {
  const { median, deviation } = heightsAt(sex, months);
  return (height - median) / deviation;
}

/** The height a child of a standing will have at an age: children keep their place among others of their age. */
export function heightFor(sex: Sex, months: number, standing: number): number {
  const { median, deviation } = heightsAt(sex, months);
  return median + standing * deviation;
}

/**
 * The height that French makers name an age by. A baby's size fits up to it; a child's from half a size below it to half a
 * size above, as the sizes of an age are sewn for the year.
 */
const namedHeights: readonly (readonly [size: string, height: number])[] = [
  ["1 mois", 54],
  ["3 mois", 60],
  ["6 mois", 67],
  ["9 mois", 71],
  ["12 mois", 74],
  ["18 mois", 81],
  ["2 ans", 86],
  ["3 ans", 94],
  ["4 ans", 102],
  ["5 ans", 108],
  ["6 ans", 114],
  ["8 ans", 126],
  ["10 ans", 138],
  ["12 ans", 150],
  ["14 ans", 162],
];
const isForBabies = (size: string): boolean => size.endsWith("mois");

export interface SizeSpan {
  size: string;
  /** Heights in centimetres it fits, above the first and up to the last. */
  above: number;
  upTo: number;
}

/** Children's sizes with the heights they fit, smallest first. */
export const sizeSpans: readonly SizeSpan[] = namedHeights
  .map(([size, height], index) => {
    const next = namedHeights[index + 1];
    return { size, upTo: isForBabies(size) || !next ? height : (height + next[1]) / 2 };
  })
  .map((span, index, all) => ({ ...span, above: all[index - 1]?.upTo ?? 0 }));

/** The size that fits a height; the largest for those above all. */
export const sizeForHeight = (height: number): string =>
  (sizeSpans.find(({ upTo }) => height <= upTo) ?? sizeSpans.at(-1))?.size ?? "";
