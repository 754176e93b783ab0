import type { Queryable } from "#backend/db/database.ts";
import { and, eq, inArray, isNotNull, ne, sql } from "#backend/db/orm.ts";
import { returnLines, returns } from "#backend/db/schema/after-sale.ts";
import { products, variants } from "#backend/db/schema/catalog.ts";
import { orderLines, orders } from "#backend/db/schema/order.ts";
import { requestItems, requests } from "#backend/db/schema/request.ts";

type Counted = { id: number; pieces: number }[];
const sumOf = (column: Parameters<typeof sql>[1]) => sql`sum(${column})`.mapWith(Number);

/** Where the pieces of a size are: in the shop, put aside, with customers, or thrown away. */
async function countPieces(db: Queryable): Promise<Counted[]> {
  const shelf = await db.select({ id: variants.id, pieces: variants.stock }).from(variants);
  const aside = await db
    .select({ id: requestItems.variantId, pieces: sql`count(*)`.mapWith(Number) })
    .from(requestItems)
    .innerJoin(requests, eq(requests.id, requestItems.requestId))
    .where(inArray(requests.status, ["COMPOSED", "VALIDATED"]))
    .groupBy(requestItems.variantId);
  const sold = await db
    .select({
      id: orderLines.variantId,
      pieces: sumOf(sql`${orderLines.quantity} - ${orderLines.returnedQuantity}`),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(ne(orders.status, "CANCELLED"))
    .groupBy(orderLines.variantId);
  const exchanged = await db
    .select({
      id: sql<number>`${returnLines.exchangeVariantId}`,
      pieces: sumOf(sql`coalesce(${returnLines.receivedQuantity}, ${returnLines.quantity})`),
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(inArray(returns.status, ["DECLARED", "RECEIVED"]), isNotNull(returnLines.exchangeVariantId)))
    .groupBy(returnLines.exchangeVariantId);
  const damaged = await db
    .select({ id: orderLines.variantId, pieces: sumOf(returnLines.damagedQuantity) })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returns.status, "SETTLED"))
    .groupBy(orderLines.variantId);
  return [shelf, aside, sold, exchanged, damaged];
}

/** Pieces of each size wherever they are; it never changes, because nobody brings new ones. */
export async function countBought(db: Queryable): Promise<Map<number, number>> {
  const bought = new Map<number, number>();
  for (const { id, pieces } of (await countPieces(db)).flat()) bought.set(id, (bought.get(id) ?? 0) + pieces);
  return bought;
}

/** Sizes of which a piece was lost or made, shelves below zero, products that show other sizes than they have. */
export async function auditStock(db: Queryable, bought: ReadonlyMap<number, number>): Promise<string[]> {
  const now = await countBought(db);
  const lost = [...bought].filter(([id, pieces]) => now.get(id) !== pieces);
  const negative = await db
    .select({ id: variants.id })
    .from(variants)
    .where(sql`${variants.stock} < 0`);
  const wrong = await db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.sizesInStock} <> array(select ${variants.size} from ${variants} where ${variants.productId} = ${products.id} and ${variants.stock} > 0 order by ${variants.position})`,
    );
  return [
    ...lost.map(([id, pieces]) => `of the size ${id} ${pieces} were bought, ${now.get(id)} are left`),
    ...negative.map(({ id }) => `the size ${id} is below zero`),
    ...wrong.map(({ id }) => `the product ${id} shows sizes it has not`),
  ];
}
