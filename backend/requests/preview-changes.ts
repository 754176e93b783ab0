import type { z } from "zod";
import type { dropPreviewItem, undoPreviewChange } from "#contract/preview-changes.ts";
import type { Preview } from "#contract/preview.ts";
import { returnStock, takeStock } from "../catalog/stock.ts";
import { and, eq } from "../db/orm.ts";
import { previewChanges, requestItems } from "../db/schema/request.ts";
import { ApiError } from "../http/problem.ts";
import { findProfileOf } from "../profiles/store.ts";
import { lockPreview, readPreview, type BoxParams } from "./preview.ts";
import { findChanges, noteChange } from "./preview-change-store.ts";
import type { BoxContext } from "./service.ts";
import { findItems, type StoredItem } from "./store.ts";
import { fewestPieces } from "./stylist.ts";

type Place = Pick<StoredItem, "lookIndex" | "itemIndex">;

const isAt = (place: Place) => (other: Place) =>
  other.lookIndex === place.lookIndex && other.itemIndex === place.itemIndex;

const placeOf = (requestId: number, { lookIndex, itemIndex }: Place) =>
  and(
    eq(requestItems.requestId, requestId),
    eq(requestItems.lookIndex, lookIndex),
    eq(requestItems.itemIndex, itemIndex),
  );

/** Takes a piece out; its place stays empty. Throws TOO_FEW_PIECES and CONFLICT. */
export async function dropItem(
  context: BoxContext,
  params: BoxParams,
  body: z.output<(typeof dropPreviewItem)["body"]>,
): Promise<Preview> {
  await context.db.transaction(async (tx) => {
    const request = await lockPreview(tx, context, params);
    const items = await findItems(tx, request.id);
    const item = items.find(isAt({ lookIndex: body.look_index, itemIndex: body.item_index }));
    if (!item) throw new ApiError("NOT_FOUND");
    const { expected_variant_id: expected } = body;
    if (expected !== undefined && expected !== item.variantId) throw new ApiError("CONFLICT");
    const profile = await findProfileOf(tx, request.clientId, request.profileId);
    const fewest = fewestPieces[profile?.profileType ?? "KID"];
    if (items.length <= fewest) throw new ApiError("TOO_FEW_PIECES", { data: { fewest } });
    await noteChange(tx, item, "DROPPED", body.reason, context.clock.now());
    await tx.delete(requestItems).where(placeOf(request.id, item));
    await returnStock(tx, [{ variantId: item.variantId, quantity: 1 }]);
  });
  return readPreview(context, params);
}

/**
 * Puts back what stood in a place before its last change, at the price it had there. Throws NOT_FOUND when nothing was
 * changed there, NOT_ENOUGH_STOCK when somebody else took the piece meanwhile.
 */
export async function undoChange(
  context: BoxContext,
  params: BoxParams,
  body: z.output<(typeof undoPreviewChange)["body"]>,
): Promise<Preview> {
  await context.db.transaction(async (tx) => {
    const request = await lockPreview(tx, context, params);
    const here = isAt({ lookIndex: body.look_index, itemIndex: body.item_index });
    const items = await findItems(tx, request.id);
    const current = items.find(here);
    const { expected_variant_id: expected } = body;
    if (expected !== undefined && expected !== (current?.variantId ?? null)) throw new ApiError("CONFLICT");
    const change = (await findChanges(tx, request.id)).findLast(here);
    if (!change) throw new ApiError("NOT_FOUND");
    const { before } = change;
    if (items.some((item) => item !== current && item.productId === before.productId))
      throw new ApiError("PIECE_ALREADY_IN_BOX");
    const taken = await takeStock(tx, [{ variantId: before.variantId, quantity: 1 }]);
    if (!taken.ok) throw new ApiError("NOT_ENOUGH_STOCK");
    if (current) {
      await returnStock(tx, [{ variantId: current.variantId, quantity: 1 }]);
      await tx.update(requestItems).set(before).where(placeOf(request.id, current));
    } else {
      const { lookIndex, itemIndex } = change;
      await tx.insert(requestItems).values({ requestId: request.id, lookIndex, itemIndex, ...before });
    }
    await tx
      .delete(previewChanges)
      .where(and(eq(previewChanges.requestId, request.id), eq(previewChanges.sequence, change.sequence)));
  });
  return readPreview(context, params);
}
