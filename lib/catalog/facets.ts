import { families, genders, type Collection } from "#contract/catalog.ts";
import { listFilters, type FacetChoice, type ListFacets, type ListFilterName } from "#contract/list-filters.ts";
import { parseSize, compareSizes } from "./size.ts";

const wearers = ["babies", "children", "women"] as const;
/** Whom a size of clothes is for: counted in months, in years, or by letters. */
type Wearer = (typeof wearers)[number];

/** Choices in a form, in the order they are shown. */
export interface FilterGroup {
  /** `shoes`: sizes that count the foot. `babies`, `children` and `women`: sizes of a list that has more than one of these. */
  key: Exclude<ListFilterName, "offers"> | "shoes" | Wearer;
  choices: readonly (FacetChoice & { filter: ListFilterName })[];
}

const uncounted = (values: readonly string[]): FacetChoice[] =>
  values.map((value) => ({ value, name: null, count: null }));

/** What is known of the choices without counting: what collections say of their products. */
export const facetsOf = (collections: readonly Pick<Collection, "genders" | "sizes" | "families">[]): ListFacets => ({
  ...(Object.fromEntries(listFilters.map((filter) => [filter, []])) as unknown as ListFacets),
  gender: uncounted(genders.filter((gender) => collections.some((collection) => collection.genders.includes(gender)))),
  size: uncounted([...new Set(collections.flatMap(({ sizes }) => sizes))]),
  family: uncounted(
    families.filter((family) => collections.some((collection) => collection.families.includes(family))),
  ),
});

const isShoeSize = (size: string): boolean => parseSize(size).kind === "number";

/** Null for one size that fits all. */
function wearerOf(size: string): Wearer | null {
  const parsed = parseSize(size);
  if (parsed.kind === "age") return parsed.unit === "month" ? "babies" : "children";
  return parsed.kind === "letters" ? "women" : null;
}

/** Sizes of clothes by who wears them; what fits all stands with the last. */
function clothesGroups(sizes: FilterGroup["choices"]): FilterGroup[] {
  const present = wearers.filter((wearer) => sizes.some(({ value }) => wearerOf(value) === wearer));
  const last = present.at(-1);
  if (present.length < 2) return [{ key: "size", choices: sizes }];
  return present.map((key) => ({ key, choices: sizes.filter(({ value }) => (wearerOf(value) ?? last) === key) }));
}

/** Groups of choices. A filter with a single choice narrows nothing and is left out, unless it was made. */
export function filterGroups(facets: ListFacets, chosen: Record<ListFilterName, readonly string[]>): FilterGroup[] {
  const choicesOf = (filter: ListFilterName): FilterGroup["choices"] => {
    const all = facets[filter];
    const isUseful = filter === "offers" || all.length > 1 || chosen[filter].length > 0;
    return isUseful ? all.map((choice) => ({ ...choice, filter })) : [];
  };
  const sizes = choicesOf("size").toSorted((a, b) => compareSizes(a.value, b.value));
  const groups: FilterGroup[] = [
    { key: "gender", choices: choicesOf("gender") },
    ...clothesGroups(sizes.filter(({ value }) => !isShoeSize(value))),
    { key: "shoes", choices: sizes.filter(({ value }) => isShoeSize(value)) },
    { key: "family", choices: choicesOf("family") },
    { key: "color", choices: choicesOf("color") },
    { key: "price", choices: [...choicesOf("price"), ...choicesOf("offers")] },
    ...(["season", "pattern", "fabric", "brand"] as const).map((key) => ({ key, choices: choicesOf(key) })),
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
