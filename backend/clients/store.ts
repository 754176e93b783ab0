import { and, count, eq, inArray, sql, sum } from "drizzle-orm";
import type { OrderStatus } from "#contract/orders.ts";
import type { Queryable } from "../db/database.ts";
import { clients } from "../db/schema/client.ts";
import { cartLines, carts, orders } from "../db/schema/order.ts";

export type StoredClient = typeof clients.$inferSelect;

const paidStatuses: OrderStatus[] = ["PAID", "PREPARED", "SHIPPED", "DELIVERED"];

const hasEmail = (email: string) => eq(sql`lower(${clients.email})`, email.trim().toLowerCase());

export async function findCredentials(
  db: Queryable,
  email: string,
): Promise<{ id: string; passwordHash: string } | null> {
  const [row] = await db
    .select({ id: clients.id, passwordHash: clients.passwordHash })
    .from(clients)
    .where(hasEmail(email));
  return row ?? null;
}

/** False when the e-mail belongs to a client already. */
export async function insertClient(db: Queryable, client: typeof clients.$inferInsert): Promise<boolean> {
  const rows = await db.insert(clients).values(client).onConflictDoNothing().returning({ id: clients.id });
  return rows.length > 0;
}

export async function findClient(db: Queryable, id: string): Promise<StoredClient | null> {
  const [row] = await db.select().from(clients).where(eq(clients.id, id));
  return row ?? null;
}

export async function updateClientFields(db: Queryable, id: string, fields: Partial<StoredClient>): Promise<void> {
  if (Object.keys(fields).length > 0) await db.update(clients).set(fields).where(eq(clients.id, id));
}

/** What the shop knows of a client: pieces in the cart and orders that were paid. */
export async function readShopFacts(
  db: Queryable,
  clientId: string,
): Promise<{ cartQuantity: number; paidOrders: number }> {
  const [cart] = await db
    .select({ quantity: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.clientId, clientId));
  const [order] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), inArray(orders.status, paidStatuses)));
  return { cartQuantity: cart?.quantity ?? 0, paidOrders: order?.count ?? 0 };
}
