import type { Family, Gender, ProductsPage, Sort } from "#contract/catalog.ts";

/** What a list is asked for, as the contract's query says it. */
export interface ListQuery {
  page: number;
  page_size: number;
  gender?: Gender[] | undefined;
  size?: string[] | undefined;
  family?: Family[] | undefined;
  sort: Sort;
}

/** Matches are counted up to here: the cost of a page does not grow with the catalogue. */
export const matchBound = 1000;

/** Chosen genders that name neither mixed nor women's pieces take the mixed ones with them. */
export const withMixed = (genders: readonly Gender[]): Gender[] =>
  genders.length === 0 || genders.includes("MIXED") || genders.includes("WOMAN") ? [...genders] : [...genders, "MIXED"];

export interface ListFilter {
  genders: Gender[];
  families: Family[];
  /** In stock in one of these sizes at least. */
  sizes: string[];
}

export const toFilter = ({ gender = [], family = [], size = [] }: ListQuery): ListFilter => ({
  genders: withMixed(gender),
  families: family,
  sizes: size,
});

export const isFiltered = ({ genders, families, sizes }: ListFilter): boolean =>
  genders.length + families.length + sizes.length > 0;

export type PageFacts = Omit<ProductsPage, "products"> & { ids: number[] };

/** Cuts one page out of the matches in order, of which `found` holds the first `matchBound` and one more if there is. */
export function cutPage(
  found: readonly number[],
  { page, page_size }: ListQuery,
  filter_type: ProductsPage["filter_type"],
): PageFacts {
  const total = Math.min(found.length, matchBound);
  return {
    page,
    page_size,
    total,
    filter_type,
    pages: Math.ceil(total / page_size),
    is_total_bounded: found.length > matchBound,
    ids: found.slice(0, matchBound).slice((page - 1) * page_size, page * page_size),
  };
}
