import type { ListFilterName } from "#contract/list-filters.ts";

/**
 * The letter of each filter. Those of one letter stand in `products.facets` (`product_facets` of the database writes them);
 * a counted list adds those of the others.
 */
const filterLetters = {
  color: "c",
  pattern: "p",
  fabric: "f",
  brand: "b",
  season: "s",
  offers: "o",
  gender: "g",
  family: "k",
  size: "z",
  price: "e",
} as const satisfies Record<ListFilterName, string>;

/** Filters whose codes are kept with the product. */
export type CodedFilter = "color" | "pattern" | "fabric" | "brand" | "season" | "offers";

export const facetCode = (filter: ListFilterName, value: string | number): string =>
  `${filterLetters[filter]}:${value}`;
