import type { z } from "zod";
import type { Subscription, updateSubscription } from "#contract/subscriptions.ts";
import { requireProfile } from "../profiles/service.ts";
import { requireBudget } from "./least-budget.ts";
import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { takePromised } from "../requests/promised.ts";
import { changeDate } from "../requests/service.ts";
import { findLatest, findUnsent, lockBox, saveRequest } from "../requests/store.ts";
import { changeOwn, lockOwn, type SubscriptionContext, type SubscriptionParams } from "./changing.ts";
import { requireDeliveryChoice } from "./delivery-choice.ts";
import { planConversion, planFrequency } from "./machine.ts";
import { enqueueSubscriptionMail } from "./mails.ts";
import { earliestOf, requireHome, resumeLocked } from "./service.ts";
import { addSubscriptionEvent, applyMove, saveSubscription, type StoredSubscription } from "./store.ts";

type Change = z.output<(typeof updateSubscription)["body"]>;

/** Another rhythm: resumes what is paused, turns a one-shot into a subscription. Throws SUBSCRIPTION_ENDED. */
async function changeFrequency(
  context: SubscriptionContext,
  tx: Transaction,
  subscription: StoredSubscription,
  frequencyMonths: number,
): Promise<void> {
  const now = context.clock.now();
  if (await resumeLocked(tx, subscription, now, frequencyMonths)) return;
  if (subscription.status === "TERMINATED") throw new ApiError("SUBSCRIPTION_ENDED");
  const earliest = earliestOf(await requireHome(tx, subscription.clientId), subscription, now);
  const last = await findLatest(tx, subscription, [
    "OPEN",
    "COMPOSED",
    "VALIDATED",
    "PREPARED",
    "SHIPPED",
    "DELIVERED",
    "CLOSED",
  ]);
  const lastDate = last?.deliveryDate ?? null;
  const conversion = planConversion(subscription, frequencyMonths, lastDate, earliest);
  const move = conversion ?? planFrequency(subscription, frequencyMonths, lastDate, earliest);
  if (!move) return;
  await applyMove(tx, subscription.id, move, now, { from: subscription.frequencyMonths, to: frequencyMonths });
  if (!conversion) return;
  // What was shown before the box was to be followed by others is for the one that is open already.
  const unsent = await findUnsent(tx, subscription.id);
  if (unsent?.status === "OPEN") await takePromised(tx, unsent, now);
  await enqueueSubscriptionMail(
    tx,
    "subscription-created",
    { ...subscription, ...move.state },
    { date: move.state.nextDeliveryDate },
    now,
  );
}

/** Budget and delivery hold for the box that is not yet packed as well. */
async function changeTerms(
  context: SubscriptionContext,
  tx: Transaction,
  subscription: StoredSubscription,
  { budget_ttc: budget, delivery }: Change,
): Promise<void> {
  const now = context.clock.now();
  const home = await requireHome(tx, subscription.clientId);
  const { profileType } = await requireProfile({ db: tx }, context.caller, subscription.profileId);
  const terms = {
    ...(budget === undefined ? {} : { budgetCents: requireBudget(profileType, budget) }),
    ...(delivery === undefined ? {} : { delivery: requireDeliveryChoice(delivery, home) }),
  };
  if (Object.keys(terms).length === 0) return;
  await saveSubscription(tx, subscription.id, terms, now);
  await addSubscriptionEvent(tx, subscription.id, "UPDATED", terms, now);
  const unsent = await findUnsent(tx, subscription.id);
  const box = unsent && (await lockBox(tx, unsent.id));
  if (box) await saveRequest(tx, box.request.id, terms, now);
}

async function changeNextDate(
  context: SubscriptionContext,
  tx: Transaction,
  subscription: StoredSubscription,
  date: string,
): Promise<void> {
  const unsent = await findUnsent(tx, subscription.id);
  const box = unsent && (await lockBox(tx, unsent.id));
  if (!box && subscription.nextDeliveryDate === null) throw new ApiError("REQUEST_NOT_CHANGEABLE");
  await changeDate(context, tx, box ?? { request: null, subscription }, date);
}

/** Changes what is given, all of it or nothing. Throws the errors of `updateSubscription`. */
export async function changeSubscription(
  context: SubscriptionContext,
  params: SubscriptionParams,
  change: Change,
  isRehearsal: boolean,
): Promise<Subscription> {
  return changeOwn(context, params, isRehearsal, async (tx, subscription) => {
    const canGoOn = subscription.status === "ACTIVE" || subscription.status === "PAUSED";
    if (!canGoOn && change.frequency === undefined) throw new ApiError("SUBSCRIPTION_ENDED");
    if (change.frequency !== undefined) await changeFrequency(context, tx, subscription, change.frequency);
    await changeTerms(context, tx, await lockOwn(tx, context.caller, params), change);
    if (change.next_delivery_date === undefined) return;
    const changed = await lockOwn(tx, context.caller, params);
    if (changed.status !== "ACTIVE") throw new ApiError("REQUEST_NOT_CHANGEABLE");
    await changeNextDate(context, tx, changed, change.next_delivery_date);
  });
}
