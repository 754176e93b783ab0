import { families, genders, sorts, type Family, type Gender, type Sort } from "#contract/catalog.ts";
import { seasons, type Season } from "#contract/garment-details.ts";
import { colorGroupNames, listFilters, priceRangeSchema, type ListFilterName } from "#contract/list-filters.ts";
import type { ColorGroup } from "#contract/color-groups.ts";
import { isSlug } from "#contract/slug.ts";
import { compareSizes } from "./size.ts";

/** What a list page shows, as its address says it. */
export interface ListQuery {
  name: string;
  gender: Gender[];
  size: string[];
  family: Family[];
  color: ColorGroup[];
  /** As the contract writes them: `15-25`. */
  price: string[];
  /** `1` for reduced pieces only: a filter of a single choice. */
  offers: "1"[];
  brand: string[];
  season: Season[];
  pattern: string[];
  fabric: string[];
  sort: Sort;
  page: number;
}

export type ListFilter = "name" | ListFilterName;
type SearchParams = Record<string, string | string[] | undefined>;

export const productsPerPage = 40;
const maxChoices = 40;
const maxNameLength = 120;

export const emptyListQuery: ListQuery = {
  name: "",
  gender: [],
  size: [],
  family: [],
  color: [],
  price: [],
  offers: [],
  brand: [],
  season: [],
  pattern: [],
  fabric: [],
  sort: "relevance",
  page: 1,
};

/** Whom the kids' world is for. */
export const kidGenders: Gender[] = ["GIRL", "BOY", "MIXED"];

/** A form repeats a name, a link separates by commas: both mean the same list. */
const choices = (value: string | string[] | undefined): string[] =>
  [
    ...new Set(
      [value ?? []]
        .flat()
        .flatMap((part) => part.split(","))
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ].slice(0, maxChoices);

const known = <T extends string>(all: readonly T[], value: string | string[] | undefined): T[] => {
  const wanted = choices(value);
  return all.filter((item) => wanted.includes(item));
};

const slugs = (value: string | string[] | undefined): string[] => choices(value).filter(isSlug).toSorted();

const first = (value: string | string[] | undefined): string => [value ?? ""].flat()[0] ?? "";

/**
 * Reads a list from the query of its address. Filters and sorts nobody knows are ignored; a page that cannot exist is
 * null, because an address that names it is wrong as a whole.
 */
export function parseListQuery(params: SearchParams): ListQuery | null {
  const pageText = first(params.page) || "1";
  const page = /^[1-9]\d{0,3}$/.test(pageText) ? Number(pageText) : null;
  if (page === null) return null;
  return {
    name: first(params.name).trim().slice(0, maxNameLength),
    gender: known(genders, params.gender),
    size: choices(params.size)
      .filter((size) => size.length <= 12)
      .toSorted(compareSizes),
    family: known(families, params.family),
    color: known(colorGroupNames, params.color),
    price: choices(params.price)
      .filter((range) => priceRangeSchema.safeParse(range).success)
      .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    offers: known(["1"] as const, params.offers),
    brand: slugs(params.brand),
    season: known(seasons, params.season),
    pattern: slugs(params.pattern),
    fabric: slugs(params.fabric),
    sort: sorts.find((sort) => sort === first(params.sort)) ?? "relevance",
    page,
  };
}

/** The choices of each filter, in the order an address names them. */
export const filtersOf = (query: ListQuery): Record<ListFilterName, readonly string[]> => ({
  gender: query.gender,
  size: query.size,
  family: query.family,
  color: query.color,
  price: query.price,
  offers: query.offers,
  brand: query.brand,
  season: query.season,
  pattern: query.pattern,
  fabric: query.fabric,
});

/** What the API is asked for one page of a collection; `slug` null means the whole catalogue, the only list that is searched by name. */
export function apiQueryOf(slug: string | null, query: ListQuery, pageSize = productsPerPage) {
  const filters = Object.entries({ ...filtersOf(query), gender: withMixed(query.gender) });
  return {
    ...Object.fromEntries(filters.flatMap(([name, chosen]) => (chosen.length > 0 ? [[name, chosen.join(",")]] : []))),
    ...(slug === null && query.name ? { name: query.name } : {}),
    page: String(query.page),
    page_size: String(pageSize),
    sort: query.sort,
  };
}

/** The query that names a list, without what goes without saying; the order of names is always the same. */
export const toListParams = (query: ListQuery) => ({
  name: query.name,
  ...filtersOf(query),
  sort: query.sort === "relevance" ? undefined : query.sort,
  page: query.page === 1 ? undefined : query.page,
});

/** The same list without one choice of a filter, from its first page. */
export function withoutChoice(query: ListQuery, filter: ListFilter, value: string): ListQuery {
  if (filter === "name") return { ...query, name: "", page: 1 };
  return { ...query, [filter]: query[filter].filter((choice: string) => choice !== value), page: 1 };
}

export const withPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page });

/** Choices a visitor made that hide products; the sort and the page do not count. */
export const activeFilters = (query: ListQuery): { filter: ListFilter; value: string }[] => [
  ...(query.name ? [{ filter: "name" as const, value: query.name }] : []),
  ...listFilters.flatMap((filter) => query[filter].map((value) => ({ filter, value }))),
];

export const isPlainList = (query: ListQuery): boolean =>
  activeFilters(query).length === 0 && query.sort === "relevance";

/** Clothes for everyone belong to a girl's and a boy's list; women's choices stay as they are. */
export const withMixed = (chosen: readonly Gender[]): Gender[] =>
  chosen.length === 0 || chosen.includes("MIXED") || chosen.includes("WOMAN") ? [...chosen] : [...chosen, "MIXED"];
