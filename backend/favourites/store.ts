import type { Queryable, Transaction } from "../db/database.ts";
import { and, desc, eq, inArray } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { favourites } from "../db/schema/favourite.ts";

export type StoredFavourite = typeof favourites.$inferSelect;

const ofClient = (clientId: string) => eq(favourites.clientId, clientId);
const isInShop = eq(products.isListed, true);

/** Those that are in the shop, newest first. */
export async function findFavourites(db: Queryable, clientId: string): Promise<StoredFavourite[]> {
  const rows = await db
    .select({ favourite: favourites })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(ofClient(clientId), isInShop))
    .orderBy(desc(favourites.keptAt), desc(favourites.productId));
  return rows.map(({ favourite }) => favourite);
}

export async function findFavouriteIds(db: Queryable, clientId: string): Promise<number[]> {
  const rows = await db.select({ id: favourites.productId }).from(favourites).where(ofClient(clientId));
  return rows.map(({ id }) => id);
}

/** Prices of those of some products that are in the shop. */
export async function findPrices(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, priceCents: products.priceCents })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isInShop));
  return new Map(rows.map(({ id, priceCents }) => [id, priceCents]));
}

export async function addFavourites(tx: Transaction, rows: readonly StoredFavourite[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(favourites)
      .values([...rows])
      .onConflictDoNothing();
}

/** Answers whether it was one. */
export async function removeFavourite(db: Queryable, clientId: string, productId: number): Promise<boolean> {
  const gone = await db
    .delete(favourites)
    .where(and(ofClient(clientId), eq(favourites.productId, productId)))
    .returning({ id: favourites.productId });
  return gone.length > 0;
}
