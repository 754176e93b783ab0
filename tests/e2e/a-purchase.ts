import { randomUUID } from "node:crypto";
import type { ProductCard, Variant } from "#contract/catalog.ts";
import { createOrder, quoteOrder, type Order } from "#contract/orders.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { anAddress, aProduct, isInStock, saveCard } from "./api.ts";

export interface Purchase {
  order: Order;
  product: ProductCard;
  variant: Variant;
}

/**
 * A client buys one piece of a page of the catalogue with a card; nobody packs it within the hour. A card that is named is one for
 * this payment alone, as it is where a bank refuses it.
 */
export async function aPurchase(
  api: ApiClient,
  { page, nth, card }: { page: number; nth: number; card?: string },
): Promise<Purchase> {
  const product = await aProduct(page, nth);
  const variant = product.variants.find(isInStock)!;
  const lines = [{ product_id: product.id, variant_id: variant.variant_id, quantity: 1 }];
  const method = card === undefined ? await saveCard(api) : await saveCard(api, card, false);
  const { totals } = await api.call(quoteOrder, {
    body: { lines, address: { country_code: "FR" }, delivery: { mode: "HOME" } },
  });
  const order = await api.call(
    createOrder,
    {
      body: {
        lines,
        shipping_address: anAddress(),
        delivery: { mode: "HOME" },
        payment_method_id: method.id,
        expected_total_ttc: totals.total_amount_ttc,
      },
    },
    { idempotencyKey: randomUUID() },
  );
  return { order, product, variant };
}
