import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { listMetadata, ProductList } from "#components/catalog/list/product-list.tsx";
import { allProductsSlug, listHref } from "#lib/catalog/list-address.ts";
import { parseListQuery } from "#lib/catalog/list-query.ts";

interface ListPageProps {
  params: Promise<{ collection: string; page: string }>;
}

/** `/shop/girls?page=2` without a filter: rewritten here, where it is as static as the first page, with a real 404 beyond the last. */
export const ensureStatic = "navigation";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => [{ collection: allProductsSlug, page: "2" }];

const listOf = async (params: ListPageProps["params"]) => {
  const { collection, page } = await params;
  const query = parseListQuery({ page });
  if (!query) notFound();
  return { locale: await getLocale(), slug: collection, query };
};

export const generateMetadata = async ({ params }: ListPageProps): Promise<Metadata> =>
  listMetadata(await listOf(params));

export default async function ListPage({ params }: ListPageProps) {
  const list = await listOf(params);
  if (list.query.page === 1) permanentRedirect(listHref(list.locale, list.slug));
  return <ProductList {...list} />;
}
