import type { Transaction } from "../db/database.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { earliestDelivery } from "../subscriptions/delivery-dates.ts";
import { planAfterCancelledBox, planTermination } from "../subscriptions/machine.ts";
import { applyMove, findHome, saveSubscription } from "../subscriptions/store.ts";
import { cancelBox } from "./cancel.ts";
import { findLatest, type LockedBox } from "./store.ts";

/** What a subscription does without the box that was given up. A one-shot ends with its last box. */
async function goOnWithout({ request, subscription }: LockedBox, tx: Transaction, now: Date): Promise<void> {
  if (!subscription) return;
  if (subscription.frequencyMonths !== null) {
    const home = await findHome(tx, subscription.clientId);
    const destination = { country: home?.country ?? "FR", mode: subscription.delivery.mode } as const;
    const { nextDeliveryDate, nextAt } = planAfterCancelledBox(
      subscription,
      earliestDelivery(todayOf(now), destination),
    );
    await saveSubscription(tx, subscription.id, { nextDeliveryDate, nextAt }, now);
    return;
  }
  const isAnotherAlive = await findLatest(tx, subscription, [
    "OPEN",
    "COMPOSED",
    "VALIDATED",
    "PREPARED",
    "SHIPPED",
    "DELIVERED",
  ]);
  const move = isAnotherAlive ? null : planTermination(subscription, now);
  if (move) await applyMove(tx, subscription.id, move, now, { request_id: request.id });
}

/** Gives a locked box up with all that follows. False when it is on its way already. */
export async function giveUpBox(box: LockedBox, tx: Transaction, now: Date): Promise<boolean> {
  if (!(await cancelBox(tx, box.request, now))) return false;
  await goOnWithout(box, tx, now);
  return true;
}
