import type { Dependencies } from "../context.ts";
import { and, asc, eq, exists, gt, inArray, isNotNull, lte, not, or } from "../db/orm.ts";
import { requests, subscriptions } from "../db/schema/request.ts";
import { inBatches } from "../jobs/in-batches.ts";
import { enqueueBoxMail } from "../requests/mails.ts";
import { unsentStatuses } from "../requests/machine.ts";
import { openSubscriptionBox } from "../requests/open.ts";
import { findUnsent } from "../requests/store.ts";
import { addDays, laterDay, todayOf } from "./calendar.ts";
import { resumeLocked } from "./service.ts";
import { lockSubscription } from "./store.ts";

/** Thousands fall due in the same minute: three fifths of the time belong to the calls of customers. */
const renewalRest = 1.5;

/** Opens the next box of every subscription whose moment has come, and plans the one after it. */
export async function renewSubscriptions(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const now = clock.now();
  const today = todayOf(now);
  const unsent = db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.subscriptionId, subscriptions.id), inArray(requests.status, [...unsentStatuses])));
  return inBatches<{ id: string; nextAt: Date }>(
    async (after, limit) => {
      const rows = await db
        .select({ id: subscriptions.id, nextAt: subscriptions.nextAt })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.status, "ACTIVE"),
            isNotNull(subscriptions.frequencyMonths),
            lte(subscriptions.nextAt, now),
            not(exists(unsent)),
            after
              ? or(
                  gt(subscriptions.nextAt, after.nextAt),
                  and(eq(subscriptions.nextAt, after.nextAt), gt(subscriptions.id, after.id)),
                )
              : undefined,
          ),
        )
        .orderBy(asc(subscriptions.nextAt), asc(subscriptions.id))
        .limit(limit);
      return rows.flatMap(({ id, nextAt }) => (nextAt === null ? [] : [{ id, nextAt }]));
    },
    async ({ id }) => {
      try {
        return await db.transaction(async (tx) => {
          const subscription = await lockSubscription(tx, id, { skipLocked: true });
          const isDue = subscription?.status === "ACTIVE" && subscription.nextAt !== null && subscription.nextAt <= now;
          if (!isDue || (await findUnsent(tx, id))) return false;
          const request = await openSubscriptionBox(dependencies, tx, subscription);
          const chooseUntil = addDays(todayOf(request.dueAt ?? now), -1);
          await enqueueBoxMail(tx, "box-opened", request, { choose_until: laterDay(today, chooseUntil) }, now);
          return true;
        });
      } catch (error) {
        log.error({ subscriptionId: id, error }, "subscription not renewed");
        return false;
      }
    },
    { rest: renewalRest },
  );
}

/** Subscriptions whose pause is over go on. */
export async function resumeSubscriptions(dependencies: Dependencies): Promise<number> {
  const { db, clock, log } = dependencies;
  const now = clock.now();
  const today = todayOf(now);
  return inBatches<{ id: string }>(
    async (after, limit) =>
      db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.status, "PAUSED"),
            lte(subscriptions.pausedUntil, today),
            after ? gt(subscriptions.id, after.id) : undefined,
          ),
        )
        .orderBy(asc(subscriptions.id))
        .limit(limit),
    async ({ id }) => {
      try {
        return await db.transaction(async (tx) => {
          const subscription = await lockSubscription(tx, id, { skipLocked: true });
          const isDue = subscription?.pausedUntil != null && subscription.pausedUntil <= today;
          return isDue ? resumeLocked(tx, subscription, now) : false;
        });
      } catch (error) {
        log.error({ subscriptionId: id, error }, "subscription not resumed");
        return false;
      }
    },
  );
}
