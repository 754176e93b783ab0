import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";

type Addressed = Pick<ProductCard, "id" | "clean_name" | "collection_slug">;

/** The `productId` part of a product's address: its number, then its name. */
export const productSegment = ({ id, clean_name }: Pick<Addressed, "id" | "clean_name">): string =>
  clean_name ? `${id}-${clean_name}` : String(id);

/** The one address of a product; every other spelling redirects to it. */
export const productHref = (locale: Locale, product: Addressed): string =>
  href(locale, "shop-collection-productId", {
    collection: product.collection_slug,
    productId: productSegment(product),
  });

/** Number of the product a segment means: `12-robe-rayee` and `12` are product 12; null for anything else. */
export function parseProductSegment(segment: string): number | null {
  const match = /^([1-9]\d{0,9})(?:-.*)?$/.exec(segment);
  const id = Number(match?.[1]);
  return match && id <= 2_147_483_647 ? id : null;
}
