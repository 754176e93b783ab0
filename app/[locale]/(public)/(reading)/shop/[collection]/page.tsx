import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { listMetadata, ProductList } from "#components/catalog/list/product-list.tsx";
import { listCollections } from "#lib/catalog/api.ts";
import { birthGiftSlug } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";

interface CollectionPageProps {
  params: Promise<{ collection: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = async () =>
  (await listCollections("fr")).filter(({ slug }) => slug !== birthGiftSlug).map(({ slug }) => ({ collection: slug }));

const listOf = async (params: CollectionPageProps["params"]) => ({
  locale: await getLocale(),
  slug: (await params).collection,
  query: emptyListQuery,
});

export const generateMetadata = async ({ params }: CollectionPageProps): Promise<Metadata> =>
  listMetadata(await listOf(params));

export default async function CollectionPage({ params }: CollectionPageProps) {
  return <ProductList {...await listOf(params)} />;
}
