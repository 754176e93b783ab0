import { isDemo } from "../config/environment.ts";
import type { Dependencies } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { and, asc, eq, gt, gte, lt, lte, sql, type SQL } from "../db/orm.ts";
import { returns } from "../db/schema/after-sale.ts";
import { mailOutbox, orders } from "../db/schema/order.ts";
import { parisDay } from "../delivery/working-days.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { lockOrder } from "../orders/store.ts";
import { addDays } from "../subscriptions/calendar.ts";
import { giveUpReturn } from "./give-up.ts";
import { deadlineKind, mailDeadline } from "./mails.ts";
import { receiveReturn } from "./receive.ts";
import { demoParcelDays, isLost, settleAt, transitDays } from "./rules.ts";
import { settleReturn } from "./settle.ts";
import { countOnTheirWay } from "./on-their-way.ts";
import { findLines, type StoredReturn } from "./store.ts";

const dayMs = 86_400_000;
/** A reminder comes this many days before the last one to declare a return. */
const reminderDays = 3;

interface Due {
  row: StoredReturn;
  rootId: string;
}

/** Does one thing to each return that is due, in a transaction of its own; one that fails holds up no other. */
const forEachReturn = (
  { db, log }: Dependencies,
  due: SQL | undefined,
  act: (tx: Transaction, due: Due) => Promise<boolean>,
): Promise<number> =>
  inBatches<Due>(
    async (after, limit) =>
      db
        .select({ row: returns, rootId: sql<string>`coalesce(${orders.exchangeOf}, ${orders.id})` })
        .from(returns)
        .innerJoin(orders, eq(orders.id, returns.orderId))
        .where(and(due, after ? gt(returns.id, after.row.id) : undefined))
        .orderBy(asc(returns.id))
        .limit(limit),
    async (found) => {
      try {
        return await db.transaction(async (tx) => act(tx, found));
      } catch (error) {
        log.error({ returnId: found.row.id, error }, "return not moved on");
        return false;
      }
    },
  );

/** In a demo declared parcels come by themselves; elsewhere staff scans them (`npm run staff -- receive-return`). */
export async function receiveDemoReturns(dependencies: Dependencies): Promise<number> {
  if (!isDemo(dependencies.environment)) return 0;
  const now = dependencies.clock.now();
  const due = and(
    eq(returns.status, "DECLARED"),
    lte(returns.createdAt, new Date(now.getTime() - demoParcelDays * dayMs)),
  );
  return forEachReturn(dependencies, due, async (tx, { row }) => receiveReturn(tx, row, now));
}

/** Settles received parcels of orders of the shop; those of a box are read by its closing. */
export async function settleReturns(dependencies: Dependencies): Promise<number> {
  const now = dependencies.clock.now();
  const due = and(eq(returns.status, "RECEIVED"), eq(orders.kind, "SHOP"));
  return forEachReturn(dependencies, due, async (tx, { row, rootId }) =>
    row.receivedAt && settleAt(row.receivedAt) <= now
      ? settleReturn(tx, { id: row.id, orderId: row.orderId, rootId }, now)
      : false,
  );
}

/** Gives up parcels that were never handed in; sizes that were put aside for them are free again. */
export async function expireReturns(dependencies: Dependencies): Promise<number> {
  const now = dependencies.clock.now();
  const due = and(eq(returns.status, "DECLARED"), lt(returns.handInBy, addDays(parisDay(now).day, -transitDays)));
  return forEachReturn(dependencies, due, async (tx, { row }) =>
    isLost(row.handInBy, now) ? giveUpReturn(tx, row, "EXPIRED") : false,
  );
}

/** Reminds of the last day to return pieces of an order of the shop, once for each such day. */
export async function remindOfDeadlines({ db, clock, log }: Dependencies): Promise<number> {
  const now = clock.now();
  const { day } = parisDay(now);
  const reminded = sql`exists (select from ${mailOutbox} where ${mailOutbox.dedupeKey} = ${`${deadlineKind}:`} || ${orders.id} || ':' || ${orders.returnUntil})`;
  return inBatches<{ id: string }>(
    async (after, limit) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.status, "DELIVERED"),
            eq(orders.kind, "SHOP"),
            gte(orders.returnUntil, day),
            lte(orders.returnUntil, addDays(day, reminderDays)),
            sql`not ${reminded}`,
            after ? gt(orders.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(limit),
    async ({ id }) => {
      try {
        return await db.transaction(async (tx) => {
          const order = await lockOrder(tx, id, { skipLocked: true });
          if (!order) return false;
          const onTheirWay = await countOnTheirWay(tx, [id]);
          const isLeft = (await findLines(tx, id)).some(
            (line) => line.quantity > line.returnedQuantity + (onTheirWay.get(line.id) ?? 0),
          );
          if (isLeft) await mailDeadline(tx, order, now);
          return isLeft;
        });
      } catch (error) {
        log.error({ orderId: id, error }, "no reminder");
        return false;
      }
    },
  );
}
