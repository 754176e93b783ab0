import type { z } from "zod";
import type { ProductsPage } from "#contract/catalog.ts";
import type { Preview, replacePreviewItem, searchPreview } from "#contract/preview.ts";
import { toProductCard } from "../catalog/card.ts";
import { returnStock, takeStock } from "../catalog/stock.ts";
import { findCardRows } from "../catalog/store.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { requestItems } from "../db/schema/request.ts";
import { ApiError } from "../http/problem.ts";
import type { ComposedItem } from "../stylist/compose.ts";
import { chooseReplacement, findReplacements } from "../stylist/replace.ts";
import { noteChange } from "./preview-change-store.ts";
import { lockPreview, readPreview, requireComposed, type BoxParams } from "./preview.ts";
import type { BoxContext } from "./service.ts";
import { findItems, type StoredItem, type StoredRequest } from "./store.ts";

type Replacement = z.output<(typeof replacePreviewItem)["body"]>;

/** What the client chose: a variant, a product, or neither. Throws UNKNOWN_VARIANT for a variant of another product. */
async function findWanted(
  tx: Transaction,
  { replacement_variant_id: variantId, replacement_product_id: productId }: Replacement,
): Promise<{ productId: number | null; variantId: number | null }> {
  if (variantId === undefined) return { productId: productId ?? null, variantId: null };
  const [variant] = await tx.select({ productId: variants.productId }).from(variants).where(eq(variants.id, variantId));
  if (!variant || (productId !== undefined && productId !== variant.productId))
    throw new ApiError("UNKNOWN_VARIANT", { data: { variant_ids: [variantId] } });
  return { productId: variant.productId, variantId };
}

/** The piece for a place. Throws PIECE_ALREADY_IN_BOX, NOT_ENOUGH_STOCK and NO_REPLACEMENT. */
async function choose(
  tx: Transaction,
  request: StoredRequest,
  item: StoredItem,
  items: readonly StoredItem[],
  change: Replacement,
): Promise<ComposedItem> {
  const wanted = await findWanted(tx, change);
  const isElsewhere = items.some((other) => other !== item && other.productId === wanted.productId);
  if (isElsewhere) throw new ApiError("PIECE_ALREADY_IN_BOX");
  const chosen = await chooseReplacement(tx, {
    profileId: request.profileId,
    requestId: request.id,
    lookIndex: item.lookIndex,
    itemIndex: item.itemIndex,
    ...wanted,
    reason: change.replacement_reason,
  });
  if (!chosen) throw new ApiError(wanted.productId === null ? "NO_REPLACEMENT" : "NOT_ENOUGH_STOCK");
  if (chosen.variantId === item.variantId) throw new ApiError("PIECE_ALREADY_IN_BOX");
  return chosen;
}

/** Puts another piece into a place of an open preview; both pieces' stock changes with it, or nothing does. */
export async function replaceItem(context: BoxContext, params: BoxParams, change: Replacement): Promise<Preview> {
  await context.db.transaction(async (tx) => {
    const request = await lockPreview(tx, context, params);
    const items = await findItems(tx, request.id);
    const item = items.find(
      ({ lookIndex, itemIndex }) => lookIndex === change.look_index && itemIndex === change.item_index,
    );
    if (!item) throw new ApiError("NOT_FOUND");
    const { expected_variant_id: expected } = change;
    if (expected !== undefined && expected !== item.variantId) throw new ApiError("CONFLICT");
    const chosen = await choose(tx, request, item, items, change);
    const taken = await takeStock(tx, [{ variantId: chosen.variantId, quantity: 1 }]);
    if (!taken.ok) throw new ApiError("NOT_ENOUGH_STOCK");
    await returnStock(tx, [{ variantId: item.variantId, quantity: 1 }]);
    await noteChange(tx, item, "REPLACED", change.replacement_reason, context.clock.now());
    await tx
      .update(requestItems)
      .set({
        ...chosen,
        replaced: [...item.replaced, { product_id: item.productId, reason: change.replacement_reason }],
      })
      .where(
        and(
          eq(requestItems.requestId, request.id),
          eq(requestItems.lookIndex, item.lookIndex),
          eq(requestItems.itemIndex, item.itemIndex),
        ),
      );
  });
  return readPreview(context, params);
}

/** Products that could stand in the box instead, best first. */
export async function searchReplacements(
  context: BoxContext,
  params: BoxParams,
  query: z.output<(typeof searchPreview)["query"]>,
): Promise<ProductsPage> {
  const { db, clock, locale } = context;
  const request = await requireComposed(context, params);
  const found = await findReplacements(db, {
    profileId: request.profileId,
    requestId: request.id,
    lookIndex: query.look_index ?? null,
    itemIndex: query.item_index ?? null,
    sameCategory: query.same_category,
    category: query.category ?? null,
    filterProfile: query.filter_profile,
    page: query.page,
  });
  if (!found) throw new ApiError("NOT_FOUND");
  const { ids, ...page } = found;
  const rows = await findCardRows(db, ids);
  const now = clock.now();
  return {
    ...page,
    products: ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [toProductCard(row, locale, now)] : [];
    }),
  };
}
