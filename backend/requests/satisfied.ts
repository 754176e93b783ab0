import type { Order } from "#contract/orders.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";
import { requests } from "../db/schema/request.ts";
import { ApiError } from "../http/problem.ts";
import { findOrder } from "../orders/answer.ts";
import { findOrderOf, lockOrder } from "../orders/store.ts";
import { chargeClosed, closeLocked } from "./close.ts";
import type { BoxContext } from "./service.ts";
import { lockBox } from "./store.ts";

/**
 * The client keeps everything: the box closes at once and is charged. Throws BOX_NOT_CLOSABLE for a box that is not
 * delivered or of which something is on its way back; a closed one stays as it is.
 */
export async function closeSatisfied(context: BoxContext, orderId: string): Promise<Order> {
  const { db, clock, caller } = context;
  const order = await findOrderOf(db, orderId, caller.clientId);
  if (order?.kind !== "BOX") throw new ApiError("NOT_FOUND");
  const [known] = await db.select({ id: requests.id }).from(requests).where(eq(requests.orderId, orderId));
  if (!known) throw new ApiError("NOT_FOUND");
  await db.transaction(async (tx) => {
    const box = await lockBox(tx, known.id);
    if (box?.request.status === "CLOSED") return;
    // A return that is declared at this very moment has the order's lock: what it made is seen here, or it sees the bill.
    await lockOrder(tx, orderId);
    const open = await tx
      .select({ id: returns.id })
      .from(returns)
      .where(and(eq(returns.orderId, orderId), inArray(returns.status, ["DECLARED", "RECEIVED"])))
      .limit(1);
    if (!box || open.length > 0 || !(await closeLocked(tx, box, clock.now()))) throw new ApiError("BOX_NOT_CLOSABLE");
  });
  await chargeClosed(context, orderId);
  const answer = await findOrder(db, orderId, clock.now());
  if (!answer) throw new ApiError("NOT_FOUND");
  return answer;
}
