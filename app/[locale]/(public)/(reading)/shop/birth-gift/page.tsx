import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { BirthGift } from "#components/catalog/shop/birth-gift.tsx";
import { findCollection, listProducts } from "#lib/catalog/api.ts";
import { birthGiftSlug } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, collection] = await Promise.all([getTranslations("shop.birth"), findCollection(locale, birthGiftSlug)]);
  return pageMetadata({
    locale,
    routeName: "shop-birth-gift",
    title: t("metaTitle"),
    description: t("metaDescription"),
    ...(collection ? { image: collection.image } : {}),
  });
}

export default async function BirthGiftPage() {
  const locale = await getLocale();
  const [collection, list] = await Promise.all([
    findCollection(locale, birthGiftSlug),
    listProducts(locale, birthGiftSlug, emptyListQuery),
  ]);
  if (!collection || !list) notFound();
  return <BirthGift collection={collection} products={list.products} />;
}
