import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq } from "../db/orm.ts";
import { idempotencyKeys } from "../db/schema/order.ts";
import { ApiError } from "../http/problem.ts";
import { claimKey, findEarlierCall, type IdempotentCall } from "../orders/idempotency.ts";

/**
 * Makes a record once for a key, in one transaction, and answers its id; a repeated call answers the id of the first.
 * A call that runs at the same moment is waited for. What `make` throws leaves the key free.
 */
export async function runOnce(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  call: IdempotentCall,
  make: (tx: Transaction) => Promise<string>,
): Promise<string> {
  const earlier = await findEarlierCall(db, call);
  if (earlier !== null) return earlier;
  const made = await db.transaction(async (tx) => {
    if (!(await claimKey(tx, call, "", clock.now()))) return null;
    const id = await make(tx);
    await tx
      .update(idempotencyKeys)
      .set({ resourceId: id })
      .where(and(eq(idempotencyKeys.clientId, call.clientId), eq(idempotencyKeys.key, call.key)));
    return id;
  });
  const id = made ?? (await findEarlierCall(db, call));
  if (id === null) throw new ApiError("REQUEST_IN_PROGRESS");
  return id;
}
