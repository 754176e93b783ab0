import type { Audience, Silhouette } from "./content/vocabulary/garment.ts";
import { silhouetteFacts } from "./content/vocabulary/silhouettes.ts";
import { at } from "./random.ts";

const run = (sizes: string): string[] => sizes.split(", ");
const months = (...counts: number[]) => counts.map((count) => `${count} mois`);
const years = (...counts: number[]) => counts.map((count) => `${count} ans`);

const clothes: Record<Audience, readonly string[][]> = {
  BABY: [
    months(3, 6, 9, 12, 18),
    months(1, 3, 6, 9, 12, 18),
    [...months(3, 6, 9, 12, 18), ...years(2)],
    [...months(6, 9, 12, 18), ...years(2, 3)],
  ],
  KID: [
    years(2, 3, 4, 5, 6, 8),
    years(2, 3, 4, 5, 6, 8, 10),
    years(3, 4, 5, 6, 8, 10),
    years(4, 5, 6, 8, 10, 12),
    years(4, 5, 6, 8, 10, 12, 14),
    years(2, 3, 4, 5, 6, 8, 10, 12, 14),
    years(6, 8, 10, 12, 14),
  ],
  WOMAN: [
    run("XS, S, M, L, XL"),
    run("XS, S, M, L, XL, XXL"),
    run("XS, S, M, L, XL, XXL, 3XL"),
    run("XS, S, M, L, XL, XXL, 3XL, 4XL"),
    run("S, M, L, XL, XXL, 3XL, 4XL"),
  ],
};
/** No baby has shoes of its own: the smallest of the children's begin where feet do, and no size up to the largest is left out. */
const shoes: Record<Exclude<Audience, "BABY">, readonly string[][]> = {
  KID: [
    run("15, 16, 17, 18, 19, 20, 21, 22, 23"),
    run("22, 23, 24, 25, 26, 27, 28, 29, 30"),
    run("26, 27, 28, 29, 30, 31, 32, 33"),
    run("30, 31, 32, 33, 34, 35, 36, 37, 38"),
  ],
  WOMAN: [run("36, 37, 38, 39, 40, 41"), run("35, 36, 37, 38, 39, 40, 41, 42")],
};
const socks: Record<Audience, string[]> = {
  BABY: run("15-16, 17-18, 19-20, 21-22"),
  KID: run("23-26, 27-30, 31-34, 35-38"),
  WOMAN: run("35-38, 39-42"),
};
const headwear: Partial<Record<Audience, string[]>> = {
  BABY: [...months(3, 6, 12), ...years(2)],
  KID: years(2, 4, 6, 8),
};
const oneSize = ["TU"];

/** Sizes a piece comes in, in display order; accessories have fewer than five or one size only. */
export function sizesFor(silhouette: Silhouette, audience: Audience, position: number): readonly string[] {
  const { sizing } = silhouetteFacts[silhouette];
  if (silhouette === "socks") return socks[audience];
  if (sizing === "shoes") return at(shoes[audience === "WOMAN" ? "WOMAN" : "KID"], position);
  if (sizing === "one-size")
    return ((silhouette === "beanie" || silhouette === "hat") && headwear[audience]) || oneSize;
  return at(clothes[audience], position);
}
