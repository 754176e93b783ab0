import type { Subscription } from "#contract/subscriptions.ts";
import { ApiError } from "../http/problem.ts";
import { giveUpBox } from "../requests/give-up.ts";
import { enqueueBoxMail } from "../requests/mails.ts";
import { requireDate } from "../requests/move-date.ts";
import { findUnsent, lockBox } from "../requests/store.ts";
import { todayOf } from "./calendar.ts";
import { changeOwn, type SubscriptionContext, type SubscriptionParams } from "./changing.ts";
import { deliveryRange } from "./delivery-dates.ts";
import { planSkip } from "./machine.ts";
import { requireHome } from "./service.ts";
import { addSubscriptionEvent, applyMove } from "./store.ts";

/** Leaves the next box out. Throws the errors of `skipBox`. */
export async function skip(
  context: SubscriptionContext,
  params: SubscriptionParams,
  isRehearsal: boolean,
): Promise<Subscription> {
  return changeOwn(context, params, isRehearsal, async (tx, subscription) => {
    const { status, frequencyMonths } = subscription;
    if (status === "TERMINATED" || status === "COMPLETED") throw new ApiError("SUBSCRIPTION_ENDED");
    if (status === "PAUSED" || frequencyMonths === null) throw new ApiError("REQUEST_NOT_CHANGEABLE");
    const now = context.clock.now();
    const unsent = await findUnsent(tx, subscription.id);
    const box = unsent && (await lockBox(tx, unsent.id));
    if (box) {
      if (!(await giveUpBox(box, tx, now))) throw new ApiError("REQUEST_NOT_CHANGEABLE");
      await addSubscriptionEvent(tx, subscription.id, "SKIPPED", { request_id: box.request.id }, now);
      await enqueueBoxMail(tx, "box-cancelled", box.request, { reason: "CLIENT" }, now);
      return;
    }
    const move = planSkip(subscription);
    if (!move) throw new ApiError("REQUEST_NOT_CHANGEABLE");
    const home = await requireHome(tx, subscription.clientId);
    const range = deliveryRange(todayOf(now), { country: home.country, mode: subscription.delivery.mode });
    const date = move.state.nextDeliveryDate ?? range.until;
    if (date > range.until) requireDate(date, range);
    await applyMove(tx, subscription.id, move, now, { from: subscription.nextDeliveryDate, to: date });
  });
}
