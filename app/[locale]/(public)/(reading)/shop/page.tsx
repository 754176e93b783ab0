import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ShopLanding } from "#components/catalog/shop/shop-landing.tsx";
import { listCollections, listLooks, listWindow } from "#lib/catalog/api.ts";
import { emptyListQuery, kidGenders } from "#lib/catalog/list-query.ts";
import { findSeoMetadata } from "#lib/seo/api.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { ownMetadata } from "#lib/seo/shared-metadata.ts";
import { PageHead } from "#components/seo/page-head.tsx";
import type { Locale } from "#contract/locale.ts";

const newestCount = 8;
const looksCount = 3;

async function metadataOf(locale: Locale) {
  const [t, seo] = await Promise.all([getTranslations("shop"), findSeoMetadata(locale, "shop")]);
  return pageMetadata({
    locale,
    routeName: "shop",
    title: seo?.title ?? t("metaTitle"),
    description: seo?.description ?? t("metaDescription"),
  });
}

export const generateMetadata = async (): Promise<Metadata> => ownMetadata(await metadataOf(await getLocale()));

export default async function ShopPage() {
  const locale = await getLocale();
  const [collections, newest, looks] = await Promise.all([
    listCollections(locale),
    listWindow(locale, null, { ...emptyListQuery, gender: kidGenders, sort: "newest" }, newestCount),
    listLooks(locale, "KID", looksCount),
  ]);
  return (
    <>
      <PageHead metadata={await metadataOf(locale)} />
      <ShopLanding collections={collections} newest={newest} looks={looks} />
    </>
  );
}
