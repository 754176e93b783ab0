import type { Transaction } from "../db/database.ts";
import { asc, inArray, sql } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { isAvailable } from "./availability.ts";

export interface StockLine {
  variantId: number;
  /** Pieces; positive. */
  quantity: number;
}
export interface Shortage extends StockLine {
  /** Pieces that are there; 0 for an unknown variant. */
  available: number;
}
export type TakenStock = { ok: true } | { ok: false; shortages: Shortage[] };

interface LockedVariant {
  id: number;
  productId: number;
  stock: number;
}

function sumByVariant(lines: readonly StockLine[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  return quantities;
}

/** Locked in the order of ids: two transactions that want the same variants wait for each other instead of deadlocking. */
async function lockVariants(tx: Transaction, ids: readonly number[]): Promise<LockedVariant[]> {
  return tx
    .select({ id: variants.id, productId: variants.productId, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
    .orderBy(asc(variants.id))
    .for("no key update");
}

const sortedIds = (changes: readonly { productId: number }[]): number[] =>
  [...new Set(changes.map(({ productId }) => productId))].toSorted((a, b) => a - b);

/**
 * The products are locked before their sizes are read, in a statement of its own: under READ COMMITTED the next
 * statement sees what a transaction that held the lock before has committed.
 */
async function refreshSizes(tx: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for("no key update");
  await tx
    .update(products)
    .set({
      sizesInStock: sql`array(select ${variants.size} from ${variants} where ${variants.productId} = ${products.id} and ${variants.stock} > 0 order by ${variants.position})`,
    })
    .where(inArray(products.id, [...productIds]));
}

async function applyChanges(
  tx: Transaction,
  locked: readonly LockedVariant[],
  delta: (id: number) => number,
): Promise<void> {
  const changes = locked.map((variant) => ({ ...variant, after: variant.stock + delta(variant.id) }));
  if (changes.length === 0) return;
  const rows = sql.join(
    changes.map(({ id, after }) => sql`(${id}::integer, ${after}::integer)`),
    sql`, `,
  );
  await tx.execute(
    sql`update variants set stock = wanted.stock from (values ${rows}) as wanted(id, stock) where variants.id = wanted.id`,
  );
  await refreshSizes(tx, sortedIds(changes.filter(({ stock, after }) => isAvailable(stock) !== isAvailable(after))));
}

/**
 * Takes pieces out of stock, all or none: with a shortage nothing was changed and the transaction can go on.
 * The variants stay locked until the transaction ends.
 */
export async function takeStock(tx: Transaction, lines: readonly StockLine[]): Promise<TakenStock> {
  const wanted = sumByVariant(lines);
  const locked = await lockVariants(tx, [...wanted.keys()]);
  const stockOf = new Map(locked.map(({ id, stock }) => [id, stock]));
  const shortages = [...wanted].flatMap(([variantId, quantity]) => {
    const available = stockOf.get(variantId) ?? 0;
    return available < quantity ? [{ variantId, quantity, available }] : [];
  });
  if (shortages.length > 0) return { ok: false, shortages };
  await applyChanges(tx, locked, (id) => -(wanted.get(id) ?? 0));
  return { ok: true };
}

/** Puts pieces back, for an order that was cancelled. */
export async function returnStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const returned = sumByVariant(lines);
  await applyChanges(tx, await lockVariants(tx, [...returned.keys()]), (id) => returned.get(id) ?? 0);
}
