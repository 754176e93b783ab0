import type { Transaction } from "../db/database.ts";
import { ApiError } from "../http/problem.ts";
import { addDays, todayOf } from "../subscriptions/calendar.ts";
import { deliveryRange, refuseDate, type Destination } from "../subscriptions/delivery-dates.ts";
import { planBoxDate } from "../subscriptions/machine.ts";
import { applyMove } from "../subscriptions/store.ts";
import type { RequestStatusCode } from "#contract/requests.ts";
import { isUnsent } from "./machine.ts";
import { composeAt, composeDaysBefore, prepareAt, previewUntil } from "./schedule.ts";
import { saveRequest, type LockedBox } from "./store.ts";

/**
 * Days a box may be moved to. Pieces that are put aside are not kept longer than they would have been for a box
 * composed today. Null when there is no such day.
 */
export function movableRange(
  status: RequestStatusCode,
  now: Date,
  destination: Destination,
): { from: string; until: string } | null {
  const today = todayOf(now);
  const range = deliveryRange(today, destination);
  if (status === "UPCOMING" || status === "OPEN") return range;
  if (status !== "COMPOSED" && status !== "VALIDATED") return null;
  const until = addDays(today, composeDaysBefore);
  return range.from <= until ? { from: range.from, until } : null;
}

/** Throws DELIVERY_DATE_NOT_POSSIBLE with the days that are. */
export function requireDate(date: string, range: { from: string; until: string }): void {
  const reason = refuseDate(date, range);
  if (reason) throw new ApiError("DELIVERY_DATE_NOT_POSSIBLE", { data: { ...range, reason } });
}

/** Moves a locked box and what follows it. Throws REQUEST_NOT_CHANGEABLE and DELIVERY_DATE_NOT_POSSIBLE. */
export async function moveBoxDate(
  tx: Transaction,
  { request, subscription }: LockedBox,
  date: string,
  destination: Destination,
  now: Date,
): Promise<void> {
  if (date === request.deliveryDate) return;
  const range = isUnsent(request.status) ? movableRange(request.status, now, destination) : null;
  if (!range) throw new ApiError("REQUEST_NOT_CHANGEABLE");
  requireDate(date, range);
  const moved = {
    OPEN: () => ({ dueAt: composeAt(date, now, false) }),
    COMPOSED: () => {
      const last = previewUntil(date, now);
      const until = request.previewUntil !== null && request.previewUntil < last ? request.previewUntil : last;
      return { previewUntil: until, dueAt: until };
    },
    VALIDATED: () => ({ dueAt: prepareAt(date) }),
  }[request.status as "OPEN" | "COMPOSED" | "VALIDATED"]();
  await saveRequest(tx, request.id, { deliveryDate: date, ...moved }, now);
  const move = subscription && planBoxDate(subscription, request.deliveryDate, date);
  if (subscription && move)
    await applyMove(tx, subscription.id, move, now, { from: request.deliveryDate, to: date, request_id: request.id });
}
