import "server-only";
import type { Locale } from "#contract/locale.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";
import { siteName } from "#lib/site.ts";
import { findSeoMetadata } from "./api.ts";
import { pageMetadata, type PageMetadata } from "./page-metadata.ts";
import type { SharePicture } from "./share-picture.ts";

/** Routes without parameters: the editors keep texts by the path, without its leading slash. */
export type PlainRoute = {
  [Name in PageName]: (typeof routes)[Name]["path"] extends `${string}{${string}` ? never : Name;
}[PageName];

interface Otherwise {
  title: string;
  description: string;
  image?: SharePicture;
  /** Where the page is not the one of its path: what the editors call it, its query, and the languages that have it. */
  slug?: string;
  query?: Record<string, string>;
  languages?: readonly Locale[];
}

/** Metadata of a page from the editors' texts and picture; the other ones stand in where they gave none. */
export async function editorMetadata(
  locale: Locale,
  routeName: PlainRoute,
  { slug = routes[routeName].path.slice(1) || "index", ...otherwise }: Otherwise = { title: siteName, description: "" },
): Promise<PageMetadata> {
  const seo = await findSeoMetadata(locale, slug);
  const image = seo?.image_url ? { url: seo.image_url, alt: seo.image_alt } : otherwise.image;
  return pageMetadata({
    ...otherwise,
    locale,
    routeName,
    title: seo?.title || otherwise.title,
    description: seo?.description || otherwise.description,
    ...(image ? { image } : {}),
  });
}
