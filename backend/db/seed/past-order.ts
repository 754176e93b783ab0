import { and, asc, eq, gt, inArray } from "../orm.ts";
import { toDecimal } from "#contract/money.ts";
import type { Dependencies } from "../../context.ts";
import { readBuyer } from "../../discounts/store.ts";
import { moveOn, planStep } from "../../fulfilment/fulfil.ts";
import { createOrder } from "../../orders/create.ts";
import { planQuote, resolveLines } from "../../orders/quote.ts";
import { requireLockedOrder } from "../../orders/store.ts";
import { products, variants } from "../schema/catalog.ts";
import { mailOutbox } from "../schema/order.ts";

const dayMs = 24 * 60 * 60_000;

interface Shopper {
  clientId: string;
  addressId: string;
  paymentMethodId: string;
}

/**
 * Two pieces of the shop, bought with the saved card three weeks ago and delivered since, as the shop delivers: they can
 * still be sent back. Nothing is mailed for it.
 */
export async function seedPastOrder(dependencies: Dependencies, { clientId, addressId, paymentMethodId }: Shopper) {
  const { db, clock } = dependencies;
  const orderedAt = new Date(clock.now().getTime() - 21 * dayMs);
  const pieces = await db
    .selectDistinctOn([products.rank, products.id], { product_id: products.id, variant_id: variants.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(eq(products.profileType, "KID"), eq(products.isPublished, true), gt(variants.stock, 3)))
    .orderBy(asc(products.rank), asc(products.id), asc(variants.position))
    .limit(2);
  if (pieces.length === 0) return;
  const lines = pieces.map((piece) => ({ ...piece, quantity: 1, look: null }));
  const wish = { clientId, country: "FR", mode: "HOME", code: null, useWallet: false } as const;
  const found = await resolveLines(db, lines, clientId, "fr", orderedAt);
  const { totals } = await planQuote(db, found, await readBuyer(db, clientId, orderedAt), wish, orderedAt);
  const order = await createOrder(
    {
      lines,
      shipping_address: { id: addressId },
      delivery: { mode: "HOME" },
      payment_method_id: paymentMethodId,
      expected_total_ttc: toDecimal(totals.totalCents),
    },
    {
      ...dependencies,
      clock: { now: () => orderedAt },
      caller: { clientId, sessionId: clientId },
      idempotencyKey: "demo-past-order",
      locale: "fr",
      localeOption: "fr-FR",
    },
  );
  await db.transaction(async (tx) => {
    for (;;) {
      const moving = await requireLockedOrder(tx, order.id);
      const step = planStep(moving);
      if (!step) break;
      await moveOn(tx, moving, step.at);
    }
    const mails = ["order-confirmation", "order-shipped", "order-delivered"].map((kind) => `${kind}:${order.id}`);
    await tx.delete(mailOutbox).where(inArray(mailOutbox.dedupeKey, mails));
  });
}
