import type { Family, Gender, ProductsPage, Sort } from "#contract/catalog.ts";
import type { Season } from "#contract/garment-details.ts";
import { colorGroups, type ColorGroup } from "#contract/color-groups.ts";
import { facetCode, type CodedFilter } from "./facet-codes.ts";

/** What a list is narrowed by, as the contract's query says it. */
export interface ListFilterQuery {
  gender?: Gender[] | undefined;
  size?: string[] | undefined;
  family?: Family[] | undefined;
  color?: ColorGroup[] | undefined;
  price?: string[] | undefined;
  offers?: boolean | undefined;
  brand?: string[] | undefined;
  season?: Season[] | undefined;
  pattern?: string[] | undefined;
  fabric?: string[] | undefined;
}

export interface ListQuery extends ListFilterQuery {
  page: number;
  page_size: number;
  sort: Sort;
  with_facets?: boolean | undefined;
}

/** Matches of a list and of a text are counted up to here: the cost of a page does not grow with the catalogue. */
export const matchBounds = { list: 1000, text: 250 };

/** Chosen genders that name neither mixed nor women's pieces take the mixed ones with them. */
export const withMixed = (genders: readonly Gender[]): Gender[] =>
  genders.length === 0 || genders.includes("MIXED") || genders.includes("WOMAN") ? [...genders] : [...genders, "MIXED"];

export interface ListFilter {
  genders: Gender[];
  families: Family[];
  /** In stock in one of these sizes at least. */
  sizes: string[];
  /** In one of these ranges. */
  prices: PriceRange[];
  /** Codes of `products.facets`: one of each filter's. */
  codes: Partial<Record<Exclude<CodedFilter, "brand">, string[]>>;
  /** Slugs. */
  brands: string[];
}

/** From `minCents` up to, but without, `endCents`; null: open. */
export interface PriceRange {
  minCents: number;
  endCents: number | null;
}

export function parsePriceRange(range: string): PriceRange {
  const [min = "", end = ""] = range.split("-");
  return { minCents: Number(min) * 100, endCents: end === "" ? null : Number(end) * 100 };
}

export const noFilter: ListFilter = { genders: [], families: [], sizes: [], prices: [], codes: {}, brands: [] };

function codesOf({ color, pattern, fabric, season, offers }: ListFilterQuery): ListFilter["codes"] {
  const chosen = {
    color: color?.flatMap((group): readonly string[] => colorGroups[group]),
    pattern,
    fabric,
    season,
    offers: offers ? ["1"] : undefined,
  };
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([filter, values]) =>
      values && values.length > 0 ? [[filter, values.map((value) => facetCode(filter as CodedFilter, value))]] : [],
    ),
  );
}

export const toFilter = (query: ListFilterQuery): ListFilter => ({
  genders: withMixed(query.gender ?? []),
  families: query.family ?? [],
  sizes: query.size ?? [],
  prices: (query.price ?? []).map(parsePriceRange),
  codes: codesOf(query),
  brands: query.brand ?? [],
});

export const isFiltered = ({ genders, families, sizes, prices, codes, brands }: ListFilter): boolean =>
  [genders, families, sizes, prices, brands, ...Object.values(codes)].some(({ length }) => length > 0);

export type PageFacts = Omit<ProductsPage, "products"> & { ids: number[] };

/** How many matches a page of a list needs. Beyond what is counted pages still answer: the sitemap names every product. */
export const reachOf = ({ page, page_size }: Pick<ListQuery, "page" | "page_size">): number =>
  Math.max(matchBounds.list, page * page_size) + 1;

/** Cuts one page out of the matches in order, of which `found` holds at least as many as are counted and one more. */
export function cutPage(
  found: readonly number[],
  { page, page_size }: ListQuery,
  filter_type: ProductsPage["filter_type"],
): PageFacts {
  const bound = matchBounds[filter_type === "search" ? "text" : "list"];
  const total = Math.min(found.length, bound);
  return {
    page,
    page_size,
    total,
    filter_type,
    pages: Math.ceil(total / page_size),
    is_total_bounded: found.length > bound,
    ids: found.slice((page - 1) * page_size, page * page_size),
  };
}
