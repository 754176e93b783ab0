import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { listMetadata, ProductList } from "#components/catalog/list/product-list.tsx";
import { parseListQuery } from "#lib/catalog/list-query.ts";

interface FilteredPageProps {
  params: Promise<{ collection: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered in one piece, not streamed into a shell: without scripts, what is streamed would stay hidden. */
export const instant = false;

const listOf = async ({ params, searchParams }: FilteredPageProps) => {
  const query = parseListQuery(await searchParams);
  if (!query) notFound();
  return { locale: await getLocale(), slug: (await params).collection, query };
};

export const generateMetadata = async (props: FilteredPageProps): Promise<Metadata> =>
  listMetadata(await listOf(props));

export default async function FilteredPage(props: FilteredPageProps) {
  /* Without it the answer holds the list a second time, as what a prefetch would have brought. */
  await connection();
  return <ProductList {...await listOf(props)} />;
}
