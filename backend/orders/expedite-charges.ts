import type { Transaction } from "../db/database.ts";
import { and, eq } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";

/** Time for a customer who has just changed the method to pay by hand, before the shop does it. */
const methodChangeGraceMs = 2 * 60_000;

/** The client has a new default method: its failed boxes are charged to it soon, those past their last retry too. */
export async function expediteCharges(tx: Transaction, clientId: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ nextChargeAt: new Date(now.getTime() + methodChangeGraceMs) })
    .where(and(eq(orders.clientId, clientId), eq(orders.kind, "BOX"), eq(orders.status, "PAYMENT_FAILED")));
}
