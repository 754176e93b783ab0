import "server-only";
import { suggestionCategories, type SuggestionCategory } from "#contract/suggestions.ts";
import { parsePage } from "#lib/orders/server.ts";

/** What a list of pieces for one person is narrowed to, as its address says it. */
export interface ShelfQuery {
  page: number;
  category: SuggestionCategory | null;
  size: string | null;
  text: string;
}

export type SearchParams = Record<string, string | string[] | undefined>;

export const categories = Object.keys(suggestionCategories) as SuggestionCategory[];

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";

/** Reads an address; what it cannot mean is left out. `sizes` are those of the person. */
export function parseShelfQuery(params: SearchParams, sizes: readonly string[]): ShelfQuery {
  const [category, size] = [first(params["category"]), first(params["size"])];
  return {
    page: parsePage(params["page"]),
    category: categories.find((known) => known === category) ?? null,
    size: sizes.includes(size) ? size : null,
    text: first(params["q"]).trim().slice(0, 40),
  };
}

/** The query of an address; the first page goes without a number. */
export const shelfSearch = ({ page, category, size, text }: ShelfQuery): Record<string, string> => ({
  ...(category ? { category } : {}),
  ...(size ? { size } : {}),
  ...(text ? { q: text } : {}),
  ...(page > 1 ? { page: String(page) } : {}),
});

/** The first page of a list that is narrowed to nothing. */
export const plainShelf: ShelfQuery = { page: 1, category: null, size: null, text: "" };

export const isPlainShelf = (query: ShelfQuery): boolean => Object.keys(shelfSearch(query)).length === 0;
