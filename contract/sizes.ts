/* Without schemas, so that pages can offer sizes without carrying zod. */

/** Which size of a profile applies to what. */
export const sizeFields = ["top_size", "bottom_size", "shoe_size"] as const;
export type SizeField = (typeof sizeFields)[number];

/** Fits everybody; offered whatever a profile's sizes are. */
export const oneSize = "TU";

const counted = (counts: readonly number[], unit: string) => counts.map((count) => `${count} ${unit}`);
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** Sizes of children's clothes as they grow. */
export const kidSizes: readonly string[] = [
  ...counted([1, 3, 6, 9, 12, 18], "mois"),
  ...counted([2, 3, 4, 5, 6, 8, 10, 12, 14], "ans"),
];
export const womanSizes: readonly string[] = ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL"];
export const kidShoeSizes: readonly string[] = numbers(15, 38);
/** Height in centimetres of a child a size is made for, in the steps European makers share. */
export const kidHeights: Readonly<Record<string, number>> = {
  "1 mois": 54,
  "3 mois": 60,
  "6 mois": 67,
  "9 mois": 71,
  "12 mois": 74,
  "18 mois": 81,
  "2 ans": 86,
  "3 ans": 94,
  "4 ans": 102,
  "5 ans": 108,
  "6 ans": 114,
  "8 ans": 126,
  "10 ans": 138,
  "12 ans": 150,
  "14 ans": 162,
};
const womanShoeSizes: readonly string[] = numbers(35, 42);

/**
 * Sizes of socks: each holds every shoe size from the first number to the last. `36-38` and `39-41` stand in the catalogues of
 * shops that opened earlier.
 */
export const shoeRanges: readonly string[] = [
  "15-16",
  "17-18",
  "19-20",
  "21-22",
  "23-26",
  "27-30",
  "31-34",
  "35-38",
  "36-38",
  "39-41",
  "39-42",
];

const shoePattern = /^(\d+)(?:-(\d+))?$/;

/** The shoe sizes a size of shoes (`28`) or socks (`27-30`) is made for, from the smallest to the largest; null for any other size. */
export function shoeEnds(size: string): [smallest: number, largest: number] | null {
  const [, smallest, largest = smallest] = shoePattern.exec(size) ?? [];
  return smallest === undefined ? null : [Number(smallest), Number(largest)];
}

/** Sizes a profile can have, in display order. */
export const profileSizes: Readonly<Record<"KID" | "WOMAN", Readonly<Record<SizeField, readonly string[]>>>> = {
  KID: { top_size: kidSizes, bottom_size: kidSizes, shoe_size: kidShoeSizes },
  WOMAN: { top_size: womanSizes, bottom_size: womanSizes, shoe_size: womanShoeSizes },
};

/** Sizes of a profile that apply to a category; one size (`TU`) applies to all of them. */
export const appliedSizes: Readonly<Record<"TOP" | "BOTTOM" | "FEET" | "OTHER", readonly SizeField[]>> = {
  TOP: ["top_size"],
  BOTTOM: ["bottom_size"],
  FEET: ["top_size", "bottom_size", "shoe_size"],
  OTHER: ["top_size", "bottom_size", "shoe_size"],
};
