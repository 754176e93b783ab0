import type { Queryable } from "../db/database.ts";
import { asc, eq } from "../db/orm.ts";
import { requestItems, requests } from "../db/schema/request.ts";
import type { Piece } from "./piece.ts";
import { findPieces } from "./piece-store.ts";

export interface BoxPlace {
  lookIndex: number;
  itemIndex: number;
}
/** A composed box seen from one of its places. */
export interface StoredBox {
  /** Day of delivery. */
  day: string;
  budgetCents: number | null;
  /** What is in the box, and what was and went. */
  productIds: number[];
  /** What stands in the place as the box holds it; null without a place or when nothing stands there. */
  current: { variantId: number; unitPriceCents: number } | null;
  /** The piece in the place; null without a place or when nothing stands there. */
  replaced: Piece | null;
  /** The other pieces of its look, and of the whole box. */
  look: Piece[];
  others: Piece[];
  /** Prices of the other pieces, in cents. */
  othersCents: number;
}

export async function findBox(db: Queryable, requestId: number, place: BoxPlace | null): Promise<StoredBox | null> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request) return null;
  const items = await db
    .select()
    .from(requestItems)
    .where(eq(requestItems.requestId, requestId))
    .orderBy(asc(requestItems.lookIndex), asc(requestItems.itemIndex));
  const pieces = new Map(
    (
      await findPieces(
        db,
        items.map(({ productId }) => productId),
      )
    ).map((piece) => [piece.id, piece]),
  );
  const current = items.find(
    ({ lookIndex, itemIndex }) => lookIndex === place?.lookIndex && itemIndex === place.itemIndex,
  );
  const others = items.filter((item) => item !== current);
  const piecesOf = (of: typeof items) => of.flatMap(({ productId }) => pieces.get(productId) ?? []);
  return {
    day: request.deliveryDate,
    budgetCents: request.budgetCents,
    productIds: items.flatMap(({ productId, replaced }) => [
      productId,
      ...replaced.map(({ product_id }) => product_id),
    ]),
    current: current ? { variantId: current.variantId, unitPriceCents: current.unitPriceCents } : null,
    replaced: current ? (pieces.get(current.productId) ?? null) : null,
    look: place ? piecesOf(others.filter(({ lookIndex }) => lookIndex === place.lookIndex)) : [],
    others: piecesOf(others),
    othersCents: others.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0),
  };
}
