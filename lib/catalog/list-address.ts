import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { toListParams, type ListQuery } from "./list-query.ts";

/** Name of the list of the whole catalogue, where other lists have their collection. */
export const allProductsSlug = "all-products";
export const birthGiftSlug = "birth-gift";

/** Lists with a page of their own beside those of the collections. */
const isOwnPage = (slug: string): slug is typeof allProductsSlug | typeof birthGiftSlug =>
  slug === allProductsSlug || slug === birthGiftSlug;

/** Address of a list; without a query the first page of the plain one. */
export function listHref(locale: Locale, slug: string, query?: ListQuery): string {
  const params = query && toListParams(query);
  return isOwnPage(slug)
    ? href(locale, `shop-${slug}`, null, params)
    : href(locale, "shop-collection", { collection: slug }, params);
}

/**
 * Start of the ids of a list's page. The browser keeps pages the visitor left in the document, hidden: were their ids
 * the same, a label, a popover or a form would find the wrong one.
 */
export const listIdPrefix = (slug: string, query: ListQuery): string =>
  `${slug}${href("fr", "index", null, toListParams(query)).replace(/[^a-z0-9]+/gi, "-")}`;

/** Route of a list for `pageMetadata`. */
export const listRoute = (slug: string) =>
  isOwnPage(slug)
    ? ({ routeName: `shop-${slug}` } as const)
    : ({ routeName: "shop-collection", params: { collection: slug } } as const);

/** Marks of a list and of the products in it: the women's theme belongs to every page whose path says "woman". */
export const listMarks = (slug: string) => pageMarks({ name: "shop-collection", path: slug });
