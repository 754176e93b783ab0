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
}

export const toFilter = ({ gender = [], family = [], size = [] }: ListQuery): ListFilter => ({
  genders: withMixed(gender),
  families: family,
  sizes: size,
});

export const isFiltered = ({ genders, families, sizes }: ListFilter): boolean =>
  genders.length + families.length + sizes.length > 0;

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
