import type { Queryable } from "#backend/db/database.ts";
import { asc } from "#backend/db/orm.ts";
import { returns } from "#backend/db/schema/after-sale.ts";
import { orderEvents, orders } from "#backend/db/schema/order.ts";
import {
  requestEvents,
  requestItems,
  requests,
  subscriptions,
  type RequestStatus,
} from "#backend/db/schema/request.ts";
import { isUnsent } from "#backend/requests/machine.ts";
import type { OrderStatus } from "#contract/orders.ts";
import { livedOf } from "../lived.ts";
import { isLegal } from "../legal-subscription.ts";

const way: RequestStatus[] = ["OPEN", "COMPOSED", "VALIDATED", "PREPARED", "SHIPPED", "DELIVERED", "CLOSED"];
/** What the order of a box may be while the box is on its way or closed. */
const ordersOf: Partial<Record<RequestStatus, OrderStatus[]>> = {
  PREPARED: ["PREPARED"],
  SHIPPED: ["SHIPPED"],
  DELIVERED: ["DELIVERED"],
  CLOSED: ["PENDING_PAYMENT", "PAYMENT_FAILED", "PAID", "CLOSED"],
  CANCELLED: ["CANCELLED"],
};

async function auditBoxes(db: Queryable): Promise<string[]> {
  const boxes = await db.select().from(requests);
  const events = Map.groupBy(
    await db.select().from(requestEvents).orderBy(asc(requestEvents.sequence)),
    ({ requestId }) => requestId,
  );
  const items = Map.groupBy(await db.select().from(requestItems), ({ requestId }) => requestId);
  const orderOf = new Map((await db.select().from(orders)).map((order) => [order.id, order]));
  const unsent = Map.groupBy(
    boxes.filter(({ status }) => isUnsent(status)),
    ({ subscriptionId, profileId }) => subscriptionId ?? profileId,
  );
  return [
    ...boxes.flatMap(({ id, status, dueAt, orderId, previewUntil, clientId }) => {
      const timeline = (events.get(id) ?? []).map((event) => event.status);
      const lived = livedOf(timeline);
      const order = orderId === null ? undefined : orderOf.get(orderId);
      const isOver = status === "CLOSED" || status === "CANCELLED";
      const isSent = ["PREPARED", "SHIPPED", "DELIVERED", "CLOSED"].includes(status);
      const faults: [boolean, string][] = [
        [timeline.at(-1) !== status, "is not where its timeline ends"],
        [lived.join() !== way.slice(0, lived.length).join(), `lived ${timeline.join()}`],
        [isOver !== (dueAt === null), "waits for the clock though it is over, or the other way round"],
        [isSent !== (order !== undefined) && status !== "CANCELLED", "is sent without an order, or unsent with one"],
        [order !== undefined && !ordersOf[status]?.includes(order.status), `has an order that is ${order?.status}`],
        [order !== undefined && (order.kind !== "BOX" || order.clientId !== clientId), "has somebody else's order"],
        [status === "COMPOSED" && previewUntil === null, "has a preview without an end"],
        [(isSent || status === "COMPOSED") && (items.get(id)?.length ?? 0) < 4, "is nearly empty"],
      ];
      return faults.flatMap(([isWrong, words]) => (isWrong ? [`the ${status} box ${id} ${words}`] : []));
    }),
    ...[...unsent].flatMap(([of, { length }]) => (length > 1 ? [`${length} boxes wait for ${of}`] : [])),
  ];
}

async function auditSubscriptions(db: Queryable): Promise<string[]> {
  const all = await db.select().from(subscriptions);
  const boxes = Map.groupBy(await db.select().from(requests), ({ subscriptionId }) => subscriptionId);
  return all.flatMap((subscription) => {
    const { id, status } = subscription;
    const alive = (boxes.get(id) ?? []).filter((box) => box.status !== "CLOSED" && box.status !== "CANCELLED");
    const isWrong =
      !isLegal(subscription) ||
      (status === "COMPLETED" && alive.length > 0) ||
      (status === "TERMINATED" && alive.some((box) => isUnsent(box.status)));
    return isWrong ? [`the ${status} subscription ${id} cannot be so`] : [];
  });
}

async function auditOrders(db: Queryable): Promise<string[]> {
  const events = Map.groupBy(
    await db.select().from(orderEvents).orderBy(asc(orderEvents.sequence)),
    ({ orderId }) => orderId,
  );
  const parcels = Map.groupBy(await db.select().from(returns), ({ orderId }) => orderId);
  return (await db.select().from(orders)).flatMap(({ id, kind, status, ...order }) => {
    const timeline = (events.get(id) ?? []).map((event) => event.status);
    const isUnpaid = status === "PENDING_PAYMENT" || status === "PAYMENT_FAILED";
    const open = (parcels.get(id) ?? []).filter((parcel) => ["DECLARED", "RECEIVED"].includes(parcel.status));
    const faults: [boolean, string][] = [
      [timeline.at(-1) !== status, "is not where its timeline ends"],
      [kind === "SHOP" && isUnpaid !== (order.reservedUntil !== null), "keeps pieces it should not, or none"],
      [kind === "SHOP" && status !== "CANCELLED" && !isUnpaid && order.paidAt === null, "was never paid"],
      [status === "DELIVERED" && order.returnUntil === null, "was delivered without a deadline"],
      [status === "SHIPPED" && order.trackingNumber === null, "was sent without a number"],
      [kind === "BOX" && status !== "DELIVERED" && open.length > 0, "is billed while a parcel is open"],
      [status !== "PAYMENT_FAILED" && order.nextChargeAt !== null, "is charged again though it did not fail"],
    ];
    return faults.flatMap(([isWrong, words]) => (isWrong ? [`the ${status} ${kind} order ${id} ${words}`] : []));
  });
}

export const auditStates = async (db: Queryable): Promise<string[]> => [
  ...(await auditBoxes(db)),
  ...(await auditSubscriptions(db)),
  ...(await auditOrders(db)),
];
