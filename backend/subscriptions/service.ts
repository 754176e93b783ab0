import type { z } from "zod";
import type { createSubscription, DeliveryDays, Subscription, terminateSubscription } from "#contract/subscriptions.ts";
import type { DeliveryMode } from "#contract/delivery.ts";
import { requireBudget } from "./least-budget.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { ApiError } from "../http/problem.ts";
import { identifyCall } from "../orders/idempotency.ts";
import { requireProfile } from "../profiles/service.ts";
import { cancelBox } from "../requests/cancel.ts";
import { requireDate } from "../requests/move-date.ts";
import { openSubscriptionBox } from "../requests/open.ts";
import { findUnsent, lockBox } from "../requests/store.ts";
import { toSubscriptions } from "./answer.ts";
import { addMonths, todayOf } from "./calendar.ts";
import { changeOwn, readSubscription, type SubscriptionContext, type SubscriptionParams } from "./changing.ts";
import { requireDeliveryChoice } from "./delivery-choice.ts";
import { deliveryRange, earliestDelivery, freeDays, furthestMonths } from "./delivery-dates.ts";
import { findFraudLabel } from "./fraud.ts";
import { planAfterBox, planCreation, planPause, planResumption, planTermination } from "./machine.ts";
import { enqueueSubscriptionMail } from "./mails.ts";
import { findSubscriptionRows } from "./rows.ts";
import { runOnce } from "./run-once.ts";
import {
  addToLastEvent,
  applyMove,
  findHome,
  findSubscription,
  insertSubscription,
  saveSubscription,
  type Home,
  type StoredSubscription,
} from "./store.ts";

type Creation = z.output<(typeof createSubscription)["body"]>;

export async function readSubscriptions(context: SubscriptionContext, profileId: string): Promise<Subscription[]> {
  const { clientId } = context.caller;
  const [, rows] = await Promise.all([
    requireProfile(context, context.caller, profileId),
    findSubscriptionRows(context.db, { clientId, profileId }),
  ]);
  return toSubscriptions(context, clientId, rows);
}

/** Those of every profile. */
export async function readAllSubscriptions(context: SubscriptionContext): Promise<Subscription[]> {
  const { clientId } = context.caller;
  return toSubscriptions(context, clientId, await findSubscriptionRows(context.db, { clientId }));
}

export async function requireHome(tx: Transaction, clientId: string): Promise<Home> {
  const home = await findHome(tx, clientId);
  if (!home) throw new ApiError("NOT_FOUND");
  return home;
}

export async function readDeliveryDates(
  context: SubscriptionContext,
  profileId: string,
  mode: DeliveryMode,
): Promise<DeliveryDays> {
  const [days] = await Promise.all([
    readAllDeliveryDates(context, mode),
    requireProfile(context, context.caller, profileId),
  ]);
  return days;
}

/** They depend on the address alone. */
export async function readAllDeliveryDates(context: SubscriptionContext, mode: DeliveryMode): Promise<DeliveryDays> {
  const home = await findHome(context.db, context.caller.clientId);
  const range = deliveryRange(todayOf(context.clock.now()), { country: home?.country ?? "FR", mode });
  return { ...range, days: freeDays(range) };
}

/** First day a new box of the subscription may arrive. */
export const earliestOf = (home: Home, { delivery }: Pick<StoredSubscription, "delivery">, now: Date): string =>
  earliestDelivery(todayOf(now), { country: home.country, mode: delivery.mode });

async function insertNew(
  context: SubscriptionContext,
  tx: Transaction,
  profileId: string,
  input: Creation,
): Promise<string> {
  const { clientId } = context.caller;
  const { profileType, draftBox } = await requireProfile({ db: tx }, context.caller, profileId);
  const now = context.clock.now();
  const home = await requireHome(tx, clientId);
  const delivery = requireDeliveryChoice(input.delivery, home);
  const range = deliveryRange(todayOf(now), { country: home.country, mode: delivery.mode });
  const date = input.first_delivery_date ?? range.from;
  requireDate(date, range);
  const id = crypto.randomUUID();
  await insertSubscription(
    tx,
    {
      ...planCreation(input.frequency, date),
      id,
      clientId,
      profileId,
      budgetCents: requireBudget(profileType, input.budget_ttc),
      delivery,
      fraudLabel: await findFraudLabel(tx, clientId, profileId),
      createdAt: now,
      updatedAt: now,
    },
    now,
  );
  const subscription = await findSubscription(tx, id);
  if (!subscription) throw new Error("the subscription was not inserted");
  // A first box that is near opens at once, so that the client can wish for something right away; so does one that was shown.
  const isNear = subscription.nextAt === null || subscription.nextAt <= now;
  const wasShown = draftBox !== null && draftBox.requestId === null;
  if (isNear || wasShown) await openSubscriptionBox(context, tx, subscription, { deliveryDate: date });
  await enqueueSubscriptionMail(tx, "subscription-created", subscription, { date }, now);
  return id;
}

