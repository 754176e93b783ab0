import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../db/database.ts";
import { cartLines, carts } from "../db/schema/order.ts";
import type { StoredLine } from "./merge.ts";

export type StoredCart = typeof carts.$inferSelect;

export async function findCart(db: Queryable, id: string): Promise<StoredCart | null> {
  return (await db.select().from(carts).where(eq(carts.id, id)))[0] ?? null;
}

/** Locks the cart until the transaction ends, so that its lines and version change together. */
export async function lockCart(tx: Transaction, id: string): Promise<StoredCart | null> {
  return (await tx.select().from(carts).where(eq(carts.id, id)).for("update"))[0] ?? null;
}

export async function openVisitorCart(db: Queryable, now: Date): Promise<StoredCart> {
  const cart = { id: crypto.randomUUID(), clientId: null, version: 1, mergedAt: null, createdAt: now, updatedAt: now };
  await db.insert(carts).values(cart);
  return cart;
}

/** A client has one cart: two calls at once open the same one. */
export async function openClientCart(db: Queryable, clientId: string, now: Date): Promise<StoredCart> {
  const find = () => db.select().from(carts).where(eq(carts.clientId, clientId));
  const known = (await find())[0];
  if (known) return known;
  await db
    .insert(carts)
    .values({ id: crypto.randomUUID(), clientId, version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const opened = (await find())[0];
  if (!opened) throw new Error("the cart of a client is gone");
  return opened;
}

export async function findLines(db: Queryable, cartId: string): Promise<StoredLine[]> {
  return db
    .select({ variantId: cartLines.variantId, quantity: cartLines.quantity, lookId: cartLines.lookId })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId));
}

export async function saveLine(tx: Transaction, cartId: string, line: StoredLine, now: Date): Promise<void> {
  await tx
    .insert(cartLines)
    .values({ cartId, ...line, addedAt: now })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: { quantity: line.quantity, lookId: line.lookId },
    });
}

/** Says whether the line was there. */
export async function removeLine(tx: Transaction, cartId: string, variantId: number): Promise<boolean> {
  const removed = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId)))
    .returning({ variantId: cartLines.variantId });
  return removed.length > 0;
}

export async function bumpVersion(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cartId));
}

export async function closeVisitorCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ mergedAt: now, updatedAt: now })
    .where(and(eq(carts.id, cartId), isNull(carts.clientId)));
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}

/** Takes ordered pieces out of a cart; what was added since stays. */
export async function takeOrderedLines(
  tx: Transaction,
  cartId: string,
  ordered: readonly { variantId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  if (!(await lockCart(tx, cartId))) return;
  const lines = await findLines(tx, cartId);
  for (const { variantId, quantity } of ordered) {
    const line = lines.find((candidate) => candidate.variantId === variantId);
    if (!line) continue;
    if (line.quantity > quantity) await saveLine(tx, cartId, { ...line, quantity: line.quantity - quantity }, now);
    else await removeLine(tx, cartId, variantId);
  }
  await bumpVersion(tx, cartId, now);
}
