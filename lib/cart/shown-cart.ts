import type { Cart, CartLine } from "#contract/cart.ts";
import type { Wishes } from "./wishes.ts";

/** A line as it is shown: the API's, corrected by what the customer wants now. */
export interface ShownLine {
  variantId: number;
  quantity: number;
  /** Null for a piece that was just added and of which only the id is known. */
  line: CartLine | null;
  /** The API has not confirmed this quantity yet. */
  isPending: boolean;
}

/** The one to keep of two answers: another cart replaces the known one, an older version of the same cart never does. */
export const newestCart = (known: Cart | null | undefined, answer: Cart): Cart =>
  known && known.id === answer.id && known.version > answer.version ? known : answer;

/** Lines in the API's order, removed ones left out, new ones last. */
export function showLines(cart: Cart | null, wishes: Wishes): ShownLine[] {
  const lines = cart?.lines ?? [];
  const known = new Set(lines.map(({ variant }) => variant.variant_id));
  const shown = lines.map((line): ShownLine => {
    const wanted = wishes.get(line.variant.variant_id);
    return {
      variantId: line.variant.variant_id,
      quantity: wanted?.quantity ?? line.quantity,
      line,
      isPending: wanted !== undefined,
    };
  });
  for (const [variantId, { quantity, draft }] of wishes) {
    if (!known.has(variantId)) shown.push({ variantId, quantity, line: draft ?? null, isPending: true });
  }
  return shown.filter(({ quantity }) => quantity > 0);
}

/** Pieces in all lines, those that are only wanted included. */
export const countPieces = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Quantity of one variant, as shown. */
export const quantityOf = (cart: Cart | null, wishes: Wishes, variantId: number): number =>
  wishes.get(variantId)?.quantity ?? cart?.lines.find(({ variant }) => variant.variant_id === variantId)?.quantity ?? 0;
