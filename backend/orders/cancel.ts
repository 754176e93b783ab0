import type { Order } from "#contract/orders.ts";
import { toDecimal } from "#contract/money.ts";
import { paidByLine, shippingOf } from "#contract/price.ts";
import { returnStock } from "../catalog/stock.ts";
import type { Transaction } from "../db/database.ts";
import { asc, eq } from "../db/orm.ts";
import { orderLines, type CreditedLine } from "../db/schema/order.ts";
import { releaseCode } from "../discounts/service.ts";
import { ApiError } from "../http/problem.ts";
import { returnPoints } from "../loyalty/points.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { closeOpenAttempts } from "../payments/close-open.ts";
import { isOpen } from "../payments/progress.ts";
import { findPaymentsOf } from "../payments/store.ts";
import { planRefund, type PlannedRefund } from "../refunds/plan.ts";
import type { OrderContext } from "./checkout.ts";
import { requireOrder } from "./create.ts";
import { canClientCancel, planTransition } from "./machine.ts";
import { giveBackReductions } from "./reductions.ts";
import { findClientContact, findOrderedPieces, findOrderOf, lockOrder, moveOrder, type StoredOrder } from "./store.ts";

/** What is given back of a paid order, line by line, for its credit note. */
async function creditedOf(
  tx: Transaction,
  order: StoredOrder,
): Promise<{ lines: CreditedLine[]; shippingCents: number }> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const paid = paidByLine(order.steps);
  const credited = lines.map(({ id, snapshot: { name, brand_name, size }, quantity }) => ({
    name,
    brand_name,
    size,
    quantity,
    amountCents: paid.get(id) ?? 0,
  }));
  return { lines: credited, shippingCents: shippingOf(order.steps) };
}

async function mailCancelled(
  tx: Transaction,
  order: StoredOrder,
  refund: PlannedRefund | null,
  now: Date,
): Promise<void> {
  const contact = await findClientContact(tx, order.clientId);
  if (!contact) return;
  await enqueueMail(
    tx,
    {
      kind: "order-cancelled",
      recipient: contact.email,
      locale: order.locale,
      data: {
        firstname: contact.firstname,
        order_number: order.number,
        cancelled_at: now.toISOString(),
        payment_method_ttc: toDecimal(refund?.providerCents ?? 0),
        wallet_ttc: toDecimal(refund?.walletCents ?? (order.paidAt === null ? order.walletCents : 0)),
        credit_note: refund?.creditNote ?? null,
        has_code: order.couponCode !== null,
      },
      dedupeKey: `order-cancelled:${order.id}`,
    },
    now,
  );
}

/**
 * Gives up an order that is locked: its pieces are on the shelf again, its code may be used again, what was paid goes
 * back where it came from. False when it may not be given up (any more). The caller closed its open attempts to pay.
 */
async function cancelLockedOrder(tx: Transaction, order: StoredOrder, now: Date): Promise<boolean> {
  const next = canClientCancel(order) ? planTransition(order.status, "CLIENT_CANCELLED") : null;
  if (!next) return false;
  await returnStock(tx, await findOrderedPieces(tx, order.id));
  await moveOrder(tx, order.id, next, now, { reservedUntil: null, cancelledAt: now });
  if (order.paidAt === null) {
    await giveBackReductions(tx, order, now);
    await mailCancelled(tx, order, null, now);
    return true;
  }
  if (order.couponCode !== null) await releaseCode(tx, order.id);
  await returnPoints(tx, order, now);
  const refund =
    order.totalCents > 0
      ? await planRefund(tx, {
          orderId: order.id,
          amountCents: order.totalCents,
          reason: "cancelled",
          dedupeKey: `cancelled:${order.id}`,
          now,
          credited: await creditedOf(tx, order),
        })
      : null;
  await mailCancelled(tx, order, refund, now);
  return true;
}

/**
 * The client gives an order up before it is packed; asking again answers the cancelled order. An attempt to pay that is
 * open is given up at the provider first: one that has paid meanwhile is refunded with the order.
 */
export async function cancelOrder(orderId: string, context: OrderContext): Promise<Order> {
  const { db, clock, caller } = context;
  const known = await findOrderOf(db, orderId, caller.clientId);
  if (!known) throw new ApiError("NOT_FOUND");
  if (canClientCancel(known)) {
    await closeOpenAttempts(context, { purpose: "ORDER", id: orderId });
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return;
      const attempts = await findPaymentsOf(tx, { purpose: "ORDER", id: orderId });
      if (attempts.some(({ status }) => isOpen(status))) throw new ApiError("REQUEST_IN_PROGRESS");
      await cancelLockedOrder(tx, order, clock.now());
    });
  }
  const answer = await requireOrder(context, orderId);
  if (answer.cancelled_at === null) throw new ApiError("ORDER_NOT_CANCELLABLE", { data: { status: answer.status } });
  return answer;
}
