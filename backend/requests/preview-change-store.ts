import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, eq, sql } from "../db/orm.ts";
import { previewChanges, type StoredPiece } from "../db/schema/request.ts";
import type { StoredItem } from "./store.ts";

type StoredChange = typeof previewChanges.$inferSelect;

/** Changes that can be taken back, oldest first. */
export const findChanges = async (db: Queryable, requestId: number): Promise<StoredChange[]> =>
  db
    .select()
    .from(previewChanges)
    .where(and(eq(previewChanges.requestId, requestId), previewChanges.isUndoable))
    .orderBy(asc(previewChanges.sequence));

/** Keeps what stood in a place before it changes. */
export async function noteChange(
  tx: Transaction,
  item: StoredItem,
  kind: StoredChange["kind"],
  reason: string,
  now: Date,
): Promise<void> {
  const { requestId, lookIndex, itemIndex, productId, variantId, unitPriceCents, reasons, replaced } = item;
  const before: StoredPiece = { productId, variantId, unitPriceCents, reasons, replaced };
  const sequence = sql<number>`(select coalesce(max(sequence), 0) + 1 from preview_changes where request_id = ${requestId})`;
  await tx.insert(previewChanges).values({ requestId, sequence, lookIndex, itemIndex, kind, reason, before, at: now });
}
