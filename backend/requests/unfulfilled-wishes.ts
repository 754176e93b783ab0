import type { Preview, UnfulfilledReason } from "#contract/preview.ts";
import { toProductCard } from "../catalog/card.ts";
import { findCardRows } from "../catalog/store.ts";
import type { RequestContext } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import type { StoredUnfulfilledWish } from "../db/schema/request.ts";
import type { Piece } from "../stylist/piece.ts";
import { findPieces, findVariantSize } from "../stylist/piece-store.ts";
import { scoreWish } from "../stylist/score.ts";
import { findWearer, type StoredWearer } from "../stylist/wearer-store.ts";
import type { StoredRequest, StoredWish } from "./store.ts";

/** Why a wish is not in a box that was composed a moment ago; `askedSize` is null where the profile's sizes decide. */
export function explainUnfulfilled(
  piece: Piece | undefined,
  askedSize: string | null,
  { wearer, day, budgetCents }: { wearer: StoredWearer; day: string; budgetCents: number | null },
): UnfulfilledReason {
  if (!piece) return "GONE";
  if (askedSize !== null && !piece.sizes.includes(askedSize)) return "SOLD_OUT";
  if (!scoreWish(piece, askedSize, wearer, day)) return piece.sizes.length === 0 ? "SOLD_OUT" : "NO_SIZE";
  return budgetCents !== null && piece.priceCents > budgetCents ? "OVER_BUDGET" : "NO_ROOM";
}

/** The wishes that did not come into a box, with the reason as it was when the box was composed. */
export async function unfulfilledWishesOf(
  db: Queryable,
  request: Pick<StoredRequest, "id" | "profileId" | "budgetCents">,
  wishes: readonly StoredWish[],
  composed: readonly { productId: number }[],
  day: string,
): Promise<StoredUnfulfilledWish[]> {
  const missing = wishes.filter(({ productId }) => !composed.some((item) => item.productId === productId));
  const wearer = missing.length > 0 ? await findWearer(db, request.profileId, request.id) : null;
  if (!wearer) return [];
  const pieces = await findPieces(
    db,
    missing.map(({ productId }) => productId),
  );
  const facts = { wearer, day, budgetCents: request.budgetCents ?? wearer.budgetCents };
  const told: StoredUnfulfilledWish[] = [];
  for (const { productId, variantId } of missing) {
    const size = variantId === null ? null : await findVariantSize(db, productId, variantId);
    const piece = pieces.find(({ id }) => id === productId);
    told.push({
      product_id: productId,
      variant_id: variantId,
      reason: variantId !== null && size === null ? "GONE" : explainUnfulfilled(piece, size, facts),
    });
  }
  return told;
}

/** Wishes that are in no box as they are shown; those of products there is nothing left to show of are left out. */
export async function showUnfulfilled<Reason extends UnfulfilledReason>(
  { db, clock, locale }: Pick<RequestContext, "db" | "clock" | "locale">,
  unfulfilled: readonly (StoredUnfulfilledWish & { reason: Reason })[],
): Promise<(Preview["unfulfilled_wishes"][number] & { reason: Reason })[]> {
  const rows = await findCardRows(
    db,
    unfulfilled.map(({ product_id }) => product_id),
  );
  return unfulfilled.flatMap(({ product_id, variant_id, reason }) => {
    const row = rows.get(product_id);
    if (!row) return [];
    const product = toProductCard(row, locale, clock.now());
    const variant = product.variants.find((known) => known.variant_id === variant_id) ?? null;
    return [{ product, variant, reason }];
  });
}
