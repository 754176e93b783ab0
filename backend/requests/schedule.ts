import { previewDays, tryOnDays } from "#contract/terms.ts";
import { addDays, countDays, parisMoment, todayOf } from "../subscriptions/calendar.ts";
import { shipDaysBefore } from "../subscriptions/delivery-dates.ts";
import { addWorkingDays } from "../delivery/working-days.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The stylist composes a box this long before its delivery date. */
export const composeDaysBefore = 14;
/** A box asked for later than that leaves this long for wishes before the stylist begins. */
const wishWindowMs = dayMs;
/** A box is composed at the latest this long before its delivery date; composed later, it arrives later. */
export const composeLeadDays = 7;
/** `previewDays` do not reach into the last days before the delivery, and the client has at least these hours. */
const previewEndsDaysBefore = 8;
export const previewMinimumMs = dayMs;
export const prepareDaysBefore = 5;
const reminderDaysBefore = [2, 1] as const;
/** A box is closed when nothing came back this long after the last day to declare a return … */
export const graceDays = 5;
/** … and this much later while a declared parcel is on its way. */
export const declaredParcelDays = 14;
/** A blocked box is given up this long after the day it should have arrived. */
const blockedDays = 30;
/** A step that cannot be done yet is tried again after this time. */
export const retryMs = 6 * hourMs;

const [composeHour, prepareHour, shipHour, deliveryHour, reminderHour] = [6, 8, 16, 12, 9];
const later = (a: Date, b: Date): Date => (a > b ? a : b);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** When the stylist begins. `from` is when the box was opened or moved; final wishes need no time to be made. */
export function composeAt(deliveryDate: string, from: Date, areWishesFinal: boolean): Date {
  const planned = parisMoment(addDays(deliveryDate, -composeDaysBefore), composeHour);
  if (areWishesFinal) return later(planned, from);
  const last = parisMoment(addDays(deliveryDate, -composeLeadDays), composeHour);
  const wished = earlier(new Date(from.getTime() + wishWindowMs), last);
  return later(planned, later(wished, from));
}

/** Until when a preview made at `composedAt` may be changed. */
export function previewUntil(deliveryDate: string, composedAt: Date): Date {
  const wanted = new Date(composedAt.getTime() + previewDays * dayMs);
  const last = parisMoment(addDays(deliveryDate, -previewEndsDaysBefore), composeHour);
  const least = new Date(composedAt.getTime() + previewMinimumMs);
  return later(earlier(wanted, last), least);
}

/** Until when a preview may be changed whose yes was taken back at `now`: as before, and a day at least if there is one. */
export function reopenedUntil(deliveryDate: string, until: Date | null, now: Date): Date {
  const least = earlier(new Date(now.getTime() + previewMinimumMs), prepareAt(deliveryDate));
  return until === null ? least : later(until, least);
}

/** When a preview without an answer is reminded of: the day before its time is over, never twice in a short while. */
export function previewReminderAt(until: Date, from: Date): Date {
  const wanted = new Date(until.getTime() - dayMs);
  return wanted.getTime() - from.getTime() >= dayMs / 2 ? wanted : until;
}

export const prepareAt = (deliveryDate: string): Date =>
  parisMoment(addDays(deliveryDate, -prepareDaysBefore), prepareHour);
export const shipAt = (deliveryDate: string): Date => parisMoment(addDays(deliveryDate, -shipDaysBefore), shipHour);
export const deliverAt = (deliveryDate: string): Date => parisMoment(deliveryDate, deliveryHour);

/** Last day to declare what goes back of a box that was delivered on `day`. */
export const returnUntilAfter = (day: string): string => addDays(day, tryOnDays);
/** The client is reminded of it at half time, two days and one day before. */
export function reminderMoments(deliveredOn: string, returnUntil: string): Date[] {
  const half = addDays(deliveredOn, Math.floor(countDays(deliveredOn, returnUntil) / 2));
  const days = [half, ...reminderDaysBefore.map((days) => addDays(returnUntil, -days))];
  return [...new Set(days)]
    .filter((day) => day > deliveredOn && day < returnUntil)
    .toSorted()
    .map((day) => parisMoment(day, reminderHour));
}
/** Day the box gets its bill: the days of grace are over with their last one. */
export const closeDay = (returnUntil: string, isParcelUnderWay: boolean): string =>
  addDays(returnUntil, graceDays + (isParcelUnderWay ? declaredParcelDays : 0) + 1);
export const closeAt = (returnUntil: string, isParcelUnderWay: boolean): Date =>
  parisMoment(closeDay(returnUntil, isParcelUnderWay), composeHour);

/** The delivery date, or the first working day that leaves `leadDays` when time has run away. */
export function withLead(deliveryDate: string, now: Date, leadDays: number): string {
  const first = addDays(todayOf(now), leadDays);
  return deliveryDate < first ? addWorkingDays(first, 0) : deliveryDate;
}

/** Whether a blocked box has been waiting for too long. */
export const isGivenUp = (deliveryDate: string, now: Date): boolean =>
  todayOf(now) > addDays(deliveryDate, blockedDays);
