import type { ReturnMode } from "#contract/return-mode.ts";
import type { CountryCode, Locale } from "#contract/locale.ts";
import type { ReturnStatus } from "../db/schema/after-sale.ts";
import { carrierOf, carriers, findOffer } from "../delivery/offers.ts";
import { addWorkingDays } from "../delivery/working-days.ts";
import { addDays, laterDay, parisMoment, todayOf } from "../subscriptions/calendar.ts";

/** Days after the declaration in which the parcel has to be handed in, and the money is given back. */
const handInDays = 14;
const refundDays = 14;
/** A parcel that came late is paid back this many days after it came. */
const lateRefundDays = 5;
/** A parcel handed in on the last day may travel this long. */
export const transitDays = 7;
/** In a demo nobody carries parcels: a declared one comes by itself after this many days. */
export const demoParcelDays = 5;
/** Pieces are looked through on the working day after the parcel came. */
const checkHour = 10;

export type ReturnEvent = "RECEIVED" | "SETTLED" | "EXPIRED" | "CANCELLED";

const transitions: Record<ReturnStatus, readonly ReturnEvent[]> = {
  DECLARED: ["RECEIVED", "EXPIRED", "CANCELLED"],
  RECEIVED: ["SETTLED"],
  SETTLED: [],
  /** The parcel was late. */
  EXPIRED: ["RECEIVED"],
  CANCELLED: [],
};
export const canBecome = (status: ReturnStatus, event: ReturnEvent): boolean => transitions[status].includes(event);

export const handInBy = (now: Date): string => addDays(todayOf(now), handInDays);

/** Day the money is back at the latest: counted from the declaration, or from a parcel that came late. */
export const refundBy = (declaredAt: Date, receivedAt: Date): string =>
  laterDay(addDays(todayOf(declaredAt), refundDays), addDays(todayOf(receivedAt), lateRefundDays));

export const isLost = (handInUntil: string, now: Date): boolean => todayOf(now) > addDays(handInUntil, transitDays);

export const settleAt = (receivedAt: Date): Date => parisMoment(addWorkingDays(todayOf(receivedAt), 1), checkHour);

/** Who carries a parcel back; null where there is no way of this mode. A post office and the door are the post's. */
export function returnCarrier(country: CountryCode, mode: ReturnMode, locale: Locale): string | null {
  const offer = findOffer(country, mode === "PICKUP_POINT" ? "PICKUP_POINT" : "HOME");
  return offer && carriers[carrierOf(offer, locale)];
}

/** What staff found of a line when the parcel was opened. */
export interface CountedPieces {
  lineId: string;
  came: number;
  /** Of those, pieces that cannot be sold again. */
  damaged: number;
}

/**
 * What came of a declared line: all of it where nobody counted, unfit for sale when it was sent back for a defect. Never
 * more than was declared.
 */
export function countReceived(
  { orderLineId, quantity, reason }: { orderLineId: string; quantity: number; reason: string },
  counted: readonly CountedPieces[],
): { came: number; damaged: number } {
  const found = counted.find(({ lineId }) => lineId === orderLineId);
  if (!found) return { came: quantity, damaged: reason === "DEFECT" ? quantity : 0 };
  const came = Math.min(found.came, quantity);
  return { came, damaged: Math.min(found.damaged, came) };
}
