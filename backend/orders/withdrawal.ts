import { addDays, laterDay, todayOf } from "../subscriptions/calendar.ts";
import { isUnpaid } from "./machine.ts";
import type { StoredOrder } from "./store.ts";

/** Days after the delivery in which a consumer may withdraw by law, the last one in full. */
const withdrawalDays = 14;

/** Last day of a withdrawal: the law's, or the later one the shop grants. Null before the delivery. */
export function withdrawUntil(deliveredOn: string | null, returnUntil: string | null): string | null {
  if (deliveredOn === null) return null;
  const lawful = addDays(deliveredOn, withdrawalDays);
  return returnUntil === null ? lawful : laterDay(lawful, returnUntil);
}

type Bought = Pick<StoredOrder, "kind" | "status" | "cancelledAt" | "deliveredAt" | "returnUntil">;

/**
 * Whether an order is a purchase its client may withdraw from today. A box is none before it came, for it is given up with
 * its request; it waits for its money afterwards, and the law's days go on when it is decided on and billed.
 */
export function canWithdraw({ kind, status, cancelledAt, deliveredAt, returnUntil }: Bought, now: Date): boolean {
  const isBought = kind === "BOX" ? deliveredAt !== null : !isUnpaid(status);
  if (!isBought || cancelledAt !== null || status === "CANCELLED" || status === "CLOSED") return false;
  const until = withdrawUntil(deliveredAt && todayOf(deliveredAt), returnUntil);
  return until === null || todayOf(now) <= until;
}
