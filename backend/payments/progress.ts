import type { ChargeResult } from "./provider.ts";

export type PaymentStatus = ChargeResult["status"];

const rank: Record<PaymentStatus, number> = { PENDING: 0, REQUIRES_ACTION: 1, FAILED: 2, SUCCEEDED: 3 };

/**
 * The status of an attempt after news of it. News only ever raise it, so that a return page, a webhook and the
 * reconciliation reach the same end in whichever order they come; money that was taken is the last word.
 */
export const advancePayment = (current: PaymentStatus, news: PaymentStatus): PaymentStatus =>
  rank[news] > rank[current] ? news : current;

export const isOpen = (status: PaymentStatus): boolean => status === "PENDING" || status === "REQUIRES_ACTION";
