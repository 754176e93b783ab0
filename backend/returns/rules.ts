import type { ReturnMode } from "#contract/return-mode.ts";
import type { CountryCode, Locale } from "#contract/locale.ts";
import type { ReturnStatus } from "../db/schema/after-sale.ts";
import { carrierOf, carriers, findOffer } from "../delivery/offers.ts";
import { addWorkingDays } from "../delivery/working-days.ts";
import { paidForPieces, spreadDiscount } from "../discounts/spread.ts";
import type { StoredOrder } from "../orders/store.ts";
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

interface Line {
  id: string;
  quantity: number;
  returnedQuantity: number;
  unitPriceCents: number;
}

/**
 * What was paid for each line. Pieces of a replacement stand at what was paid for those they replace, and its discount
 * only says that nothing was paid again.
 */
export function paidForLines(
  order: Pick<StoredOrder, "exchangeOf" | "discountCents">,
  lines: readonly Line[],
): number[] {
  const totals = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);
  if (order.exchangeOf !== null) return totals;
  const total = totals.reduce((sum, cents) => sum + cents, 0);
  const parts = spreadDiscount(Math.min(order.discountCents, total), totals);
  return totals.map((cents, index) => cents - (parts[index] ?? 0));
}

export interface ReturnedPieces {
  lineId: string;
  count: number;
  isExchange: boolean;
}
export interface Settlement {
  /** What goes back, delivery included. */
  refundCents: number;
  shippingCents: number;
  /** By line, what is given back for it. */
  refunded: Map<string, number>;
  /** By line, what was paid for each piece that is exchanged. */
  exchanged: Map<string, number[]>;
  /** By line, what came back so far and now. */
  returned: Map<string, number>;
}

/**
 * What a parcel is worth. The delivery is given back with the last piece: when all of this order has come back for
 * money, and all of the orders that replace or are replaced by it (`isRestBack`).
 */
export function planSettlement(
  order: Pick<StoredOrder, "exchangeOf" | "discountCents">,
  lines: readonly Line[],
  pieces: readonly ReturnedPieces[],
  { shippingCents, isRestBack }: { shippingCents: number; isRestBack: boolean },
): Settlement {
  const paid = paidForLines(order, lines);
  const returned = new Map(lines.map((line) => [line.id, line.returnedQuantity]));
  const exchanged = new Map<string, number[]>();
  const refunded = new Map<string, number>();
  for (const { lineId, count, isExchange } of pieces) {
    const index = lines.findIndex(({ id }) => id === lineId);
    const line = lines[index];
    if (!line) throw new Error(`no line ${lineId}`);
    const already = returned.get(lineId) ?? 0;
    const worth = (before: number, pieceCount: number) =>
      paidForPieces(paid[index] ?? 0, { quantity: line.quantity, already: before, count: pieceCount });
    if (isExchange)
      exchanged.set(
        lineId,
        Array.from({ length: count }, (_, piece) => worth(already + piece, 1)),
      );
    else refunded.set(lineId, (refunded.get(lineId) ?? 0) + worth(already, count));
    returned.set(lineId, already + count);
  }
  const isAllBack = lines.every(({ id, quantity }) => returned.get(id) === quantity);
  const shipping = pieces.length > 0 && isAllBack && isRestBack && exchanged.size === 0 ? shippingCents : 0;
  const refundCents = [...refunded.values()].reduce((sum, cents) => sum + cents, shipping);
  return { refundCents, shippingCents: shipping, refunded, exchanged, returned };
}
