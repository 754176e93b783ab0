import type { Queryable, Transaction } from "../db/database.ts";
import { and, asc, eq, inArray, isNull, sql, type SQL } from "../db/orm.ts";
import { cartLines, carts } from "../db/schema/order.ts";
import { writeTogether } from "../db/write-together.ts";
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
  const cart = {
    id: crypto.randomUUID(),
    clientId: null,
    version: 1,
    mergedAt: null,
    couponCode: null,
    usesWallet: false,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(carts).values(cart);
  return cart;
}

/** A cart with its lines, the first added first. */
export interface FilledCart extends StoredCart {
  lines: StoredLine[];
}

const lineColumns = { variantId: cartLines.variantId, quantity: cartLines.quantity, lookId: cartLines.lookId };

async function findFilled(db: Queryable, where: SQL): Promise<FilledCart | null> {
  const rows = await db
    .select({ cart: carts, line: lineColumns })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(where)
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId));
  return rows[0] ? { ...rows[0].cart, lines: rows.flatMap(({ line }) => line ?? []) } : null;
}

export const findFilledCart = (db: Queryable, id: string): Promise<FilledCart | null> =>
  findFilled(db, eq(carts.id, id));

export const findClientCart = (db: Queryable, clientId: string): Promise<FilledCart | null> =>
  findFilled(db, eq(carts.clientId, clientId));

/** A client has one cart: two calls at once open the same one. */
export async function openClientCart(db: Queryable, clientId: string, now: Date): Promise<FilledCart> {
  const known = await findClientCart(db, clientId);
  if (known) return known;
  await db
    .insert(carts)
    .values({ id: crypto.randomUUID(), clientId, version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const opened = await findClientCart(db, clientId);
  if (!opened) throw new Error("the cart of a client is gone");
  return opened;
}

/** Lines of a cart that is locked: read in a statement of its own, which sees what was written before the lock was had. */
export async function findLines(db: Queryable, cartId: string): Promise<StoredLine[]> {
  return db
    .select(lineColumns)
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId));
}

/** To be awaited, or sent with other writes. */
export const saveLine = (tx: Transaction, cartId: string, line: StoredLine, now: Date) =>
  tx
    .insert(cartLines)
    .values({ cartId, ...line, addedAt: now })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: { quantity: line.quantity, lookId: line.lookId },
    });

/** To be awaited, or sent with other writes. */
export const removeLine = (tx: Transaction, cartId: string, variantId: number) =>
  tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId)));

/** To be awaited, or sent with other writes: but for it none of the cart itself, or one of the two is lost. */
export const bumpVersion = (
  tx: Transaction,
  cartId: string,
  now: Date,
  changes: Partial<Pick<StoredCart, "couponCode" | "usesWallet">> = {},
) =>
  tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now, ...changes })
    .where(eq(carts.id, cartId));

export async function closeVisitorCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ mergedAt: now, updatedAt: now })
    .where(and(eq(carts.id, cartId), isNull(carts.clientId)));
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}

/** Takes ordered pieces out of a cart, with the code and the wish for the wallet; what was added since stays. */
export async function takeOrderedLines(
  tx: Transaction,
  cartId: string,
  ordered: readonly { variantId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  if (!(await lockCart(tx, cartId))) return;
  const quantities = new Map(ordered.map(({ variantId, quantity }) => [variantId, quantity]));
  const left = (await findLines(tx, cartId)).flatMap((line) => {
    const taken = quantities.get(line.variantId);
    return taken === undefined ? [] : [{ ...line, quantity: line.quantity - taken }];
  });
  const gone = left.filter(({ quantity }) => quantity <= 0).map(({ variantId }) => variantId);
  const isGone = and(eq(cartLines.cartId, cartId), inArray(cartLines.variantId, gone));
  await writeTogether(tx, [
    bumpVersion(tx, cartId, now, { couponCode: null, usesWallet: false }),
    ...(gone.length > 0 ? [tx.delete(cartLines).where(isGone)] : []),
    ...left.filter(({ quantity }) => quantity > 0).map((line) => saveLine(tx, cartId, line, now)),
  ]);
}
