import { orderEvents, orderLines, orders } from "#backend/db/schema/order.ts";
import type { OrderStatus } from "#contract/orders.ts";
import { vatIncluded } from "#contract/vat.ts";
import { address, type OrderWorld } from "./order-world.ts";
import { plainSteps } from "./plain-steps.ts";
import { priceOf } from "./test-catalogue.ts";

/** A box's order of `[index of the piece, quantity]` pairs, without shipping fee; answers its id. */
export async function aBoxOrder(
  world: OrderWorld,
  clientId: string,
  wanted: [number, number][],
  status: OrderStatus = "PENDING_PAYMENT",
  changes: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const now = world.clock.now();
  const itemsTotalCents = wanted.reduce((sum, [index, quantity]) => sum + priceOf(index) * quantity, 0);
  const lines = wanted.map(([index, quantity], position) => ({
    id: crypto.randomUUID(),
    orderId: id,
    position,
    productId: world.piece(index).productId,
    variantId: world.piece(index).id,
    quantity,
    unitPriceCents: priceOf(index),
    snapshot: {
      name: "Haut",
      clean_name: "haut",
      brand_name: "Ombelle",
      size: "4 ans",
      collection_slug: "nouveautes",
      image: { url: "/p/0.svg", width: 900, height: 1200, placeholder: "#f6efe2", alt: "-" },
    },
  }));
  await world.db.insert(orders).values({
    id,
    number: `PM-BOX-${id.slice(0, 8)}`,
    clientId,
    kind: "BOX",
    status,
    locale: "de-DE",
    itemsTotalCents,
    shippingFeeCents: 0,
    isShippingOffered: true,
    totalCents: itemsTotalCents,
    vatCents: vatIncluded(itemsTotalCents, 2000),
    vatRateBasisPoints: 2000,
    steps: plainSteps(lines),
    delivery: {
      mode: "HOME",
      carrier: "Colissimo",
      pickup_point: null,
      expected_from: "2026-11-18",
      expected_until: "2026-11-19",
    },
    shippingAddress: address,
    billingAddress: address,
    createdAt: now,
    ...changes,
  });
  await world.db.insert(orderLines).values(lines);
  await world.db.insert(orderEvents).values({ orderId: id, sequence: 1, status, at: now });
  return id;
}
