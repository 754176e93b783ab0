import type { Return } from "#contract/returns.ts";
import { returnStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import type { OrderContext } from "../orders/checkout.ts";
import { lockOrder } from "../orders/store.ts";
import { requireReturn } from "./answer.ts";
import { canBecome } from "./rules.ts";
import { findReturnLines, findReturnOf, lockReturn, updateReturn, type StoredReturnLine } from "./store.ts";

/** Puts sizes that were held for an exchange back. */
export async function releaseExchanges(tx: Transaction, lines: readonly StoredReturnLine[]): Promise<void> {
  const held = lines.flatMap(({ exchangeVariantId, quantity }) =>
    exchangeVariantId === null ? [] : [{ variantId: exchangeVariantId, quantity }],
  );
  if (held.length > 0) await returnStock(tx, held);
}

/** Ends a declared return of which nothing came. False when it is not declared any more. */
export async function giveUpReturn(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
  status: "CANCELLED" | "EXPIRED",
): Promise<boolean> {
  if (!(await lockOrder(tx, orderId))) return false;
  const locked = await lockReturn(tx, id);
  if (!locked || !canBecome(locked.status, status)) return false;
  await releaseExchanges(tx, await findReturnLines(tx, id));
  await updateReturn(tx, id, { status });
  return true;
}

/** The client keeps it after all; asking again answers the cancelled return. */
export async function cancelReturn(id: string, { db, caller }: OrderContext): Promise<Return> {
  const known = await findReturnOf(db, id, caller.clientId);
  if (!known) throw new ApiError("NOT_FOUND");
  const isCancelled = await db.transaction(async (tx) => giveUpReturn(tx, known, "CANCELLED"));
  const answer = await requireReturn(db, id);
  if (!isCancelled && answer.status !== "CANCELLED")
    throw new ApiError("RETURN_NOT_CANCELLABLE", { data: { status: answer.status } });
  return answer;
}
