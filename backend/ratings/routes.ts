import { rateOrder } from "#contract/ratings.ts";
import { eq } from "../db/orm.ts";
import { orderLines } from "../db/schema/order.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { findOrderOf } from "../orders/store.ts";
import { toRating } from "./answer.ts";
import { saveRating } from "./save.ts";

export const ratingRoutes: Implementation[] = [
  implement(rateOrder, async ({ params, body }, { db, clock, caller }) => {
    const order = await findOrderOf(db, params.id, caller.clientId);
    if (!order) throw new ApiError("NOT_FOUND");
    if (order.deliveredAt === null) throw new ApiError("ORDER_NOT_DELIVERED");
    const lines = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, order.id));
    const own = new Set(lines.map(({ id }) => id));
    const fields = body.items.flatMap(({ order_line_id: id }, index) =>
      own.has(id) ? [] : [{ path: `body.items.${index}.order_line_id`, code: "unknown" }],
    );
    if (fields.length > 0) throw new ApiError("VALIDATION", { fields });
    const { overall: score, comment, items } = body;
    const row = await saveRating(db, { orderId: order.id, score, comment, items, updatedAt: clock.now() });
    return toRating(row);
  }),
];
