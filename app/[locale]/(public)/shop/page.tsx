import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ShopLanding } from "#components/catalog/shop/shop-landing.tsx";
import { listCollections, listLooks, listProducts } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { findSeoMetadata } from "#lib/seo/api.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";

const newestCount = 8;
const looksCount = 3;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, seo] = await Promise.all([getTranslations("shop"), findSeoMetadata(locale, "shop")]);
  return pageMetadata({
    locale,
    routeName: "shop",
    title: seo?.title ?? t("metaTitle"),
    description: seo?.description ?? t("metaDescription"),
  });
}

export default async function ShopPage() {
  const locale = await getLocale();
  const [collections, newest, looks] = await Promise.all([
    listCollections(locale),
    listProducts(locale, null, { ...emptyListQuery, sort: "newest" }, newestCount),
    listLooks(locale, "KID", looksCount),
  ]);
  return <ShopLanding collections={collections} newest={newest?.products ?? []} looks={looks} />;
}
