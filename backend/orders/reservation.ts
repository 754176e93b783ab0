import { and, eq, gte, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { variants } from "../db/schema/catalog.ts";

type Pieces = readonly { variantId: number; quantity: number }[];

class MissingPieces extends Error {}

/** Takes all the pieces out of stock, or none of them and answers false; the caller's transaction goes on. */
export async function tryTakeStock(tx: Transaction, pieces: Pieces): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      for (const { variantId, quantity } of pieces.toSorted((a, b) => a.variantId - b.variantId)) {
        const taken = await inner
          .update(variants)
          .set({ stock: sql`${variants.stock} - ${quantity}` })
          .where(and(eq(variants.id, variantId), gte(variants.stock, quantity)))
          .returning({ id: variants.id });
        if (taken.length === 0) throw new MissingPieces();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof MissingPieces) return false;
    throw error;
  }
}

export async function returnStock(tx: Transaction, pieces: Pieces): Promise<void> {
  for (const { variantId, quantity } of pieces.toSorted((a, b) => a.variantId - b.variantId)) {
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${quantity}` })
      .where(eq(variants.id, variantId));
  }
}
