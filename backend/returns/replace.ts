import { exchangeOffer, price } from "#contract/price.ts";
import type { Transaction } from "../db/database.ts";
import { eq, inArray } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { findOffer } from "../delivery/offers.ts";
import { planDelivery } from "../delivery/working-days.ts";
import { nextOrderNumber } from "../orders/line.ts";
import { addEvent, type StoredOrder } from "../orders/store.ts";
import type { StoredLine } from "./store.ts";

/** Another size that was put aside, with what was paid for each piece it replaces. */
export interface Replacement {
  line: StoredLine;
  variantId: number;
  paidCents: number[];
}

/**
 * An order with the other sizes, paid by the one they replace: its pieces stand at what was paid for them and its
 * discount takes all of it off. Answers its id and number.
 */
export async function insertReplacement(
  tx: Transaction,
  order: StoredOrder,
  wanted: readonly Replacement[],
  now: Date,
): Promise<{ id: string; number: string }> {
  const { country_code: country } = order.shippingAddress;
  const days = findOffer(country, order.delivery.mode)?.days;
  if (!days) throw new Error(`no delivery to ${country}`);
  const { from, until } = planDelivery(now, days);
  const id = crypto.randomUUID();
  const sizes = await tx
    .select({ id: variants.id, size: variants.size })
    .from(variants)
    .where(
      inArray(
        variants.id,
        wanted.map(({ variantId }) => variantId),
      ),
    );
  const rows = wanted.flatMap(({ line, variantId, paidCents }) => {
    const size = sizes.find((variant) => variant.id === variantId)?.size;
    if (size === undefined) throw new Error(`no variant ${variantId}`);
    return paidCents.map((unitPriceCents) => ({
      id: crypto.randomUUID(),
      orderId: id,
      productId: line.productId,
      variantId,
      snapshot: { ...line.snapshot, size },
      quantity: 1,
      unitPriceCents,
      lookId: line.lookId,
    }));
  });
  const made = price(
    rows.map((row) => ({ id: row.id, unitPriceCents: row.unitPriceCents, count: row.quantity })),
    {
      vatRateBasisPoints: order.vatRateBasisPoints,
      shippingFeeCents: 0,
      freeFromCents: null,
      offer: exchangeOffer,
      code: null,
      prepaidCents: 0,
      walletCents: 0,
    },
  );
  await tx.insert(orders).values({
    id,
    number: nextOrderNumber(now),
    clientId: order.clientId,
    kind: "SHOP",
    status: "PAID",
    locale: order.locale,
    itemsTotalCents: made.itemsTotalCents,
    shippingFeeCents: made.shippingFeeCents,
    isShippingOffered: made.isShippingOffered,
    discountCents: made.discountCents,
    totalCents: made.totalCents,
    steps: made.steps,
    vatCents: made.vatCents,
    vatRateBasisPoints: made.vatRateBasisPoints,
    delivery: { ...order.delivery, expected_from: from, expected_until: until },
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    createdAt: now,
    paidAt: now,
    exchangeOf: order.exchangeOf ?? order.id,
  });
  await tx.insert(orderLines).values(rows.map((row, position) => ({ ...row, position })));
  await addEvent(tx, id, "PAID", now);
  const [numbered] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, id));
  return { id, number: numbered?.number ?? "" };
}
