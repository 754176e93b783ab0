import { families, genders } from "#contract/catalog.ts";
import { seasons } from "#contract/garment-details.ts";
import {
  colorGroupNames,
  listFilters,
  priceRanges,
  type FacetChoice,
  type ListFacets,
  type ListFilterName,
} from "#contract/list-filters.ts";
import { colorGroups } from "#contract/color-groups.ts";
import { facetCode } from "./facet-codes.ts";
import type { ListFilterQuery } from "./listing.ts";

export interface CountedFacets {
  isBounded: boolean;
  /** Products by facet code. */
  counts: ReadonlyMap<string, number>;
  /** What patterns and fabrics are called. */
  names: ReadonlyMap<string, string>;
}

type BrandNames = ReadonlyMap<string, { slug: string; name: string }>;
/** A choice and the codes it stands for. */
interface Choice {
  value: string;
  name: string | null;
  codes: readonly string[];
}

/** Values of a filter the counted codes hold, in the order of their counts. */
function valuesFound({ counts }: CountedFacets, filter: ListFilterName): string[] {
  const begin = facetCode(filter, "");
  return [...counts]
    .filter(([code]) => code.startsWith(begin))
    .toSorted(([codeA, countA], [codeB, countB]) => countB - countA || codeA.localeCompare(codeB))
    .map(([code]) => code.slice(begin.length));
}

/** What can be chosen of a filter, whether or not anything has it. */
function choicesOf(filter: ListFilterName, counted: CountedFacets, brands: BrandNames): Choice[] {
  const plain = (value: string): Choice => ({ value, name: null, codes: [facetCode(filter, value)] });
  switch (filter) {
    case "gender":
      /* What is for everybody is in a girls' list too. */
      return genders.map((value) => ({
        ...plain(value),
        codes: [...new Set([value, ...(value === "WOMAN" ? [] : ["MIXED"])])].map((code) => facetCode("gender", code)),
      }));
    case "family":
      return families.map(plain);
    case "season":
      return seasons.map(plain);
    case "color":
      return colorGroupNames.map((value) => ({
        ...plain(value),
        codes: colorGroups[value].map((color) => facetCode("color", color)),
      }));
    case "price":
      return priceRanges.map(plain);
    case "brand":
      return [...brands]
        .map(([code, { slug, name }]) => ({ value: slug, name, codes: [code] }))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    case "pattern":
    case "fabric":
      return valuesFound(counted, filter).map((value) => ({
        ...plain(value),
        name: counted.names.get(facetCode(filter, value)) ?? value,
      }));
    case "size":
      return valuesFound(counted, filter).map(plain);
    case "offers":
      return [plain("1")];
    default:
      return filter satisfies never;
  }
}

const chosenValues = (query: ListFilterQuery, filter: ListFilterName): readonly string[] =>
  filter === "offers" ? (query.offers ? ["1"] : []) : (query[filter] ?? []);

/**
 * Choices of each filter that lead somewhere, with how many products they show. What was chosen stays, so that it can be
 * taken away, also where nothing is left of it. Beyond what is looked at nothing is said of how many there are.
 */
export function toFacets(counted: CountedFacets, brands: BrandNames, query: ListFilterQuery): ListFacets {
  const { counts, names, isBounded } = counted;
  const toChoices = (filter: ListFilterName): FacetChoice[] => {
    const chosen = chosenValues(query, filter);
    const choices = choicesOf(filter, counted, brands).map(({ value, name, codes }) => ({
      value,
      name,
      count: codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0),
    }));
    const gone = chosen.filter((value) => !choices.some((choice) => choice.value === value));
    return [
      ...choices.filter(({ value, count }) => count > 0 || chosen.includes(value)),
      ...gone.map((value) => ({ value, name: names.get(facetCode(filter, value)) ?? null, count: 0 })),
    ].map((choice) => (isBounded ? { ...choice, count: null } : choice));
  };
  return Object.fromEntries(listFilters.map((filter) => [filter, toChoices(filter)])) as ListFacets;
}
