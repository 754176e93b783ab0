import { kidSizes, shoeRanges, womanSizes } from "#contract/sizes.ts";

export type SizeUnit = "year" | "month" | "cm" | "size" | "shoe";

const sizeOf = (count: number, unit: "mois" | "ans"): string => `${count} ${unit}`;
const countsOf = (unit: "mois" | "ans") =>
  kidSizes.filter((size) => size.endsWith(unit)).map((size) => Number.parseInt(size, 10));
const [months, years] = [countsOf("mois"), countsOf("ans")];

/** Up to which height in centimetres a size is worn, in the order of `kidSizes`. */
const heights = [56, 62, 68, 72, 76, 83, 89, 98, 104, 110, 118, 128, 140, 152, 176];

/** European numbers of women's clothes. */
const womanNumbers = [34, 36, 38, 40, 42, 44, 46, 48];

/** What fits next: nobody makes clothes for every age, and a child grows. */
const nextOf = (counts: readonly number[], count: number): number | undefined => counts.find((known) => known >= count);

const ofYears = (count: number): string[] => {
  if (count < 2) return [sizeOf(count === 1 ? 12 : 1, "mois")];
  const next = nextOf(years, count);
  return next === undefined ? [] : [sizeOf(next, "ans")];
};
const ofMonths = (count: number): string[] => {
  const next = nextOf(months, count);
  return next === undefined ? ofYears(Math.ceil(count / 12)) : [sizeOf(next, "mois")];
};
const ofHeight = (cm: number): string[] => {
  const size = kidSizes[heights.findIndex((height) => cm <= height)];
  return cm >= 44 && size !== undefined ? [size] : [];
};
const ofShoes = (count: number): string[] =>
  count < 15 || count > 46
    ? []
    : [
        String(count),
        ...shoeRanges.filter((range) => {
          const [from = 0, to = 0] = range.split("-").map(Number);
          return from <= count && count <= to;
        }),
      ];
const ofWoman = (count: number): string[] => womanSizes.filter((_, index) => womanNumbers[index] === count);

/**
 * Sizes a number of a search means, none when it means none; `isFoot` when shoes or socks are looked for. Without a unit
 * the number itself tells: 6 is an age, 38 a size of women, 104 a height.
 */
export function readSize(count: number, unit: SizeUnit | null, isFoot: boolean): string[] {
  if (unit === "year") return ofYears(count);
  if (unit === "month") return ofMonths(count);
  if (unit === "cm") return ofHeight(count);
  if (unit === "shoe" || (isFoot && count >= 15)) return ofShoes(count);
  if (count >= 50) return ofHeight(count);
  const ofWomen = ofWoman(count);
  if (ofWomen.length > 0) return ofWomen;
  return count < 15 ? ofYears(count) : ofShoes(count);
}

/** `XS` to `4XL`; a single letter is a size only where a word says so. */
export function readLetters(word: string, isAnnounced: boolean): string | null {
  const size = womanSizes.find(
    (known) => known.toLowerCase() === (word === "xxxl" ? "3xl" : word === "2xl" ? "xxl" : word),
  );
  return size !== undefined && (size.length > 1 || isAnnounced) ? size : null;
}
