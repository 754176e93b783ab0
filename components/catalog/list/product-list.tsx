import { getTranslations } from "next-intl/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Locale } from "#contract/locale.ts";
import { findCollection, listCollections, listProducts } from "#lib/catalog/api.ts";
import { facetsOf } from "#lib/catalog/facets.ts";
import { allProductsSlug, listRoute } from "#lib/catalog/list-address.ts";
import { dressWindow } from "#lib/catalog/shop-window.ts";
import { emptyListQuery, isPlainList, type ListQuery } from "#lib/catalog/list-query.ts";
import { findSeoMetadata } from "#lib/seo/api.ts";
import { pageMetadata, type PageMetadata } from "#lib/seo/page-metadata.ts";
import { ownMetadata } from "#lib/seo/shared-metadata.ts";
import { PageHead } from "#components/seo/page-head.tsx";
import { ListView } from "./list-view.tsx";

interface ListProps {
  locale: Locale;
  /** A collection, or `all-products`. */
  slug: string;
  query: ListQuery;
}

/** Pieces an empty list shows instead of nothing. */
const ideasCount = 6;

/** A list with everything around it; ends in a 404 for a collection or a page that does not exist. */
export const ProductList = (list: ListProps) => renderList(list);

/** The same for who has something else to show when it fails. */
export async function renderList({ locale, slug, query }: ListProps) {
  const head = await findHead(locale, slug);
  if (!head) notFound();
  const result = await listProducts(locale, slug === allProductsSlug ? null : slug, query);
  if (!result || (query.page > 1 && query.page > result.pages)) notFound();
  const isWindow = query.page === 1 && query.sort === "relevance" && query.name === "";
  const shown = isWindow ? { ...result, products: dressWindow(result.products) } : result;
  const ideas = result.products.length > 0 ? null : await listProducts(locale, null, emptyListQuery, ideasCount);
  const isPlain = isPlainList(query);
  const metadata = isPlain && (await metadataOf({ locale, slug, query }));
  const seo = isPlain ? await findSeoMetadata(locale, `shop/${slug}`) : null;
  return (
    <>
      {metadata && <PageHead metadata={metadata} type={seo?.og_type} />}
      <ListView slug={slug} {...head} query={query} result={shown} ideas={ideas?.products ?? []} />
    </>
  );
}

/** Metadata of a list: a further page stands for itself, a filtered list for the plain one. */
export async function listMetadata(list: ListProps): Promise<Metadata> {
  const metadata = await metadataOf(list);
  if (!metadata) return {};
  return isPlainList(list.query) ? ownMetadata(metadata) : metadata;
}

async function metadataOf({ locale, slug, query }: ListProps): Promise<PageMetadata | null> {
  const [t, head, seo] = await Promise.all([
    getTranslations("list"),
    findHead(locale, slug),
    findSeoMetadata(locale, `shop/${slug}`),
  ]);
  if (!head) return null;
  const isPlain = isPlainList(query);
  const title = query.name ? t("resultsFor", { name: query.name }) : (seo?.title ?? head.title);
  return pageMetadata({
    locale,
    ...listRoute(slug),
    ...(isPlain && query.page > 1 ? { query: { page: query.page } } : {}),
    title: query.page > 1 ? t("pageTitle", { title: title.split(" | ")[0] ?? title, page: query.page }) : title,
    description: seo?.description ?? head.description,
    ...(head.image ? { image: head.image } : {}),
    index: isPlain,
  });
}

async function findHead(locale: Locale, slug: string) {
  if (slug === allProductsSlug) {
    const [t, collections] = await Promise.all([getTranslations("list"), listCollections(locale)]);
    return {
      heading: t("allProducts"),
      tagline: "",
      text: t("allProductsText"),
      facets: facetsOf(collections),
      title: t("allProductsTitle"),
      description: t("allProductsDescription"),
      image: null,
    };
  }
  const collection = await findCollection(locale, slug);
  if (!collection) return null;
  const { name, tagline, description, image } = collection;
  return { heading: name, tagline, text: description, facets: facetsOf([collection]), title: name, description, image };
}
