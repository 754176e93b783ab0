import type { BrowserContext } from "@playwright/test";
import { createCart, putCartLine } from "#contract/cart.ts";
import type { ProductCard } from "#contract/catalog.ts";
import { isInStock, visitorApi } from "./api.ts";

/** Puts a cart into the browser of a visitor, with one piece that was put there elsewhere. */
export async function holdCart(context: BrowserContext, url: string, product: ProductCard): Promise<void> {
  const api = visitorApi();
  const { id } = await api.call(createCart, { body: {} });
  const variant = product.variants.find(isInStock)!;
  await api.call(putCartLine, { params: { cart_id: id, variant_id: variant.variant_id }, body: { quantity: 1 } });
  await context.addCookies([{ name: "cart", value: `${id}.1`, url }]);
}
