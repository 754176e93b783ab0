import type { Transaction } from "../db/database.ts";
import { orderPaid } from "../ledger/order-entries.ts";
import { findKeptPayments } from "../payments/store.ts";
import type { StoredOrder } from "./store.ts";

/** What a paid order moves besides itself. */
export async function bookPaidOrder(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  await orderPaid(tx, order, await findKeptPayments(tx, order.id), now);
}
