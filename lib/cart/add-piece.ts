import type { AddOutcome } from "./browser-engine.ts";
import { predictCartCount, readCartCount } from "./cart-shell.ts";

export interface PieceToAdd {
  variantId: number;
  look?: number;
}

/**
 * Adds one piece: the count goes up at once, the engine is fetched if it is not there, and the promise resolves with
 * what became of it. Never throws.
 */
export async function addPiece({ variantId, look }: PieceToAdd): Promise<AddOutcome> {
  const before = readCartCount();
  predictCartCount(before + 1);
  try {
    const { addWithEngine } = await import("./browser-engine.ts");
    return await addWithEngine(variantId, look);
  } catch {
    predictCartCount(null);
    return "failed";
  }
}
