import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { listMetadata, ProductList } from "#components/catalog/list/product-list.tsx";
import { allProductsSlug } from "#lib/catalog/list-address.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";

const list = { slug: allProductsSlug, query: emptyListQuery };

export const generateMetadata = async (): Promise<Metadata> => listMetadata({ locale: await getLocale(), ...list });

export default async function AllProductsPage() {
  return <ProductList locale={await getLocale()} {...list} />;
}
