import { alias } from "drizzle-orm/pg-core";
import { paidForKept } from "#contract/price.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  not,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";
import { clients } from "../db/schema/client.ts";
import { ledgerEntries } from "../db/schema/ledger.ts";
import { orderLines, orders } from "../db/schema/order.ts";
import { parisDay } from "../delivery/working-days.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { lockOrder, type StoredOrder } from "../orders/store.ts";
import { grantPoints } from "./points.ts";
import { pointsFor } from "./tiers.ts";

const dayMs = 86_400_000;
/** How far back the job looks for orders whose time to return is over: longer than any return is under way. */
const lookBackDays = 90;

/** The day a moment falls on in Paris, for the database. */
const parisDate = (moment: AnyColumn): SQL<string> => sql`(${moment} at time zone 'Europe/Paris')::date`;

const keyOf = (orderId: string): string => `order-points:${orderId}`;

const grantFor = (tx: Transaction, order: StoredOrder, cents: number, now: Date): Promise<boolean> =>
  grantPoints(
    tx,
    {
      clientId: order.clientId,
      points: pointsFor(cents),
      rule: "ORDER_POINTS",
      source: { type: "order", id: order.id },
      dedupeKey: keyOf(order.id),
    },
    now,
  );

/** Points for a box, once it is paid: its bill holds only what was kept. */
export const earnForBox = (tx: Transaction, order: StoredOrder, now: Date): Promise<boolean> =>
  grantFor(tx, order, order.itemsTotalCents - order.discountCents, now);

/**
 * Gives the points of orders of the shop that can no longer be returned; one whose return is under way waits for it.
 * Answers how many gave points; safe in several processes.
 */
export async function earnPoints({ db, clock, log }: Dependencies): Promise<number> {
  const now = clock.now();
  const day = (moment: Date) => parisDay(moment).day;
  const openReturns = db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orders.id), inArray(returns.status, ["DECLARED", "RECEIVED"])));
  const earned = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.dedupeKey, sql`'order-points:' || ${orders.id}`));
  const kept = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), gt(orderLines.quantity, orderLines.returnedQuantity)));
  // The bill of a box has given the points for pieces that were exchanged for another size.
  const boxes = alias(orders, "boxes");
  const fromBox = db
    .select({ id: boxes.id })
    .from(boxes)
    .where(and(eq(boxes.id, orders.exchangeOf), eq(boxes.kind, "BOX")));
  // Orders that gave no point stay among those that are due: they must not hold up the ones behind.
  return inBatches<{ id: string }>(
    async (after, limit) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(clients, eq(clients.id, orders.clientId))
        .where(
          and(
            // What ended while a client was out of the programme earns nothing, later neither.
            isNull(clients.loyaltyLeftAt),
            or(isNull(clients.loyaltyRejoinedAt), gte(orders.returnUntil, parisDate(clients.loyaltyRejoinedAt))),
            eq(orders.status, "DELIVERED"),
            eq(orders.kind, "SHOP"),
            lt(orders.returnUntil, day(now)),
            gte(orders.returnUntil, day(new Date(now.getTime() - lookBackDays * dayMs))),
            exists(kept),
            not(exists(openReturns)),
            not(exists(earned)),
            not(exists(fromBox)),
            after ? gt(orders.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(limit),
    async ({ id }) => {
      try {
        return await db.transaction(async (tx) => {
          const order = await lockOrder(tx, id, { skipLocked: true });
          if (order?.status !== "DELIVERED") return false;
          const lines = await tx
            .select()
            .from(orderLines)
            .where(eq(orderLines.orderId, id))
            .orderBy(orderLines.position);
          return grantFor(tx, order, paidForKept(order.steps, lines), now);
        });
      } catch (error) {
        log.warn({ orderId: id, error }, "points not given");
        return false;
      }
    },
  );
}
