import { isPageLeft } from "#lib/browser/leaving.ts";
import type { AddOutcome } from "./browser-engine.ts";
import { predictCartCount, readCartCount } from "./cart-shell.ts";
import { keepPieceToAdd, type PieceToAdd } from "./pieces-to-add.ts";

/**
 * Adds one piece: the count goes up at once, the engine is fetched if it is not there, and the promise resolves with
 * what became of it. Never throws. Whoever leaves the page at once finds the piece on the next one.
 */
export async function addPiece(piece: PieceToAdd): Promise<AddOutcome> {
  const onItsWay = keepPieceToAdd(piece);
  predictCartCount(readCartCount() + 1);
  try {
    const { addWithEngine } = await import("./browser-engine.ts");
    return await addWithEngine(onItsWay);
  } catch {
    predictCartCount(null);
    if (!isPageLeft()) onItsWay.drop();
    return "failed";
  }
}
