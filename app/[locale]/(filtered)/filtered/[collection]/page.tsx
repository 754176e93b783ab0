import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound, unstable_rethrow } from "next/navigation";
import { connection } from "next/server";
import { ListFailed } from "#components/catalog/list/list-failed.tsx";
import { listMetadata, renderList } from "#components/catalog/list/product-list.tsx";
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

export async function generateMetadata(props: FilteredPageProps): Promise<Metadata> {
  try {
    return await listMetadata(await listOf(props));
  } catch (error) {
    unstable_rethrow(error);
    return { robots: { index: false } };
  }
}

export default async function FilteredPage(props: FilteredPageProps) {
  /* Without it the answer holds the list a second time, as what a prefetch would have brought. */
  await connection();
  const list = await listOf(props);
  try {
    return await renderList(list);
  } catch (error) {
    /* Next has sent the beginning of the page by now: an answer whose rest throws would never come to its end. */
    unstable_rethrow(error);
    return <ListFailed locale={list.locale} />;
  }
}
