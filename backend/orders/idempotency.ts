import { createHash } from "node:crypto";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq } from "../db/orm.ts";
import { idempotencyKeys } from "../db/schema/order.ts";
import { ApiError } from "../http/problem.ts";

export interface IdempotentCall {
  clientId: string;
  key: string;
  endpoint: string;
  bodyHash: string;
}

/** `input` is parsed input: its fields stand in the order of the contract, so equal calls have equal hashes. */
export const identifyCall = (
  clientId: string,
  key: string | null,
  endpoint: string,
  input: unknown,
): IdempotentCall => {
  if (key === null) throw new ApiError("IDEMPOTENCY_KEY_MISSING");
  return { clientId, key, endpoint, bodyHash: createHash("sha256").update(JSON.stringify(input)).digest("hex") };
};

/** The record an earlier call with this key made; null for a new key. Throws IDEMPOTENCY_KEY_REUSED for another body. */
export async function findEarlierCall(db: Queryable, call: IdempotentCall): Promise<string | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.clientId, call.clientId), eq(idempotencyKeys.key, call.key)));
  if (!row) return null;
  if (row.endpoint !== call.endpoint || row.bodyHash !== call.bodyHash) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
  return row.resourceId;
}

/**
 * Binds the key to a record in the transaction that makes it. False when another call has it: a call that runs at the
 * same moment is waited for, and when it fails the key is free again.
 */
export async function claimKey(tx: Transaction, call: IdempotentCall, resourceId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ ...call, resourceId, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}
