import { expect, it } from "vitest";
import type { Family } from "#contract/catalog.ts";
import { mixFamilies } from "./mix-families.ts";

const pieces = (family: Family, count: number, worth: number) =>
  Array.from({ length: count }, (_, place) => ({ piece: { family, place }, worth }));
const ofFamily = (list: readonly { piece: { family: Family } }[], family: Family) =>
  list.filter(({ piece }) => piece.family === family).length;

it("does not begin a list with a dozen coats where something else is nearly as good", () => {
  const mixed = mixFamilies([...pieces("OUTERWEAR", 12, 3), ...pieces("TOPS", 12, 1.5), ...pieces("BOTTOMS", 12, 1.5)]);
  const first = mixed.slice(0, 12);
  expect(mixed[0]?.piece.family).toBe("OUTERWEAR");
  expect(ofFamily(first, "OUTERWEAR")).toBeLessThanOrEqual(6);
  expect(Math.min(ofFamily(first, "TOPS"), ofFamily(first, "BOTTOMS"))).toBeGreaterThanOrEqual(2);
});

it("keeps every piece once and the order within a family", () => {
  const all = [...pieces("TOPS", 9, 2), ...pieces("SHOES", 4, 1)];
  const mixed = mixFamilies(all);
  expect(mixed).toHaveLength(all.length);
  expect(mixed.filter(({ piece }) => piece.family === "TOPS").map(({ piece }) => piece.place)).toEqual([
    ...Array(9).keys(),
  ]);
});
