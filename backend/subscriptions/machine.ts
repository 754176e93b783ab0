import type { subscriptionEvents, subscriptions } from "../db/schema/request.ts";
import { dayOfMonth, laterDay } from "./calendar.ts";
import { dateAfter, opensAt } from "./delivery-dates.ts";

type Stored = typeof subscriptions.$inferSelect;
export type SubscriptionEventType = (typeof subscriptionEvents.$inferSelect)["type"];

/** The part of a subscription that moves. */
export type SubscriptionState = Pick<
  Stored,
  "status" | "frequencyMonths" | "nextDeliveryDate" | "nextAt" | "deliveryDay" | "pausedUntil" | "terminatedAt"
>;

export interface Move {
  state: SubscriptionState;
  event: SubscriptionEventType;
}

/** Another day of the month is meant only by a date somebody chose. */
const planned = (state: SubscriptionState, date: string, deliveryDay = state.deliveryDay): SubscriptionState => ({
  ...state,
  nextDeliveryDate: date,
  nextAt: opensAt(date),
  deliveryDay,
});

const unplanned = { nextDeliveryDate: null, nextAt: null } as const;

/** A one-shot plans nothing: its box is opened when it is made. */
export function planCreation(frequencyMonths: number | null, firstDate: string): SubscriptionState {
  const state: SubscriptionState = {
    ...unplanned,
    status: "ACTIVE",
    frequencyMonths,
    deliveryDay: dayOfMonth(firstDate),
    pausedUntil: null,
    terminatedAt: null,
  };
  return frequencyMonths === null ? state : planned(state, firstDate);
}

const isGoingOn = (state: SubscriptionState): state is SubscriptionState & { frequencyMonths: number } =>
  state.status === "ACTIVE" && state.frequencyMonths !== null;

/** The next box has a record of its own from now on and arrives on `date`: plans the one after it. */
export const planAfterBox = (state: SubscriptionState, date: string): SubscriptionState =>
  isGoingOn(state) ? planned(state, dateAfter(date, state.frequencyMonths, state.deliveryDay)) : state;

/** The box that was open is given up: the one after it keeps its day unless it is over. Null when nothing goes on. */
export const planAfterCancelledBox = (state: SubscriptionState, earliest: string): SubscriptionState =>
  isGoingOn(state) ? planned(state, laterDay(state.nextDeliveryDate ?? earliest, earliest)) : state;

/** The client moves the next box that is still only planned. Null when that changes nothing or nothing is planned. */
export function planDate(state: SubscriptionState, date: string): Move | null {
  if (!isGoingOn(state) || state.nextDeliveryDate === null || state.nextDeliveryDate === date) return null;
  return {
    state: planned(state, date, dayOfMonth(date)),
    event: date > state.nextDeliveryDate ? "POSTPONED" : "FORWARDED",
  };
}

/** The client leaves the next box out that is still only planned. Null when nothing is planned. */
export const planSkip = (state: SubscriptionState): Move | null =>
  isGoingOn(state) && state.nextDeliveryDate !== null
    ? { state: planAfterBox(state, state.nextDeliveryDate), event: "SKIPPED" }
    : null;

/** The client moves the box that has a record already, from one day to another. */
export function planBoxDate(state: SubscriptionState, from: string, to: string): Move | null {
  if (from === to || state.status !== "ACTIVE") return null;
  const moved = isGoingOn(state)
    ? planAfterBox({ ...state, deliveryDay: dayOfMonth(to) }, to)
    : { ...state, deliveryDay: dayOfMonth(to) };
  return { state: moved, event: to > from ? "POSTPONED" : "FORWARDED" };
}

/**
 * Another rhythm. `lastDate` is the delivery date of the latest box, sent or not; the next one follows it in the new
 * rhythm, not before `earliest`. Null when it is the rhythm already or nothing goes on.
 */
export function planFrequency(
  state: SubscriptionState,
  frequencyMonths: number,
  lastDate: string | null,
  earliest: string,
): Move | null {
  if (!isGoingOn(state) || state.frequencyMonths === frequencyMonths) return null;
  const next = { ...state, frequencyMonths };
  if (lastDate === null) return { state: next, event: "UPDATED" };
  const date = laterDay(dateAfter(lastDate, frequencyMonths, state.deliveryDay), earliest);
  return { state: planned(next, date), event: "UPDATED" };
}

/** A one-shot goes on as a subscription, after its box was closed too. Null for anything else. */
export function planConversion(
  state: SubscriptionState,
  frequencyMonths: number,
  lastDate: string | null,
  earliest: string,
): Move | null {
  const isOneShot = state.frequencyMonths === null && (state.status === "ACTIVE" || state.status === "COMPLETED");
  if (!isOneShot) return null;
  const following = lastDate === null ? earliest : dateAfter(lastDate, frequencyMonths, state.deliveryDay);
  return {
    state: planned({ ...state, status: "ACTIVE", frequencyMonths }, laterDay(following, earliest)),
    event: "CONVERTED",
  };
}

/**
 * Stops the rhythm. `nextDate` is the day of the box that would have come next; it is remembered, so that a short pause
 * leaves the rhythm as it was. Pausing again changes the end of the pause. A one-shot has no rhythm: null.
 */
export function planPause(state: SubscriptionState, pausedUntil: string | null, nextDate: string | null): Move | null {
  if (state.frequencyMonths === null || (state.status !== "ACTIVE" && state.status !== "PAUSED")) return null;
  return {
    state: {
      ...state,
      status: "PAUSED",
      nextDeliveryDate: state.status === "PAUSED" ? state.nextDeliveryDate : (nextDate ?? state.nextDeliveryDate),
      nextAt: null,
      pausedUntil,
    },
    event: "PAUSED",
  };
}

/** Goes on with the rhythm, or with another one. Null for what is not paused. */
export function planResumption(
  state: SubscriptionState,
  earliest: string,
  frequencyMonths = state.frequencyMonths,
): Move | null {
  if (state.status !== "PAUSED" || frequencyMonths === null) return null;
  const date = laterDay(state.nextDeliveryDate ?? earliest, earliest);
  return {
    state: planned({ ...state, status: "ACTIVE", frequencyMonths, pausedUntil: null }, date),
    event: "RESUMED",
  };
}

/** Ends it at once; null for what is over already. */
export function planTermination(state: SubscriptionState, now: Date): Move | null {
  if (state.status === "TERMINATED" || state.status === "COMPLETED") return null;
  return {
    state: { ...state, ...unplanned, status: "TERMINATED", pausedUntil: null, terminatedAt: now },
    event: "TERMINATED",
  };
}

/** The box of a one-shot was closed. Null for a subscription that goes on by itself. */
export function planCompletion(state: SubscriptionState): Move | null {
  if (state.status !== "ACTIVE" || state.frequencyMonths !== null) return null;
  return { state: { ...state, ...unplanned, status: "COMPLETED" }, event: "COMPLETED" };
}
