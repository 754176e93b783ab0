import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import type { ParamNames } from "./route.ts";
import { routes, type PageName } from "./routes.ts";

type Params<Name extends PageName> = ParamNames<(typeof routes)[Name]["path"]>;
type Query = Record<string, string | number | readonly string[] | undefined>;

/** Arguments of `href`: parameters are asked for only where the pattern has some. */
export type HrefArguments<Name extends PageName> = [Params<Name>] extends [never]
  ? [params?: Record<string, never> | null, query?: Query]
  : [params: Record<Params<Name>, string | number>, query?: Query];

/** Puts the language in front of a path; the default language has no prefix. */
export const localizePath = (locale: Locale, path: string): string =>
  locale === defaultLocale ? path : `/${locale}${path === "/" ? "" : path}`;

/** Takes the language off a path: `/de/shop` is German and `/shop`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first] = pathname.split("/");
  const locale = locales.find((candidate) => candidate !== defaultLocale && candidate === first);
  if (locale === undefined) return { locale: defaultLocale, path: pathname };
  return { locale, path: pathname.slice(locale.length + 1) || "/" };
}

/** Address of a page in a language. Lists in the query become one comma-separated value, empty values vanish. */
export function href<Name extends PageName>(
  locale: Locale,
  name: Name,
  ...[params, query]: HrefArguments<Name>
): string {
  const values: Record<string, string | number> = params ?? {};
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ""));
  return localizePath(locale, path) + toSearch(query ?? {});
}

function toSearch(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : String(value ?? "");
    if (text !== "") search.set(key, text);
  }
  const text = search.toString();
  return text && `?${text}`;
}
