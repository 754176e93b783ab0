import "server-only";
import type { Metadata } from "next";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { languagesWith } from "#lib/guards/feature.ts";
import { href, type HrefArguments } from "#lib/routing/href.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { siteName } from "#lib/site.ts";
import { fitDescription, fitTitle } from "./head-texts.ts";
import { defaultSharePicture, sharePictureOf, type SharePicture } from "./share-picture.ts";

type RouteParams<Name extends PageName> = HrefArguments<Name>[0];

interface PageMetadataInput<Name extends PageName> {
  locale: Locale;
  routeName: Name;
  /** Parameters of the route; a function where they differ between languages, as the name in a product's address does. */
  params?: RouteParams<Name> | ((locale: Locale) => RouteParams<Name>);
  /** Part of the address that makes a page of its own, for example `{ page: 2 }`. */
  query?: Record<string, string | number>;
  /** Or titles that say ever less: the first that search engines show whole is taken. */
  title: string | readonly string[];
  description: string;
  /** Absent: that of the shop. */
  image?: SharePicture;
  /** Absent: as the route table says. */
  index?: boolean;
  /** The languages that have the page; absent: those where the feature of its route is on. */
  languages?: readonly Locale[];
  type?: "website" | "article";
}

/** What `pageMetadata` answers: `Metadata` of Next with the fields that are always there. */
export interface PageMetadata extends Metadata {
  title: { absolute: string };
  description: string;
  alternates: { canonical: string; languages?: Record<string, string> };
  robots?: { index: boolean; follow: boolean };
  openGraph: {
    type: "website" | "article";
    url: string;
    title: string;
    description: string;
    siteName: string;
    /** Language and the country it is written for: `fr_FR`. */
    locale: string;
    images: SharePicture[];
  };
}

/** An address as others must write it. */
export const absoluteUrl = (path: string): string => (URL.canParse(path) ? path : env.SITE_URL + path);

/** Absolute addresses of a page in the languages that have it, keyed by `hreflang`; `x-default` is the default language. */
export function alternateUrls(
  pathIn: (locale: Locale) => string,
  languages: readonly Locale[] = locales,
): Record<string, string> {
  const entries = languages.map((locale): [string, string] => [locale, absoluteUrl(pathIn(locale))]);
  const fallback = languages.find((locale) => locale === defaultLocale) ?? languages[0];
  return { ...Object.fromEntries(entries), ...(fallback ? { "x-default": absoluteUrl(pathIn(fallback)) } : {}) };
}

/**
 * What every page tells search engines and social networks: title, description, its one address, its addresses in the
 * other languages that have it. A page that is not for search engines names no other languages.
 */
export async function pageMetadata<Name extends PageName>(input: PageMetadataInput<Name>): Promise<PageMetadata> {
  const { locale, routeName, params, query, image, type = "website" } = input;
  const pathIn = (other: Locale): string => {
    const values = typeof params === "function" ? params(other) : params;
    return href(other, routeName, ...([values, query] as unknown as HrefArguments<Name>));
  };
  const isIndexed = input.index ?? routes[routeName].indexing !== "noindex";
  const languages = isIndexed ? (input.languages ?? (await languagesWith(routes[routeName].feature))) : [];
  const title = fitTitle(typeof input.title === "string" ? [input.title] : input.title);
  const description = fitDescription(input.description);
  const url = absoluteUrl(pathIn(locale));
  const picture = image ? sharePictureOf(image) : defaultSharePicture(siteName);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url, ...(isIndexed ? { languages: alternateUrls(pathIn, languages) } : {}) },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type,
      url,
      title,
      description,
      siteName,
      locale: `${locale}_${locale.toUpperCase()}`,
      images: [{ ...picture, url: absoluteUrl(picture.url) }],
    },
  };
}
