import "server-only";
import type { Locale } from "#contract/locale.ts";
import type { RouteName } from "#lib/routing/routes.ts";
import { siteName } from "#lib/site.ts";
import { findSeoMetadata } from "./api.ts";
import { pageMetadata, type PageMetadata } from "./page-metadata.ts";
import type { SharePicture } from "./share-picture.ts";

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
  | "concept"
  | "contact"
  | "loyalty"
  | "referral"
  | "giftcard"
  | "littlegeste"
>;

interface Fallback {
  title: string;
  description: string;
  image?: SharePicture;
}

/** Metadata of a page from the editors' texts and picture; the fallback stands in where they gave none. */
export async function editorMetadata(
  locale: Locale,
  routeName: PlainRoute,
  slug: string,
  fallback: Fallback = { title: siteName, description: "" },
): Promise<PageMetadata> {
  const seo = await findSeoMetadata(locale, slug);
  const image = seo?.image_url ? { url: seo.image_url, alt: seo.image_alt } : fallback.image;
  return pageMetadata({
    locale,
    routeName,
    title: seo?.title || fallback.title,
    description: seo?.description || fallback.description,
    ...(image ? { image } : {}),
  });
}
