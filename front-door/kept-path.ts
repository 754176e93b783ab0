import { splitLocale } from "#lib/routing/href.ts";
import { isPageNumber, listQueryNames } from "#lib/routing/rewrites.ts";

const listPath = /^\/shop\/([^/]+)$/;

/**
 * What Next keeps the page at an address by: its path with its language, as the rewrites make it of the query. Of a list that is
 * asked for in another way (`isForOneVisit`) it says the list.
 */
export function keptPath(target: string): string {
  const [pathname = "", search = ""] = target.split("?", 2);
  const { locale, path } = splitLocale(pathname);
  const own = path === "/" ? "" : path;
  if (search === "") return `/${locale}${own}`;
  const query = new URLSearchParams(search);
  const collection = listPath.exec(path)?.[1];
  const page = query.get("page");
  const isFurther =
    page !== null && isPageNumber(page) && listQueryNames.every((name) => name === "page" || !query.has(name));
  if (collection !== undefined && isFurther) return `/${locale}/filtered/${collection}/${page}`;
  if (path === "/giftcard" && query.get("for") === "woman") return `/${locale}/giftcard/woman`;
  return `/${locale}${own}`;
}
