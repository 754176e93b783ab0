import { z } from "zod";
import { partKinds } from "#contract/search.ts";

/** What search documents say of a product, each with the letter its codes begin with there. */
export const facetLetters = {
  family: "s",
  piece: "k",
  colour: "c",
  pattern: "p",
  fabric: "f",
  material: "m",
  label: "l",
  gender: "g",
  cut: "w",
  occasion: "o",
  brand: "b",
} as const;
export type Facet = keyof typeof facetLetters;

/** Filters of lists words stand for as well; their codes are kept with the product (`products.facets`). */
export const meantFilters = ["season", "offers"] as const;

const codes = z
  .array(z.string().regex(/^[\w-]+( [\w]+)?$/))
  .min(1)
  .max(40)
  .optional();

/**
 * What a word stands for: codes of one facet are alternatives, of several facets all have to hold. `collection`, `help`:
 * slugs of a collection and of a section of the frequent questions. `shelf`: slugs of collections that are suggested for it
 * while one types, whatever is found. `unit`: what the number beside it counts.
 */
export const meansSchema = z.strictObject({
  family: codes,
  piece: codes,
  colour: codes,
  pattern: codes,
  fabric: codes,
  material: codes,
  label: codes,
  gender: codes,
  cut: codes,
  occasion: codes,
  brand: codes,
  season: codes,
  offers: codes,
  collection: codes,
  shelf: codes,
  size: codes,
  help: codes,
  unit: z.array(z.enum(["year", "month", "cm", "size", "shoe"])).optional(),
});
export type Means = z.infer<typeof meansSchema>;

/** Kinds of words: those a visitor reads of, units of a size, and words that say nothing about a piece. */
export const wordKinds = [
  ...partKinds.filter((kind) => kind !== "word" && kind !== "brand"),
  "unit",
  "filler",
] as const;
export type WordKind = (typeof wordKinds)[number];
