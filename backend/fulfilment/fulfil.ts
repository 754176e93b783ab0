import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, gt, inArray, lte, or, sql } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { planTransition } from "../orders/machine.ts";
import { findMailedPieces } from "../orders/mailed-pieces.ts";
import { nextParcelNumber } from "../orders/parcel-number.ts";
import { findClientContact, lockOrder, moveOrder, type StoredOrder } from "../orders/store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { deliverAt, packedBefore, prepareAt, shipAt, shippedBefore, shopReturnUntil } from "./schedule.ts";

type Moving = Pick<StoredOrder, "status" | "paidAt" | "shippedAt" | "delivery">;

/** What happens to an order of the shop next, and when; null when nothing does by itself. */
export function planStep(order: Moving): { event: "PREPARED" | "SHIPPED" | "DELIVERED"; at: Date } | null {
  const { status, paidAt, shippedAt, delivery } = order;
  if (status === "PAID" && paidAt) return { event: "PREPARED", at: prepareAt(paidAt) };
  if (status === "PREPARED" && paidAt) return { event: "SHIPPED", at: shipAt(paidAt) };
  if (status === "SHIPPED" && shippedAt) return { event: "DELIVERED", at: deliverAt(delivery, shippedAt) };
  return null;
}

/** Writes to the client once about the way of the parcel, with what is in it. */
async function mailParcel(
  tx: Transaction,
  order: StoredOrder,
  { kind, ...data }: { kind: "order-shipped" | "order-delivered" } & Record<string, string>,
  now: Date,
): Promise<void> {
  const contact = await findClientContact(tx, order.clientId);
  if (!contact) return;
  const { carrier, pickup_point: point } = order.delivery;
  await enqueueMail(
    tx,
    {
      kind,
      recipient: contact.email,
      locale: order.locale,
      data: {
        firstname: contact.firstname,
        order_number: order.number,
        carrier,
        pickup_point: point?.name ?? null,
        pieces: await findMailedPieces(tx, order.id),
        ...data,
      },
      dedupeKey: `${kind}:${order.id}`,
    },
    now,
  );
}

/** Does what is due at `now` of a locked order, one step. False when nothing is. */
export async function moveOn(tx: Transaction, order: StoredOrder, now: Date): Promise<boolean> {
  const step = order.kind === "SHOP" ? planStep(order) : null;
  const next = step && step.at <= now ? planTransition(order.status, step.event) : null;
  if (!next) return false;
  if (next === "SHIPPED") {
    const trackingNumber = await nextParcelNumber(tx);
    const { expected_from, expected_until } = order.delivery;
    await moveOrder(tx, order.id, next, now, { shippedAt: now, trackingNumber });
    const data = { tracking_number: trackingNumber, expected_from, expected_until };
    await mailParcel(tx, order, { kind: "order-shipped", ...data }, now);
  } else if (next === "DELIVERED") {
    const returnUntil = shopReturnUntil(todayOf(now));
    await moveOrder(tx, order.id, next, now, { deliveredAt: now, returnUntil });
    await mailParcel(tx, order, { kind: "order-delivered", order_id: order.id, return_until: returnUntil }, now);
  } else await moveOrder(tx, order.id, next, now);
  return true;
}

/** What may be due, by the columns alone, so that what is not does not fill the batches; `planStep` decides. */
const mayBeDue = (now: Date) =>
  or(
    and(eq(orders.status, "PAID"), lte(orders.paidAt, packedBefore(now))),
    and(eq(orders.status, "PREPARED"), lte(orders.paidAt, shippedBefore(now))),
    and(eq(orders.status, "SHIPPED"), sql`${orders.delivery} ->> 'expected_until' <= ${todayOf(now)}`),
  );

/** Packs, ships and delivers orders of the shop when their time has come; answers how many moved. Safe in several processes. */
export async function fulfilOrders({ db, clock, log }: Dependencies): Promise<number> {
  return inBatches<StoredOrder>(
    async (after, limit) =>
      db
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.kind, "SHOP"),
            inArray(orders.status, ["PAID", "PREPARED", "SHIPPED"]),
            mayBeDue(clock.now()),
            after ? gt(orders.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(limit),
    async (seen) => {
      const now = clock.now();
      const step = planStep(seen);
      if (!step || step.at > now) return false;
      try {
        return await db.transaction(async (tx) => {
          const order = await lockOrder(tx, seen.id, { skipLocked: true });
          return order !== null && (await moveOn(tx, order, now));
        });
      } catch (error) {
        log.error({ orderId: seen.id, error }, "order not moved on");
        return false;
      }
    },
  );
}
