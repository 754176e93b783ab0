import type { Dependencies } from "#backend/context.ts";
import { chargeDue } from "#backend/orders/charge.ts";
import { findOrderRow } from "#backend/orders/store.ts";
import type { OrderStatus } from "#contract/orders.ts";

/** Charges what is due of an order; answers the status afterwards, null for an unknown order. */
export async function chargeOrder(
  dependencies: Dependencies,
  orderId: string,
  options: Parameters<typeof chargeDue>[2],
): Promise<OrderStatus | null> {
  await chargeDue(dependencies, orderId, options);
  return (await findOrderRow(dependencies.db, orderId))?.status ?? null;
}
