import { returnStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { findOrderedPieces, lockOrder, moveOrder } from "../orders/store.ts";
import { planTransition } from "../orders/machine.ts";
import { holdsPieces, planRequestTransition } from "./machine.ts";
import { findItems, moveRequest, type StoredRequest } from "./store.ts";

/** Gives back the pieces a box has put aside. The box is locked. */
async function releasePieces(tx: Transaction, request: StoredRequest): Promise<void> {
  if (!holdsPieces(request.status)) return;
  const items = await findItems(tx, request.id);
  if (items.length > 0)
    await returnStock(
      tx,
      items.map(({ variantId }) => ({ variantId, quantity: 1 })),
    );
}

/** The order of a box that never left: its pieces go back. */
async function cancelOrder(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const next = order && planTransition(order.status, "GIVEN_UP");
  if (!next) return;
  await returnStock(tx, await findOrderedPieces(tx, orderId));
  await moveOrder(tx, orderId, next, now);
}

/** Gives a locked box up and puts its pieces back; false when it is too late for that. */
export async function cancelBox(tx: Transaction, request: StoredRequest, now: Date): Promise<boolean> {
  const next = planRequestTransition(request.status, "CANCELLED");
  if (!next) return false;
  await releasePieces(tx, request);
  if (request.orderId !== null) await cancelOrder(tx, request.orderId, now);
  await moveRequest(tx, request.id, next, now, { dueAt: null, blockedReason: null });
  return true;
}
