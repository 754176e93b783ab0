import type { StoredDelivery } from "../db/schema/order.ts";
import { addWorkingDays, cutOffHour, isWorkingDay, parisDay } from "../delivery/working-days.ts";
import { addDays, parisMoment, todayOf } from "../subscriptions/calendar.ts";

const hourMs = 3_600_000;

/** When somebody is there to pack, in Paris. */
const workingHours = { from: 8, until: 18 };
/** An order is packed this long after it was paid, or when work begins again. */
const packingMs = hourMs;
/** The carrier comes once on a working day. */
const collectionHour = 16;
const deliveryHour = 12;
/** Days after its delivery in which an order of the shop can be returned. */
const shopReturnDays = 30;

export function prepareAt(paidAt: Date): Date {
  const moment = new Date(paidAt.getTime() + packingMs);
  const { day, hour } = parisDay(moment);
  if (isWorkingDay(day) && hour >= workingHours.from && hour < workingHours.until) return moment;
  const isBefore = isWorkingDay(day) && hour < workingHours.from;
  return parisMoment(isBefore ? day : addWorkingDays(addDays(day, 1), 0), workingHours.from);
}

/** As the expected days of delivery promise: what is paid before the cut-off leaves on the same working day. */
export function shipAt(paidAt: Date): Date {
  const { day, hour } = parisDay(paidAt);
  const isLate = isWorkingDay(day) && hour >= cutOffHour;
  return parisMoment(addWorkingDays(day, isLate ? 1 : 0), collectionHour);
}

const lastWorkingDay = (day: string): string => (isWorkingDay(day) ? day : lastWorkingDay(addDays(day, -1)));

/** Orders paid before this moment are due to be packed, those paid later are not yet. */
export function packedBefore(now: Date): Date {
  const { day, hour } = parisDay(now);
  const isWork = isWorkingDay(day) && hour >= workingHours.from && hour < workingHours.until;
  const lastDay = lastWorkingDay(hour < workingHours.from ? addDays(day, -1) : day);
  const end = isWork ? now : parisMoment(lastDay, workingHours.until);
  return new Date(end.getTime() - packingMs);
}

/** Orders paid before this moment are due to leave, those paid later are not yet. */
export function shippedBefore(now: Date): Date {
  const { day, hour } = parisDay(now);
  return parisMoment(lastWorkingDay(hour < collectionHour ? addDays(day, -1) : day), cutOffHour);
}

/** On the last expected day; a parcel that left late takes at least a working day. */
export function deliverAt(delivery: Pick<StoredDelivery, "expected_until">, shippedAt: Date): Date {
  const least = addWorkingDays(todayOf(shippedAt), 1);
  return parisMoment(delivery.expected_until > least ? delivery.expected_until : least, deliveryHour);
}

/** Last day to declare a return of an order of the shop that was delivered on `day`. */
export const shopReturnUntil = (day: string): string => addDays(day, shopReturnDays);
