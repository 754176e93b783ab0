import "server-only";
import { notFound } from "next/navigation";
import type { Product } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { findProduct } from "#lib/catalog/api.ts";
import { parseProductSegment } from "#lib/catalog/product-address.ts";

/** The product a segment of a path means; ends in a 404 where there is none. */
export async function findPiece(locale: Locale, segment: string | number): Promise<Product> {
  const id = parseProductSegment(String(segment));
  const product = id === null ? null : await findProduct(locale, id);
  return product ?? notFound();
}
