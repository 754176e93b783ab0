import { getLocale } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { findProduct, listProducts } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { parseProductSegment, productHref } from "#lib/catalog/product-address.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export async function generateStaticParams() {
  const list = await listProducts("fr", null, emptyListQuery, 1);
  return (list?.products ?? []).map(({ id }) => ({ id: String(id) }));
}

/** The short address of a product: leads to the one it has in its collection. */
export default async function ShortProductAddress({ params }: { params: Promise<{ id: string }> }): Promise<never> {
  const [locale, { id: segment }] = await Promise.all([getLocale(), params]);
  const id = parseProductSegment(segment);
  const product = id === null ? null : await findProduct(locale, id);
  if (!product) notFound();
  permanentRedirect(productHref(locale, product));
}
