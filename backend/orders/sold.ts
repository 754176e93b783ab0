import type { StoredOrder } from "./store.ts";

/**
 * Pieces of a line that are paid for: all of the shop's, whatever came back since; of a box those that were kept, in the
 * size that came or in another.
 */
export const soldPieces = (
  kind: StoredOrder["kind"],
  line: { quantity: number; returnedQuantity: number; exchangedQuantity: number },
): number => (kind === "BOX" ? line.quantity - line.returnedQuantity + line.exchangedQuantity : line.quantity);
