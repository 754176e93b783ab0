import { families, genders, type Collection, type Family, type Gender } from "#contract/catalog.ts";
import { compareSizes } from "./size.ts";

/** What a list can be narrowed by. A facet with a single choice narrows nothing and is left out. */
export interface Facets {
  genders: readonly Gender[];
  sizes: readonly string[];
  families: readonly Family[];
}

const unlessSingle = <T>(choices: readonly T[]): readonly T[] => (choices.length > 1 ? choices : []);

export const facetsOf = (collections: readonly Pick<Collection, "genders" | "sizes" | "families">[]): Facets => ({
  genders: unlessSingle(
    genders.filter((gender) => collections.some((collection) => collection.genders.includes(gender))),
  ),
  sizes: unlessSingle([...new Set(collections.flatMap(({ sizes }) => sizes))].toSorted(compareSizes)),
  families: unlessSingle(
    families.filter((family) => collections.some((collection) => collection.families.includes(family))),
  ),
});
