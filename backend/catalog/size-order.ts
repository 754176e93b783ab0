import { sizeAge } from "#contract/size-age.ts";

const letterSizes = ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "S/M", "M/L", "L/XL"];

/** Ages in years sort after every age in months. */
const yearOffset = 100;

/** One size, women's sizes, months, years, shoe sizes and their ranges, then whatever is unknown. */
function sortKey(size: string): readonly [group: number, position: number] {
  const age = sizeAge(size);
  if (age) return [2, age.count + (age.unit === "month" ? 0 : yearOffset)];
  if (size === "TU" || size === "One size") return [0, 0];
  const letters = letterSizes.indexOf(size);
  if (letters >= 0) return [1, letters];
  const number = /^(\d+(?:\.5)?)(?:-\d+)?$/.exec(size);
  return number ? [3, Number(number[1])] : [4, 0];
}

export function compareSizes(a: string, b: string): number {
  const [groupA, positionA] = sortKey(a);
  const [groupB, positionB] = sortKey(b);
  return groupA - groupB || positionA - positionB || (a < b ? -1 : a > b ? 1 : 0);
}
