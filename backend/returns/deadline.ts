import type { Order } from "#contract/orders.ts";
import type { Transaction } from "../db/database.ts";
import { eq } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { ApiError } from "../http/problem.ts";
import type { OrderContext } from "../orders/checkout.ts";
import { requireOrder } from "../orders/create.ts";
import { lockOrder, type StoredOrder } from "../orders/store.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";

/** An order of the caller, locked. Throws NOT_FOUND. */
export async function requireOwnOrder(tx: Transaction, orderId: string, clientId: string): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId);
  if (order?.clientId !== clientId) throw new ApiError("NOT_FOUND");
  return order;
}

/** Answers the last day to declare a return. Throws RETURN_NOT_POSSIBLE before the delivery and for a closed box. */
export function requireReturnable(order: StoredOrder, now: Date): string {
  const { status, returnUntil } = order;
  if (status !== "DELIVERED" || returnUntil === null) throw new ApiError("RETURN_NOT_POSSIBLE", { data: { status } });
  if (todayOf(now) > returnUntil) throw new ApiError("RETURN_DEADLINE_PASSED", { data: { return_until: returnUntil } });
  return returnUntil;
}

/** Moves the last day to declare a return, once for an order or box. The clock of a box looks at it by itself. */
export async function extendDeadline(orderId: string, days: number, context: OrderContext): Promise<Order> {
  await context.db.transaction(async (tx) => {
    const order = await requireOwnOrder(tx, orderId, context.caller.clientId);
    const returnUntil = requireReturnable(order, context.clock.now());
    if (order.returnExtensionDays > 0)
      throw new ApiError("RETURN_DEADLINE_ALREADY_MOVED", { data: { return_until: returnUntil } });
    await tx
      .update(orders)
      .set({ returnUntil: addDays(returnUntil, days), returnExtensionDays: days })
      .where(eq(orders.id, orderId));
  });
  return requireOrder(context, orderId);
}
