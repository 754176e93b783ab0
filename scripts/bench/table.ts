/** One measured figure of the shop, of the floor in the same run, and the goal. */
export interface Row {
  what: string;
  unit: string;
  shop: number | null;
  floor: number | null;
  /** Shop divided by floor; null without a floor. */
  ratio: number | null;
  goal: string;
  /** Null when there is no goal or nothing was measured. */
  isMet: boolean | null;
}

interface Goal {
  atMost?: number;
  atLeast?: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Puts a figure beside the floor's and says whether it reaches the goal. */
export function judge(
  what: string,
  unit: string,
  shop: number | null,
  floor: number | null,
  { atMost, atLeast }: Goal,
): Row {
  const ratio = shop !== null && floor !== null && floor !== 0 ? round(shop / floor) : null;
  if (atMost !== undefined)
    return { what, unit, shop, floor, ratio, goal: `≤ ${round(atMost)}`, isMet: shop === null ? null : shop <= atMost };
  if (atLeast !== undefined)
    return {
      what,
      unit,
      shop,
      floor,
      ratio,
      goal: `≥ ${round(atLeast)}`,
      isMet: shop === null ? null : shop >= atLeast,
    };
  return { what, unit, shop, floor, ratio, goal: "", isMet: null };
}

const mark = (isMet: boolean | null): string => (isMet === null ? "" : isMet ? "yes" : "NO");

/** Prints the rows as a Markdown table. */
export function printTable(rows: readonly Row[]): void {
  console.log("\n| what | shop | floor | ratio | goal | met |\n| --- | --- | --- | --- | --- | --- |");
  for (const { what, unit, shop, floor, ratio, goal, isMet } of rows) {
    const figure = (value: number | null) => (value === null ? "" : `${value}${unit && ` ${unit}`}`);
    console.log(`| ${what} | ${figure(shop)} | ${figure(floor)} | ${ratio ?? ""} | ${goal} | ${mark(isMet)} |`);
  }
}
