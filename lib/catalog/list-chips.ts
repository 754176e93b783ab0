import type { Understanding } from "#contract/search.ts";
import { activeFilters, withoutChoice, type ListFilter, type ListQuery } from "./list-query.ts";

/** What a visitor can take away from a list: a choice of its filters, or a part of the search. */
export interface ListChip {
  key: string;
  filter: ListFilter;
  value: string;
  /** The list without it. */
  without: ListQuery;
}

/**
 * The chips of a list in order: each part of the search by what it was taken for, then each choice. A search nothing was
 * understood of is one chip. What had to be left out is none: the list does not have it.
 */
export function chipsOf(query: ListQuery, understanding: Understanding | null | undefined): ListChip[] {
  const parts = (understanding?.parts ?? []).filter((part) => part.kind !== "help" && !part.is_left_out);
  const choices = activeFilters(query)
    .filter(({ filter }) => filter !== "name" || parts.length === 0)
    .map(({ filter, value }) => ({
      key: `${filter}-${value}`,
      filter,
      value,
      without: withoutChoice(query, filter, value),
    }));
  const words = parts.map((part) => ({
    key: `${part.kind}-${part.name}`,
    filter: part.kind === "size" ? ("size" as const) : ("name" as const),
    value: part.name,
    without: { ...query, name: part.rest, page: 1 },
  }));
  return [...words, ...choices];
}
