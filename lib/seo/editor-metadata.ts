import "server-only";
import type { Locale } from "#contract/locale.ts";
import type { RouteName } from "#lib/routing/routes.ts";
import { siteName } from "#lib/site.ts";
import { findSeoMetadata } from "./api.ts";
import { pageMetadata, type PageMetadata } from "./page-metadata.ts";

/** Routes without parameters, whose texts the editors keep by slug. */
type PlainRoute = Extract<
  RouteName,
  | "index"
  | "woman"
  | "faq"
  | "terms-and-conditions"
  | "looks"
  | "stylists"
  | "testimonials"
  | "brands"
  | "shop"
  | "login"
  | "blog"
>;

/** Metadata of a page from the editors' texts; `title` and `description` stand in where they gave none. */
export async function editorMetadata(
  locale: Locale,
  routeName: PlainRoute,
  slug: string,
  fallback: { title: string; description: string } = { title: siteName, description: "" },
): Promise<PageMetadata> {
  const seo = await findSeoMetadata(locale, slug);
  return pageMetadata({
    locale,
    routeName,
    title: seo?.title || fallback.title,
    description: seo?.description || fallback.description,
  });
}
