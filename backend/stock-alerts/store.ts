import type { LocaleOption } from "#contract/locale.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, eq, isNotNull, isNull, lt, or, sql } from "../db/orm.ts";
import { stockAlerts } from "../db/schema/after-sale.ts";
import { brands, products, variants, type StoredImage } from "../db/schema/catalog.ts";

export type StoredAlert = typeof stockAlerts.$inferSelect;

/** A variant somebody may wait for, with what its alert tells. */
export interface WaitedFor {
  variantId: number;
  size: string;
  stock: number;
  productId: number;
  names: (typeof products.$inferSelect)["names"];
  cleanNames: (typeof products.$inferSelect)["cleanNames"];
  collectionSlug: string;
  isPublished: boolean;
  brandName: string;
  priceCents: number;
  /** Its front; null for a product without a picture. */
  image: StoredImage | null;
}

const waitedForColumns = {
  variantId: variants.id,
  size: variants.size,
  stock: variants.stock,
  productId: products.id,
  names: products.names,
  cleanNames: products.cleanNames,
  collectionSlug: products.collectionSlug,
  isPublished: products.isPublished,
  brandName: brands.name,
  priceCents: products.priceCents,
  image: sql<StoredImage | null>`${products.images} -> 0`,
};

/** A size of a product that is in the shop; null when there is none. */
export async function findWaitedFor(db: Queryable, variantId: number): Promise<WaitedFor | null> {
  const [row] = await db
    .select(waitedForColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(variants.id, variantId), eq(products.isPublished, true)));
  return row ?? null;
}

interface NewAlert {
  variantId: number;
  email: string;
  locale: LocaleOption;
  isConfirmed: boolean;
  now: Date;
}

/**
 * Keeps one alert for an e-mail and a size, however often it is asked for; one that waits for its link is confirmed by
 * who is signed in.
 */
export async function keepAlert(tx: Transaction, alert: NewAlert): Promise<StoredAlert> {
  const { variantId, email, locale, isConfirmed, now } = alert;
  const confirmedAt = isConfirmed ? now : null;
  const [row] = await tx
    .insert(stockAlerts)
    .values({ id: crypto.randomUUID(), variantId, email, locale, createdAt: now, confirmedAt })
    .onConflictDoUpdate({
      target: [stockAlerts.variantId, stockAlerts.email],
      targetWhere: isNull(stockAlerts.endedAt),
      set: { locale, confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, excluded.confirmed_at)` },
    })
    .returning();
  if (!row) throw new Error("an alert that was neither made nor found");
  return row;
}

export async function findAlert(db: Queryable, id: string): Promise<StoredAlert | null> {
  const [row] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id));
  return row ?? null;
}

export async function confirmAlert(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(stockAlerts)
    .set({ confirmedAt: now })
    .where(and(eq(stockAlerts.id, id), isNull(stockAlerts.confirmedAt)));
}

/** Ends everything an e-mail waits for. */
export async function endAlertsOf(db: Queryable, email: string, now: Date): Promise<void> {
  await db
    .update(stockAlerts)
    .set({ endedAt: now })
    .where(and(eq(stockAlerts.email, email), isNull(stockAlerts.endedAt)));
}

/** Ends some alerts and answers them, oldest first; two processes never end the same one. */
async function endSome(tx: Transaction, due: ReturnType<typeof and>, now: Date, limit: number) {
  const rows = await tx
    .select({ alert: stockAlerts, waitedFor: waitedForColumns })
    .from(stockAlerts)
    .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isNull(stockAlerts.endedAt), isNotNull(stockAlerts.confirmedAt), due))
    .orderBy(stockAlerts.createdAt)
    .limit(limit)
    .for("update", { of: stockAlerts, skipLocked: true });
  for (const { alert } of rows) await tx.update(stockAlerts).set({ endedAt: now }).where(eq(stockAlerts.id, alert.id));
  return rows;
}

/** Ends and answers alerts whose size is in stock again. */
export const endFulfilled = (tx: Transaction, now: Date, limit: number) =>
  endSome(tx, and(sql`${variants.stock} > 0`, eq(products.isPublished, true)), now, limit);

/** Ends and answers alerts asked for before a day, also those for what has left the shop. */
export const endOlder = (tx: Transaction, before: Date, now: Date, limit: number) =>
  endSome(tx, lt(stockAlerts.createdAt, before), now, limit);

/** Forgets what ended, and what nobody confirmed. */
export async function forgetAlerts(
  db: Queryable,
  { endedBefore, unconfirmedBefore }: { endedBefore: Date; unconfirmedBefore: Date },
): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(
      or(
        lt(stockAlerts.endedAt, endedBefore),
        and(isNull(stockAlerts.confirmedAt), lt(stockAlerts.createdAt, unconfirmedBefore)),
      ),
    );
}
