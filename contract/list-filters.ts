import { z } from "zod";
import { seasonSchema } from "./garment-details.ts";
import { slugPattern, maxSlugLength } from "./slug.ts";
import { colorGroups, type ColorGroup } from "./color-groups.ts";

/** Groups of colours a list is narrowed by; a product's own colour has a finer name. */
export const colorGroupNames = Object.keys(colorGroups) as ColorGroup[];
const colorGroupSchema = z.enum(colorGroupNames);

/** Whole euros: from the first, up to but without the second; open at the end without one. `20-30`, `100-`. */
export const priceRangeSchema = z.string().regex(/^\d{1,5}-(\d{1,5})?$/);
/** Ranges a list is narrowed by. */
export const priceRanges = ["0-15", "15-25", "25-40", "40-60", "60-100", "100-"] as const;

/** What the catalogue calls a pattern or a fabric, for example `boiled-wool`. */
const traitCodeSchema = z.string().regex(slugPattern).max(maxSlugLength);

/** What a list can be narrowed by, in the order filters are offered. */
export const listFilters = [
  "gender",
  "size",
  "family",
  "color",
  "price",
  "offers",
  "brand",
  "season",
  "pattern",
  "fabric",
] as const;
export type ListFilterName = (typeof listFilters)[number];

const facetChoiceSchema = z.object({
  /** As the query says it. */
  value: z.string(),
  /** What it is called, where only the catalogue knows: brands, patterns and fabrics. */
  name: z.string().nullable(),
  /** Products a list shows with this choice and those of the other filters; null when there were too many to count. */
  count: z.int().nullable(),
});
export type FacetChoice = z.infer<typeof facetChoiceSchema>;

/** Choices of each filter that lead somewhere, and those that were made. */
export const listFacetsSchema = z.object(
  Object.fromEntries(listFilters.map((name) => [name, z.array(facetChoiceSchema)])) as Record<
    ListFilterName,
    z.ZodArray<typeof facetChoiceSchema>
  >,
);
export type ListFacets = z.infer<typeof listFacetsSchema>;

/** A list in a query: repeated as a comma-separated value, for example `gender=GIRL,MIXED`. */
export const listOf = <T extends string>(item: z.ZodType<T, string>) =>
  z
    .string()
    .max(400)
    .transform((value) => [...new Set(value.split(",").filter(Boolean))])
    .pipe(z.array(item).max(40))
    .optional();

/** Filters beside those of whom, what and which size. */
export const moreFiltersQuery = {
  color: listOf(colorGroupSchema),
  price: listOf(priceRangeSchema),
  /** Reduced pieces only. */
  offers: z.stringbool().optional(),
  brand: listOf(z.string().regex(slugPattern).max(maxSlugLength)),
  season: listOf(seasonSchema),
  pattern: listOf(traitCodeSchema),
  fabric: listOf(traitCodeSchema),
  /** Asks for the choices of the filters with how many products each has. */
  with_facets: z.stringbool().optional(),
};