/** Subscribes a profile, or makes a one-shot. Repeated calls with the same key answer the same subscription. */
export async function subscribe(
  context: SubscriptionContext,
  profileId: string,
  input: Creation,
): Promise<Subscription> {
  const { clientId } = context.caller;
  const call = identifyCall(clientId, context.idempotencyKey, "createSubscription", { profileId, ...input });
  try {
    const sid = await runOnce(context, call, (tx) => insertNew(context, tx, profileId, input));
    return await readSubscription(context, { id: profileId, sid });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError("SUBSCRIPTION_ALREADY_OPEN");
    throw error;
  }
}

/** Gives up the box that is not yet packed, if there is one; answers its delivery date. */
async function dropUnsent(tx: Transaction, subscriptionId: string, now: Date): Promise<string | null> {
  const unsent = await findUnsent(tx, subscriptionId);
  const box = unsent && (await lockBox(tx, unsent.id));
  return box && (await cancelBox(tx, box.request, now)) ? box.request.deliveryDate : null;
}

export interface Pause {
  until?: string | undefined;
  months?: number | undefined;
}

/** First day after the pause; null waits for the client. Throws DELIVERY_DATE_NOT_POSSIBLE for a day that is no pause. */
function endOfPause({ until, months }: Pause, now: Date): string | null {
  const today = todayOf(now);
  if (months !== undefined) return addMonths(today, months);
  if (until === undefined) return null;
  const range = { from: today, until: addMonths(today, furthestMonths) };
  if (until <= range.from || until > range.until)
    throw new ApiError("DELIVERY_DATE_NOT_POSSIBLE", {
      data: { ...range, reason: until > range.until ? "TOO_LATE" : "TOO_EARLY" },
    });
  return until;
}

export async function pause(
  context: SubscriptionContext,
  params: SubscriptionParams,
  input: Pause,
  isRehearsal: boolean,
): Promise<Subscription> {
  return changeOwn(context, params, isRehearsal, async (tx, subscription) => {
    const now = context.clock.now();
    const until = endOfPause(input, now);
    if (!planPause(subscription, until, null)) throw new ApiError("SUBSCRIPTION_ENDED");
    const date = await dropUnsent(tx, subscription.id, now);
    const move = planPause(subscription, until, date);
    if (!move) throw new ApiError("SUBSCRIPTION_ENDED");
    await applyMove(tx, subscription.id, move, now, { until });
    await enqueueSubscriptionMail(tx, "subscription-paused", { ...subscription, ...move.state }, { until }, now);
  });
}

/** Goes on with a locked, paused subscription; false when it is not paused. */
export async function resumeLocked(
  tx: Transaction,
  subscription: StoredSubscription,
  now: Date,
  frequencyMonths?: number,
): Promise<boolean> {
  const home = await requireHome(tx, subscription.clientId);
  const move = planResumption(subscription, earliestOf(home, subscription, now), frequencyMonths);
  if (!move) return false;
  // A box that was asked for during the pause is the next one.
  const unsent = await findUnsent(tx, subscription.id);
  const state = unsent ? planAfterBox(move.state, unsent.deliveryDate) : move.state;
  await applyMove(tx, subscription.id, { ...move, state }, now);
  const date = unsent?.deliveryDate ?? state.nextDeliveryDate;
  await enqueueSubscriptionMail(tx, "subscription-resumed", { ...subscription, ...state }, { date }, now);
  return true;
}

export async function resume(
  context: SubscriptionContext,
  params: SubscriptionParams,
  isRehearsal: boolean,
): Promise<Subscription> {
  return changeOwn(context, params, isRehearsal, async (tx, subscription) => {
    if (subscription.status === "TERMINATED" || subscription.status === "COMPLETED")
      throw new ApiError("SUBSCRIPTION_ENDED");
    await resumeLocked(tx, subscription, context.clock.now());
  });
}

/** Ends a subscription at once and gives up the box that is not yet packed. Why may follow when it has ended. */
export async function terminate(
  context: SubscriptionContext,
  params: SubscriptionParams,
  { reason, comment }: z.output<(typeof terminateSubscription)["body"]>,
  isRehearsal: boolean,
): Promise<Subscription> {
  return changeOwn(context, params, isRehearsal, async (tx, subscription) => {
    const now = context.clock.now();
    const move = planTermination(subscription, now);
    if (!move) {
      if (subscription.terminationReason === null && (reason !== null || comment !== ""))
        await tellReason(tx, subscription, { reason, comment }, now);
      return;
    }
    await dropUnsent(tx, subscription.id, now);
    await applyMove(tx, subscription.id, move, now, { reason, comment });
    await saveSubscription(tx, subscription.id, { terminationReason: reason }, now);
    await enqueueSubscriptionMail(
      tx,
      "subscription-terminated",
      { ...subscription, ...move.state },
      { day: todayOf(now) },
      now,
    );
  });
}

/** Beside the end itself, which can still be taken back. */
async function tellReason(
  tx: Transaction,
  { id }: StoredSubscription,
  told: { reason: string | null; comment: string },
  now: Date,
): Promise<void> {
  await saveSubscription(tx, id, { terminationReason: told.reason }, now);
  await addToLastEvent(tx, id, told);
}
