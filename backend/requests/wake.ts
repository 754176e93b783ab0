import type { Transaction } from "../db/database.ts";
import { and, eq, gt, isNotNull, lte, or } from "../db/orm.ts";
import { requests } from "../db/schema/request.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";
import { prepareDaysBefore } from "./schedule.ts";

/**
 * The client did something about what holds boxes up (an address, a card): those that should have been packed or sent by
 * now are tried again at once. A box whose time has not come yet is not hurried.
 */
export async function wakeHeldBoxes(tx: Transaction, clientId: string, now: Date): Promise<void> {
  const isLate = lte(requests.deliveryDate, addDays(todayOf(now), prepareDaysBefore));
  await tx
    .update(requests)
    .set({ dueAt: now })
    .where(
      and(
        eq(requests.clientId, clientId),
        isNotNull(requests.blockedReason),
        gt(requests.dueAt, now),
        or(eq(requests.status, "PREPARED"), and(eq(requests.status, "VALIDATED"), isLate)),
      ),
    );
}
