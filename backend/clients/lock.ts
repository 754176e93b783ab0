import type { Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { clients } from "../db/schema/client.ts";

/**
 * Holds the client until the transaction ends, so that two calls cannot both choose a default. Rows that refer to the
 * client may be inserted meanwhile: a lock against those would let a box and an account wait for each other.
 */
export async function lockClient(tx: Transaction, clientId: string): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for("no key update");
}
