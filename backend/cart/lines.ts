import { maxLineQuantity, type CartLine } from "#contract/cart.ts";
import { toDecimal } from "#contract/money.ts";
import type { VariantWithProduct } from "../catalog/card.ts";
import type { PricedLine } from "#contract/price.ts";

export interface WantedPiece {
  piece: VariantWithProduct;
  quantity: number;
  lookId: number | null;
}

export function availabilityOf({ piece, quantity }: Pick<WantedPiece, "piece" | "quantity">): CartLine["availability"] {
  return {
    status: piece.stock <= 0 ? "sold_out" : piece.stock < quantity ? "limited" : "available",
    available_quantity: Math.min(Math.max(piece.stock, 0), maxLineQuantity),
    alternatives: piece.product.variants.filter(
      ({ variant_id, is_available }) => is_available && variant_id !== piece.variant.variant_id,
    ),
  };
}

export const toCartLine = (wanted: WantedPiece): CartLine => ({
  product: wanted.piece.product,
  variant: wanted.piece.variant,
  quantity: wanted.quantity,
  look: wanted.lookId,
  unit_price_ttc: toDecimal(wanted.piece.unitPriceCents),
  line_total_ttc: toDecimal(wanted.piece.unitPriceCents * wanted.quantity),
  availability: availabilityOf(wanted),
});

/** By its variant. Sold-out lines count for nothing. */
export const toPricedLine = ({ piece, quantity }: WantedPiece): PricedLine => ({
  id: String(piece.variant.variant_id),
  unitPriceCents: piece.unitPriceCents,
  count: piece.stock <= 0 ? 0 : quantity,
});

/** Sold-out lines are left behind and block nothing; a line that asks for more than there is has to be reduced first. */
export const isOrderable = (lines: readonly WantedPiece[]): boolean =>
  lines.some(({ piece }) => piece.stock > 0) &&
  lines.every(({ piece, quantity }) => piece.stock <= 0 || piece.stock >= quantity);
