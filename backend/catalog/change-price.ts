import type { Database } from "../db/database.ts";
import { asc, eq } from "../db/orm.ts";
import { collectionProducts, priceHistory, products } from "../db/schema/catalog.ts";
import { planPriceChange, type NewPrice } from "./price-change.ts";

export interface ChangedPrice extends NewPrice {
  productId: number;
  name: string;
  previousPriceCents: number;
}

/**
 * Gives a product a new price: what it says of its reduction, its price history and the copies its lists sort by change
 * together; the pages that show it hear of it through the change feed. Null for an unknown SKU.
 */
export async function changePrice(
  db: Database,
  change: { sku: string; priceCents: number; now: Date; isRegular: boolean },
): Promise<ChangedPrice | null> {
  return db.transaction(async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.sku, change.sku)).for("no key update");
    if (!product) return null;
    const history = await tx
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, product.id))
      .orderBy(asc(priceHistory.startsAt));
    const price = planPriceChange(product, history, change);
    const answer = { ...price, productId: product.id, name: product.names.fr, previousPriceCents: product.priceCents };
    if (price.priceCents === product.priceCents && !change.isRegular) return { ...answer, ...keptOf(product) };
    await tx.update(products).set(price).where(eq(products.id, product.id));
    await tx
      .insert(priceHistory)
      .values({ productId: product.id, startsAt: change.now, priceCents: price.priceCents })
      .onConflictDoUpdate({
        target: [priceHistory.productId, priceHistory.startsAt],
        set: { priceCents: price.priceCents },
      });
    await tx
      .update(collectionProducts)
      .set({ priceCents: price.priceCents, discountPercent: price.discountPercent })
      .where(eq(collectionProducts.productId, product.id));
    return answer;
  });
}

/** A price that stays as it is keeps its reduction, too. */
const keptOf = ({
  priceCents,
  originalPriceCents,
  lowestPrice30DaysCents,
  discountPercent,
}: typeof products.$inferSelect): NewPrice => ({
  priceCents,
  originalPriceCents,
  lowestPrice30DaysCents,
  discountPercent,
});
