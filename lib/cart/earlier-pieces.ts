import type { Cart } from "#contract/cart.ts";
import type { MergeChange } from "./cart-shell.ts";
import type { ShownLine } from "./shown-cart.ts";

/** What a cart holds beyond the lines of a visit: pieces the account kept from an earlier one, and the quantities without them. */
export function earlierPieces(visit: readonly ShownLine[], cart: Cart | null | undefined): MergeChange[] {
  const quantities = new Map(visit.map(({ variantId, quantity }) => [variantId, quantity]));
  return (cart?.lines ?? []).flatMap(({ variant, quantity }) => {
    const quantityBefore = quantities.get(variant.variant_id) ?? 0;
    return quantity > quantityBefore
      ? [{ variantId: variant.variant_id, quantityBefore, quantityAfter: quantity }]
      : [];
  });
}
