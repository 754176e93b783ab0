import type { CountryCode } from "#contract/locale.ts";
import type { DeliveryMode } from "#contract/delivery.ts";
import { findOffer } from "../delivery/offers.ts";
import { addWorkingDays, isWorkingDay } from "../delivery/working-days.ts";
import { addDays, addMonths, parisMoment } from "./calendar.ts";

/** A new box arrives this many working days ahead at the earliest: choosing, looking at the preview, packing, the way. */
const earliestWorkingDays = 7;
/** What the carrier does not need of them. */
const workingDaysInHouse = 2;
/** A delivery date may lie this far ahead. */
export const furthestMonths = 12;
/** A box opens for wishes this long before its delivery date. */
const openDaysBefore = 21;
/** The carrier has the box from this many days before its delivery date. */
export const shipDaysBefore = 3;

export interface Destination {
  country: CountryCode;
  mode: DeliveryMode;
}

/** How long the carrier takes; home delivery stands in where the mode does not exist. */
const carrierDays = ({ country, mode }: Destination): { min: number; max: number } =>
  (findOffer(country, mode) ?? findOffer(country, "HOME"))?.days ?? { min: 4, max: 7 };

export const earliestDelivery = (today: string, destination: Destination): string =>
  addWorkingDays(today, Math.max(earliestWorkingDays, workingDaysInHouse + carrierDays(destination).max));

export const deliveryRange = (today: string, destination: Destination): { from: string; until: string } => ({
  from: earliestDelivery(today, destination),
  until: addMonths(today, furthestMonths),
});

export type DateRefusal = "TOO_EARLY" | "TOO_LATE" | "NOT_A_WORKING_DAY";

/** Why a box cannot arrive on a day; null when it can. */
export function refuseDate(day: string, range: { from: string; until: string }): DateRefusal | null {
  if (day < range.from) return "TOO_EARLY";
  if (day > range.until) return "TOO_LATE";
  return isWorkingDay(day) ? null : "NOT_A_WORKING_DAY";
}

/** Each day of the range a box can arrive on. */
export function freeDays({ from, until }: { from: string; until: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) if (isWorkingDay(day)) days.push(day);
  return days;
}

/** First day the carrier may ring for a box that arrives on `deliveryDate` at the latest. */
export function optimisticDelivery(deliveryDate: string, destination: Destination): string {
  const arrival = addWorkingDays(addDays(deliveryDate, -shipDaysBefore), carrierDays(destination).min);
  return arrival < deliveryDate ? arrival : deliveryDate;
}

/** The moment a box with that delivery date opens for wishes. */
export const opensAt = (deliveryDate: string): Date => parisMoment(addDays(deliveryDate, -openDaysBefore), 6);

/** Delivery date of the box after one that arrives on `day`, on a working day. */
export const dateAfter = (day: string, frequencyMonths: number, deliveryDay: number): string =>
  addWorkingDays(addMonths(day, frequencyMonths, deliveryDay), 0);

/**
 * Delivery dates until a day when nobody changes anything. `next` is that of the next box; `following` that of the one
 * after it where it is planned already, else the rhythm tells.
 */
export function plannedDates(
  next: string | null,
  following: string | null,
  { frequencyMonths, deliveryDay }: { frequencyMonths: number | null; deliveryDay: number },
  until: string,
): string[] {
  const dates: string[] = next === null ? [] : [next];
  if (next === null || frequencyMonths === null) return dates;
  let day = following ?? dateAfter(next, frequencyMonths, deliveryDay);
  while (day <= until) {
    dates.push(day);
    day = dateAfter(day, frequencyMonths, deliveryDay);
  }
  return dates;
}
