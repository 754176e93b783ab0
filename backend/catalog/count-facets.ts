import { listFilters, priceRanges, type ListFilterName } from "#contract/list-filters.ts";
import { facetCode } from "./facet-codes.ts";
import type { FacetRow } from "./facet-store.ts";
import { parsePriceRange, type ListFilter, type PriceRange } from "./listing.ts";

const standardRanges = priceRanges.map(parsePriceRange);
const isIn = (cents: number, { minCents, endCents }: PriceRange): boolean =>
  cents >= minCents && (endCents === null || cents < endCents);

/** Codes of which a product needs one, by filter; prices are compared. */
function wantedCodes(filter: ListFilter, brandCodes: readonly string[]): [ListFilterName, ReadonlySet<string>][] {
  const wanted: Partial<Record<ListFilterName, readonly string[]>> = {
    ...filter.codes,
    gender: filter.genders.map((value) => facetCode("gender", value)),
    family: filter.families.map((value) => facetCode("family", value)),
    size: filter.sizes.map((value) => facetCode("size", value)),
    ...(filter.brands.length > 0 ? { brand: brandCodes.length > 0 ? brandCodes : ["none"] } : {}),
  };
  return listFilters.flatMap((name) => {
    const codes = wanted[name];
    return codes && codes.length > 0 ? [[name, new Set(codes)]] : [];
  });
}

/**
 * Products by code, each counted with what the other filters let through: one that fails no filter counts for all of its
 * codes, one that fails a single filter for the codes of that one, the rest for none. `brandCodes` are those of the chosen
 * brands.
 */
export function countFacets(
  rows: readonly FacetRow[],
  filter: ListFilter,
  brandCodes: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (code: string) => counts.set(code, (counts.get(code) ?? 0) + 1);
  const wanted = wantedCodes(filter, brandCodes);
  for (const { priceCents, codes } of rows) {
    const failed: ListFilterName[] = wanted
      .filter(([, set]) => !codes.some((code) => set.has(code)))
      .map(([name]) => name);
    if (filter.prices.length > 0 && !filter.prices.some((range) => isIn(priceCents, range))) failed.push("price");
    if (failed.length > 1) continue;
    const [only] = failed;
    const begin = only && facetCode(only, "");
    for (const code of codes) if (!begin || code.startsWith(begin)) count(code);
    const place = standardRanges.findIndex((range) => isIn(priceCents, range));
    if (place !== -1 && (!only || only === "price")) count(facetCode("price", priceRanges[place] ?? ""));
  }
  return counts;
}

/** So many products are asked what a pattern or a fabric is called: one of several names it may have is told most often. */
const samplesPerCode = 5;

/** Ids of some products of each pattern and fabric. */
export function samplesOf(rows: readonly FacetRow[]): number[] {
  const seen = new Map<string, number>();
  const begins = [facetCode("pattern", ""), facetCode("fabric", "")];
  return rows.flatMap(({ id, codes }) => {
    const rare = codes.filter(
      (code) => begins.some((begin) => code.startsWith(begin)) && (seen.get(code) ?? 0) < samplesPerCode,
    );
    for (const code of rare) seen.set(code, (seen.get(code) ?? 0) + 1);
    return rare.length > 0 ? [id] : [];
  });
}

/** The name each code is given most often. */
export function commonNames(named: readonly { code: string; name: string }[]): Map<string, string> {
  const times = new Map<string, Map<string, number>>();
  for (const { code, name } of named) {
    const names = times.get(code) ?? new Map<string, number>();
    times.set(code, names.set(name, (names.get(name) ?? 0) + 1));
  }
  return new Map(
    [...times].map(([code, names]) => [code, [...names].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? code]),
  );
}
