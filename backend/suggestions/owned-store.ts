import type { Queryable } from "../db/database.ts";
import { and, eq, inArray, isNotNull, lt, or, sql } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { requests } from "../db/schema/request.ts";
import type { StoredWearer } from "../stylist/wearer-store.ts";

/**
 * How many pieces of each cut a profile has in sizes it can still wear: what was kept of its boxes, and what its client
 * bought in the shop in those sizes.
 */
export async function countOwnedKinds(
  db: Queryable,
  { profileId, clientId }: Pick<StoredWearer, "profileId" | "clientId">,
  sizes: readonly string[],
): Promise<Map<string, number>> {
  const boxes = db
    .select({ id: requests.orderId })
    .from(requests)
    .where(and(eq(requests.profileId, profileId), eq(requests.status, "CLOSED")));
  const rows = await db
    .select({
      kind: sql<string>`${products.kind}`,
      count: sql<number>`sum(${orderLines.quantity} - ${orderLines.returnedQuantity})::int`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(
      and(
        eq(orders.clientId, clientId),
        inArray(orders.status, ["PAID", "PREPARED", "SHIPPED", "DELIVERED"]),
        or(eq(orders.kind, "SHOP"), inArray(orders.id, boxes)),
        lt(orderLines.returnedQuantity, orderLines.quantity),
        inArray(variants.size, [...sizes]),
        isNotNull(products.kind),
      ),
    )
    .groupBy(products.kind);
  return new Map(rows.map(({ kind: cut, count }) => [cut, count]));
}
