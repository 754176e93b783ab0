import type { Subscription } from "#contract/subscriptions.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { ApiError } from "../http/problem.ts";
import { moveBoxDate } from "../requests/move-date.ts";
import { openSubscriptionBox } from "../requests/open.ts";
import { findUnsent, lockBox, saveRequest } from "../requests/store.ts";
import { lockOwn, readSubscription, type SubscriptionContext, type SubscriptionParams } from "./changing.ts";
import { enqueueSubscriptionMail } from "./mails.ts";
import { findSubscriptionRows } from "./rows.ts";
import { requireHome } from "./service.ts";
import { addSubscriptionEvent, findSubscription, saveSubscription, type StoredSubscription } from "./store.ts";
import { readUndo, undoUntil, type Stand } from "./undo.ts";

/** The columns of a subscription as they were. */
const columnsOf = (stand: Stand): Partial<StoredSubscription> => ({
  status: stand.status,
  frequencyMonths: stand.frequencyMonths,
  nextDeliveryDate: stand.nextDeliveryDate,
  nextAt: stand.nextAt === null ? null : new Date(stand.nextAt),
  deliveryDay: stand.deliveryDay,
  pausedUntil: stand.pausedUntil,
  terminatedAt: stand.terminatedAt === null ? null : new Date(stand.terminatedAt),
  budgetCents: stand.budgetCents,
  delivery: stand.delivery,
  ...(stand.status === "TERMINATED" ? {} : { terminationReason: null }),
});

/** Gives the box its day and terms back, or opens a new one with its wishes when it was given up. */
async function restoreBox(
  context: SubscriptionContext,
  tx: Transaction,
  subscriptionId: string,
  { box: wanted, delivery }: Stand,
): Promise<void> {
  if (wanted === null) return;
  const now = context.clock.now();
  const terms = { budgetCents: wanted.budgetCents, delivery: wanted.delivery };
  const unsent = await findUnsent(tx, subscriptionId);
  const locked = unsent && (await lockBox(tx, unsent.id));
  if (!locked) {
    const subscription = await findSubscription(tx, subscriptionId);
    if (!subscription) throw new ApiError("NOT_FOUND");
    await openSubscriptionBox(context, tx, subscription, { ...terms, deliveryDate: wanted.deliveryDate });
    return;
  }
  const home = await requireHome(tx, locked.request.clientId);
  await moveBoxDate(tx, locked, wanted.deliveryDate, { country: home.country, mode: delivery.mode }, now);
  await saveRequest(tx, locked.request.id, terms, now);
}

/** Takes the last change back. Throws UNDO_NOT_POSSIBLE, and SUBSCRIPTION_ALREADY_OPEN when another one began meanwhile. */
export async function takeBack(context: SubscriptionContext, params: SubscriptionParams): Promise<Subscription> {
  const { clientId } = context.caller;
  const now = context.clock.now();
  try {
    return await context.db.transaction(async (tx) => {
      const subscription = await lockOwn(tx, context.caller, params);
      const [row] = await findSubscriptionRows(tx, { clientId, profileId: params.id, id: params.sid });
      const home = await requireHome(tx, clientId);
      const destination = { country: home.country, mode: subscription.delivery.mode } as const;
      const undo = row?.lastEvent ? readUndo(row.lastEvent.data) : null;
      if (!row || !undo || !undoUntil(subscription, row.box, row.lastEvent, destination, now))
        throw new ApiError("UNDO_NOT_POSSIBLE");
      const { before } = undo;
      await saveSubscription(tx, subscription.id, columnsOf(before), now);
      await restoreBox(context, tx, subscription.id, before);
      // Opening and moving a box plan the one after it anew: what was planned comes back as it was.
      await saveSubscription(tx, subscription.id, columnsOf(before), now);
      await addSubscriptionEvent(tx, subscription.id, "UNDONE", { of: row.lastEvent?.type }, now);
      const goesOnAgain = before.status === "ACTIVE" && subscription.status !== "ACTIVE";
      const date = before.box?.deliveryDate ?? before.nextDeliveryDate;
      if (goesOnAgain && date !== null && before.frequencyMonths !== null)
        await enqueueSubscriptionMail(
          tx,
          "subscription-resumed",
          { ...subscription, frequencyMonths: before.frequencyMonths },
          { date },
          now,
        );
      return readSubscription({ ...context, db: tx }, params);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError("SUBSCRIPTION_ALREADY_OPEN");
    throw error;
  }
}
